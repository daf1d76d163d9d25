import Foundation

/// A process with the processes that it started, directly or indirectly.
enum ProcessTree {
  /// Kills a process and its descendants; those whose parents have ended aren't found.
  static func kill(_ root: pid_t) {
    var parents: [pid_t: pid_t] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let identifier = pid_t(name) else { continue }
      parents[identifier] = parent(of: identifier)
    }
    var all = [root]
    var position = 0
    while position < all.count {
      all += parents.filter { $0.value == all[position] }.keys
      position += 1
    }
    for identifier in all { Glibc.kill(identifier, SIGKILL) }
  }

  private static func parent(of identifier: pid_t) -> pid_t? {
    let data = FileManager.default.contents(atPath: "/proc/\(identifier)/stat") ?? Data()
    // The name of the program, in parentheses, may have blanks. The state and the parent follow.
    let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ")
    guard let fields, fields.count > 1 else { return nil }
    return pid_t(fields[1])
  }
}
