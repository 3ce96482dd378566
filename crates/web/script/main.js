// ---- it begins ---------------------------------------------------------------------------------------------------

applySettings();
if (live()) {
  dress();
  aim();
} else {
  comforts();
  names();
}
connect();
