/* Another time for a program that is tested: the clock on the wall differs by OTHER_TIME seconds. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
    int failed = (int)syscall(SYS_clock_gettime, clock, time);
    const char *seconds = getenv("OTHER_TIME");
    if (!failed && seconds && clock == CLOCK_REALTIME) time->tv_sec += atol(seconds);
    return failed;
}
