import Synchronization
import TrellisGraph

/// The reference of the views in a lazy list to the row that they show.
///
/// The views of a hidden row may be given to another row, unless something in them keeps more than the row's element: a state that was
/// written, the focus, a press, or a view that isn't known to be reusable.
final class RowSlot {
  private(set) var number: Int
  private var change: Attribute<Int>
  /// The tracked copy of ``generation``, which the arrangement of the lazy container sets.
  ///
  /// All rules in a row depend on the arrangement.
  private let version: Attribute<Int>
  /// The number of times that the views were given to another row.
  private(set) var generation = 0
  private let keeps = Atomic(false)

  /// Creates the slot of a row that is being built; `change` changes with the row's element.
  init(_ number: Int, _ change: Attribute<Int>, _ graph: AttributeGraph) {
    (self.number, self.change) = (number, change)
    version = graph.outcome(name: "ForEach.row", kind: .element, 0)
  }

  /// Returns the row's number; the running rule depends on the number and on changes of the element.
  func read() -> Int {
    _ = readGeneration()
    _ = change.wrappedValue
    return number
  }

  /// Returns the generation; the running rule depends on it.
  func readGeneration() -> Int {
    _ = version.wrappedValue
    return generation
  }

  /// Gives the views to another row.
  ///
  /// Call it only from a rule that every reader of the views depends on.
  func move(to number: Int, _ change: Attribute<Int>) {
    (self.number, self.change) = (number, change)
    generation += 1
    stamp = RowSlot.nextStamp()
    version.setOutcome(generation)
  }

  /// The number of views that keep something only for now, such as buttons under the pointer.
  var holdCount = 0

  /// Whether the views keep more than the row's element, so that they can't show another row.
  var keepsState: Bool { holdCount > 0 || keeps.load(ordering: .relaxed) }

  /// Records that the views keep more than the row's element; may be called on any thread.
  func keepState() { keeps.store(true, ordering: .relaxed) }

  // MARK: - States

  /// A number that no other row and no other generation has.
  private(set) var stamp = RowSlot.nextStamp()

  private static let lastStamp = Atomic(0)
  private static let currentStamp = Atomic(0)
  private static let hasMadeState = Atomic(false)

  private static func nextStamp() -> Int { lastStamp.add(1, ordering: .relaxed).newValue }

  /// Returns the stamp for the initial value of a state that is being created.
  ///
  /// It is that of the row whose views the running rule makes, or 0 outside of reused rows.
  static func stampOfState() -> Int {
    let stamp = currentStamp.load(ordering: .relaxed)
    if stamp != 0 { hasMadeState.store(true, ordering: .relaxed) }
    return stamp
  }

  /// Calls a closure that makes views of a row, or of no row.
  ///
  /// If the views have states, the running rule depends on the row, because the initial values do.
  @MainActor static func making<Result>(_ slot: RowSlot?, _ body: () -> Result) -> Result {
    let outer = currentStamp.load(ordering: .relaxed)
    guard slot != nil || outer != 0 else { return body() }
    let outerHasMade = hasMadeState.exchange(false, ordering: .relaxed)
    currentStamp.store(slot?.stamp ?? 0, ordering: .relaxed)
    let result = body()
    if let slot, hasMadeState.load(ordering: .relaxed) { _ = slot.readGeneration() }
    hasMadeState.store(outerHasMade, ordering: .relaxed)
    currentStamp.store(outer, ordering: .relaxed)
    return result
  }
}
