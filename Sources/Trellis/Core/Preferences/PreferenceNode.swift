import TrellisGraph

/// The node of `onPreferenceChange` or `onGeometryChange` on one view.
///
/// Its action is performed with the first value and with each different one.
final class PreferenceNode<Value: Equatable>: LifecycleNode {
  private let name: String
  private let modifier: String
  private var action: (@MainActor (_ old: Value, _ new: Value) -> Void)?
  /// The value in the last update, and the one last passed to the action.
  private var latest: Value?
  private var lastReported: Value?

  /// Creates the node of a modifier; `name` is the name of the changing value in messages, such as `Bound preference Key`.
  init(of name: String, modifier: String, _ inputs: ViewInputs) {
    (self.name, self.modifier) = (name, modifier)
    super.init(inputs)
  }

  /// Stores the value and the action of the running update.
  func see(_ value: Value, action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void) {
    latest = value
    self.action = action
    if hasChange { note() }
  }

  override var hasChange: Bool { latest != lastReported }

  override func appear() { tell() }

  override func change() { tell() }

  private func tell() {
    guard let latest, latest != lastReported else { return }
    let old = lastReported ?? latest
    lastReported = latest
    guard mayChange() else { return report() }
    action?(old, latest)
  }

  private func report() {
    let place = path.map { "at \($0)" } ?? "outside any body"
    Warning.report(
      "\(name) tried to update multiple times per frame. Its action, \(place), has changed it "
        + "\(Self.greatestChangeCount) times; the action isn't performed again in this frame; let it set only state on which the value doesn't "
        + "depend",
      onceFor: "\(path?.owner.map(shortName) ?? "") \(modifier)")
  }
}
