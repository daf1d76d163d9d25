import Foundation
import Synchronization

/// Warnings on standard error, each printed once, about content that can't be drawn as requested.
enum RenderingWarning {
  private static let reported = Mutex<Set<String>>([])

  /// Prints a warning unless it was printed before; the message has the form `where: problem; what is done instead`.
  static func report(_ message: @autoclosure () -> String) {
    let text = message()
    guard reported.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
