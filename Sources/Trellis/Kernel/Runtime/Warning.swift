import Foundation

/// What a program is told on standard error, once, about something that is allowed and surely not meant.
enum Warning {
  private static let lock = NSLock()
  /// What was said already; the lock guards it.
  nonisolated(unsafe) private static var reported: Set<String> = []

  /// Says something, unless it was said before; it reads `where: what (values seen); what is done instead; what to do`.
  ///
  /// Where it is the same thing with other names in it, `onceFor` says what it is about.
  static func report(_ message: String, onceFor subject: String? = nil) {
    let isNew = lock.withLock { reported.insert(subject ?? message).inserted }
    if isNew { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
  }
}
