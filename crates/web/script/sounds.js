// ---- sounds: a few tones, made here ------------------------------------------------------------------------------

const TUNES = { turn: [523.25, 783.99], scoring: [392, 493.88, 587.33], win: [523.25, 659.25, 783.99, 1046.5] };

function play(name) {
  if (setting("sound") !== "on" || isPast()) return;
  const audio = new AudioContext();
  TUNES[name].forEach((pitch, nth) => {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    const at = audio.currentTime + nth * 0.14;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
  setTimeout(() => audio.close(), 1500);
}
