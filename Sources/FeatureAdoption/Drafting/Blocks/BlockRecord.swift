/// The record of a block: the parts of the source that its keys describe, and the alerts of the feature with the ones
/// that the block makes.
final class BlockRecord {
  var claims = Claims()
  /// The alerts.
  var alerts: DraftedAlerts

  /// Makes an empty record of a block, which may present alerts that keys express.
  init(alerts: DraftedAlerts) { self.alerts = alerts }

  /// Adds the record of a trial that made the keys of the block.
  func add(_ trial: BlockRecord) {
    claims.add(trial.claims)
    alerts = trial.alerts
  }
}
