public import Foundation

/// A log of a subsystem and a category.
///
/// Messages are lines on the standard error stream. The environment variable `OS_LOG_LEVEL` (`debug`, `info`, `default`, `error`, `fault`
/// or `off`) is the lowest level that is written; all are by default, as in Xcode. Source: ours: Linux has no unified log.
public final class OSLog: NSObject, Sendable {
  /// A category with a meaning for tools.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Events of interest in the program's run.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Signposts that are recorded only on demand.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Signposts that are recorded on demand, with the calls that lead to them.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let isOff: Bool

  private init(_ subsystem: String, _ category: String, isOff: Bool = false) {
    (self.subsystem, self.category, self.isOff) = (subsystem, category, isOff)
  }

  /// Creates a log.
  public convenience init(subsystem: String, category: String) { self.init(subsystem, category) }

  /// Creates a log of a category with a meaning for tools.
  public convenience init(subsystem: String, category: Category) { self.init(subsystem, category.name) }

  /// A log without a subsystem.
  public static let `default` = OSLog("", "")
  /// A log that writes nothing.
  public static let disabled = OSLog("", "", isOff: true)

  /// Returns whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { !isOff && type.severity >= OSLog.leastSeverity }

  /// The level of the environment variable, read once.
  private static let leastSeverity: Int = {
    switch ProcessInfo.processInfo.environment["OS_LOG_LEVEL"] {
    case "info": 1
    case "default": 2
    case "error": 3
    case "fault": 4
    case "off": 5
    default: 0
    }
  }()

  /// Writes a message as one line.
  func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    FileHandle.standardError.write(Data(line(message(), type).utf8))
  }

  /// Returns the line of a message: the level, unless it is the default, the subsystem and category, and the text.
  func line(_ message: String, _ type: OSLogType) -> String {
    let level = type == .default ? "" : type.name + " "
    let source = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
    return level + source + message + "\n"
  }
}

/// A writer of messages to a log.
///
/// Source: documented, developer.apple.com/documentation/os/logger.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a writer for a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a writer for a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Creates a writer without a subsystem.
  public init() { log = .default }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message of the level `debug`.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message of the level `debug`.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message of the level `info`.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message of the level `error`.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message of the level `error`.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message of the level `fault`.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a message of the level `fault`.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a message of a level.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Writes a message with a format such as `"%{public}@ has %d"`, whose annotations in braces are ignored.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(plainText(message, args), type)
}

/// Writes a message of a level with a format such as `"%{public}@ has %d"`, whose annotations in braces are ignored.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(plainText(message, args), type)
}

/// Returns the text of a format without its annotations.
func plainText(_ format: StaticString, _ arguments: [any CVarArg]) -> String {
  String(format: "\(format)".replacing(/%\{[^}]*\}/, with: "%"), arguments: arguments)
}
