import Foundation
import Synchronization

/// Warnings about media, on the standard error stream: each text once.
package enum MediaWarning {
  private static let reported = Mutex<Set<String>>([])

  /// Reports a warning.
  package static func report(_ text: String) {
    guard reported.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
  }
}
