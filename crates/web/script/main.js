// ---- it begins ---------------------------------------------------------------------------------------------------

applySettings();
if (live()) dress();
else {
  comforts();
  names();
}
connect();
