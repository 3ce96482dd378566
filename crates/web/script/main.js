// ---- it begins ---------------------------------------------------------------------------------------------------

followSettings();
applySettings();
if (live()) {
  dress();
  aim();
} else {
  comforts();
  names();
  learn();
  offerLessons();
}
handOver();
connect();
recallFrom();
