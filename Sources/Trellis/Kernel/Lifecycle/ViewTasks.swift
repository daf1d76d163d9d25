/// The tasks of a graph's views that run now: who draws a picture waits for them.
@MainActor
final class ViewTasks {
  private var names: [Int: String] = [:]
  private var count = 0

  /// What runs, by the names of the tasks, the first that was started first.
  var underWay: [String] { names.sorted { $0.key < $1.key }.map(\.value) }

  /// A task was started; answers the number under which it is known.
  func begin(_ name: String) -> Int {
    count += 1
    names[count] = name
    return count
  }

  /// A task has ended, or nobody waits for it any more.
  func end(_ number: Int) { names[number] = nil }
}
