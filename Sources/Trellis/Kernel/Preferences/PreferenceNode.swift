import TrellisGraph

/// `onPreferenceChange` on one view: its action is performed with the first value and with each that is another.
final class PreferenceNode<Value: Equatable>: LifecycleNode {
  private let name: String
  private var action: (@MainActor (Value) -> Void)?
  /// The value in the last update, and the one that was told last.
  private var latest: Value?
  private var told: Value?

  /// Creates the node of a preference, which messages name.
  init(of name: String, _ inputs: ViewInputs) {
    self.name = name
    super.init(inputs)
  }

  /// Takes the value and the action that there are in the update that runs.
  func see(_ value: Value, action: @escaping @MainActor (Value) -> Void) {
    latest = value
    self.action = action
    if hasChange { note() }
  }

  override var hasChange: Bool { latest != told }

  override func appear() { tell() }

  override func change() { tell() }

  private func tell() {
    guard let latest, latest != told else { return }
    told = latest
    guard mayChange() else { return report() }
    action?(latest)
  }

  private func report() {
    let place = path.map { "at \($0)" } ?? "outside any body"
    Warning.report(
      "Bound preference \(name) tried to update multiple times per frame. Its action, \(place), has changed it "
        + "\(Self.greatestChangeCount) times; it isn't performed again in this frame; let it set what the value doesn't "
        + "depend on",
      onceFor: "\(path?.owner.map(shortName) ?? "") onPreferenceChange(\(name))")
  }
}
