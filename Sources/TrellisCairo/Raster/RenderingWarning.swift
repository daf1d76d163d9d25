import Foundation
import Synchronization

/// What a person is told on standard error, once, about a picture that can't be drawn as it was asked for.
enum RenderingWarning {
  private static let reported = Mutex<Set<String>>([])

  /// Says something, unless it was said before; it reads `where: what; what is done instead`.
  static func report(_ message: @autoclosure () -> String) {
    let text = message()
    guard reported.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
