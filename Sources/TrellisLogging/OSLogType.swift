/// The level of a message in the log.
///
/// Source: documented, developer.apple.com/documentation/os/oslogtype.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8
  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message of the default level.
  public static let `default` = OSLogType(0)
  /// Information that may help, but isn't essential.
  public static let info = OSLogType(1)
  /// Information for developers.
  public static let debug = OSLogType(2)
  /// An error in the program.
  public static let error = OSLogType(16)
  /// An error of the system or of several programs.
  public static let fault = OSLogType(17)

  /// The name of the level in the log.
  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }

  /// The position of the level among all levels: higher levels are more severe.
  var severity: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .error: 3
    case .fault: 4
    default: 2
    }
  }
}
