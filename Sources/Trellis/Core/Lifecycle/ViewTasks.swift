/// The running tasks of a graph's views; rendering a picture waits for them.
@MainActor
final class ViewTasks {
  private var names: [Int: String] = [:]
  private var count = 0

  /// The names of the running tasks, in the order of their starts.
  var underWay: [String] { names.sorted { $0.key < $1.key }.map(\.value) }

  /// Records that a task was started, and returns its number.
  func begin(_ name: String) -> Int {
    count += 1
    names[count] = name
    return count
  }

  /// Records that a task has ended or is no longer waited for.
  func end(_ number: Int) { names[number] = nil }
}

extension ViewContext {
  private enum TasksKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> ViewTasks { ViewTasks() }
  }

  /// The running tasks of views.
  var tasks: ViewTasks { self[TasksKey.self] }
}
