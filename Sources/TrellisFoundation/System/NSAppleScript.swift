public import Foundation

/// A script in AppleScript, which can't be run here.
///
/// Source: documented, developer.apple.com/documentation/foundation/nsapplescript.
open class NSAppleScript: NSObject {
  /// The name of the number of an error.
  public static let errorNumber = "NSAppleScriptErrorNumber"
  /// The name of the message of an error.
  public static let errorMessage = "NSAppleScriptErrorMessage"

  /// The text of the script.
  public let source: String?
  /// Whether the script is compiled; false.
  open var isCompiled: Bool { false }

  /// Creates a script from its text.
  public init?(source: String) { self.source = source }

  /// Returns false, and sets the error: there is no AppleScript on this system.
  @discardableResult
  open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
    fail(errorInfo)
    return false
  }

  /// Returns an empty value, and sets the error: there is no AppleScript on this system.
  @discardableResult
  open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor
  {
    fail(errorInfo)
    return NSAppleEventDescriptor()
  }

  /// Sets the error `errOSAScriptError`.
  private func fail(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
    errorInfo?.pointee = [
      NSAppleScript.errorNumber: -1753, NSAppleScript.errorMessage: "There is no AppleScript on this system.",
    ]
  }
}

/// A value of AppleScript; always empty here.
open class NSAppleEventDescriptor: NSObject {
  /// Creates an empty value.
  public override init() { super.init() }
  /// The text; nil.
  open var stringValue: String? { nil }
  /// The number of items; 0.
  open var numberOfItems: Int { 0 }
  /// The value as a Boolean; false.
  open var booleanValue: Bool { false }
  /// The value as a number; 0.
  open var int32Value: Int32 { 0 }
}
