import TrellisGraph

/// What is told after an update when a value has become another.
@MainActor
class AnyValueWatch {
  /// How often it was told in the present update.
  fileprivate final var count = 0

  /// Whether the value is still there.
  var exists: Bool { false }
  /// Whether something changed that the value perhaps depends on.
  var isPerhapsOutOfDate: Bool { false }
  /// What to perform if the value has changed since it was last asked; nil where it hasn't.
  func change() -> (@MainActor () -> Void)? { nil }
  /// Says that the value doesn't settle.
  func reportLoop() {}
}

/// An action to perform with an attribute's value, when it is first there and whenever it has become another.
final class ValueWatch<Value: Equatable>: AnyValueWatch {
  private let attribute: Attribute<Value>
  private let name: String
  private let owner: Any.Type?
  private let action: @MainActor () -> @MainActor (Value) -> Void
  private var last: Value?

  /// Creates a watch of an attribute that nobody else reads.
  ///
  /// Messages name the value, and the view or modifier in whose body it is watched. The closure gives the action; it is called
  /// when the picture is up to date.
  init(
    _ attribute: Attribute<Value>, named name: String, in owner: Any.Type?,
    action: @escaping @MainActor () -> @MainActor (Value) -> Void
  ) {
    self.attribute = attribute
    self.name = name
    self.owner = owner
    self.action = action
  }

  override var exists: Bool { attribute.exists }

  override var isPerhapsOutOfDate: Bool { attribute.exists && attribute.isPerhapsOutOfDate }

  override func change() -> (@MainActor () -> Void)? {
    let value = attribute.wrappedValue
    guard value != last else { return nil }
    last = value
    // Taken now: an action before this one may set state that the modifier's value depends on.
    let action = action()
    return { action(value) }
  }

  override func reportLoop() {
    let place = owner.map { "in the body of \(shortName($0))" } ?? "outside any body"
    Warning.report(
      "Bound \(name) tried to update multiple times per frame. Its action, \(place), has changed it "
        + "\(ValueWatches.limit) times; it isn't performed again in this frame; let it set what the value doesn't depend on"
    )
  }
}

/// The watches of a view graph.
@MainActor
final class ValueWatches {
  /// How often a watch is told in one update.
  static let limit = 10
  private var watches: [AnyValueWatch] = []

  func add(_ watch: AnyValueWatch) {
    watches.append(watch)
  }

  /// Whether something changed that a watched value perhaps depends on.
  var arePerhapsOutOfDate: Bool { watches.contains { $0.isPerhapsOutOfDate } }

  /// Allows each watch to be told again.
  func beginUpdate() {
    for watch in watches { watch.count = 0 }
  }

  /// What is to be performed for the values that have changed, in the order in which the views were built.
  ///
  /// Ask when the picture is up to date: then nothing is watched that has gone.
  func changes() -> [@MainActor () -> Void] {
    var actions: [@MainActor () -> Void] = []
    watches.removeAll { !$0.exists }
    for watch in watches where watch.isPerhapsOutOfDate {
      guard let action = watch.change() else { continue }
      if watch.count == Self.limit {
        watch.reportLoop()
      } else {
        watch.count += 1
        actions.append(action)
      }
    }
    return actions
  }
}
