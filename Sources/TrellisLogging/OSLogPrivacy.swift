/// The visibility of a value in the log.
///
/// Values are visible unless they are marked as private or sensitive. Source: ours: on Apple's systems, strings and objects are hidden
/// by default, but visible while a program runs in Xcode.
public struct OSLogPrivacy: Sendable {
  /// The replacement of a hidden value.
  public enum Mask: Sendable {
    /// A number that is equal for equal values in one run of the program.
    case hash
    /// A fixed text.
    case none
  }

  var isHidden: Bool
  var mask = Mask.none

  /// Visible.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// Visible.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// Hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// Hidden.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }

  /// Visible; the mask isn't used.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// Hidden behind a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
  /// Hidden behind a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }

  /// Returns a value as the log shows it.
  func shown(_ text: String) -> String {
    guard isHidden else { return text }
    switch mask {
    case .none: return "<private>"
    case .hash: return "<mask.hash: \(String(UInt(bitPattern: text.hashValue), radix: 16))>"
    }
  }
}
