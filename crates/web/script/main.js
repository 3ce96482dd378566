// ---- it begins ---------------------------------------------------------------------------------------------------

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
connect();
