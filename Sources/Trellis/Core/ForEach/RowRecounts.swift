import TrellisGraph

/// The recounts of rows in a lazy container whose number of views isn't known before they are built.
///
/// A row that is built may turn out to have another number of views. The list of all rows counts again in the next round of the
/// update.
@MainActor
final class RowRecounts {
  /// The number of recounts; the list of all rows depends on it.
  private let count: Attribute<Int>
  private let writes: StateWrites
  /// Whether a row turned out to have another number of views than it was counted for.
  var isDue = false
  private var isEnqueued = false

  init(_ inputs: ViewInputs) {
    count = inputs.graph.input(name: "ForEach.counts", kind: .viewList, 0)
    writes = inputs.context.writes
  }

  /// Begins a count; the running rule counts again after the next recount.
  func begin() {
    isDue = false
    _ = count.wrappedValue
  }

  /// Enqueues a recount of the views for the next round of the update.
  func enqueue() {
    guard !isEnqueued else { return }
    isEnqueued = true
    writes.performLater("ForEach: how many views a row stands for", continues: true) { [self] in
      isEnqueued = false
      if count.exists { count.wrappedValue += 1 }
    }
  }
}
