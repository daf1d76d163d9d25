/// Where two values of one type differ first, and how.
///
/// You get one from ``ValueComparison/difference(_:_:)``; the inspector shows it where a reader asks why something was
/// evaluated. The texts are for people: long ones are cut. Objects and closures are told by type, not by address, so
/// that the same program says the same each time.
public struct FieldDifference: Equatable, Sendable, CustomStringConvertible {
  /// What kind of difference it is.
  public enum Reason: Equatable, Sendable, CaseIterable {
    /// The values differ.
    case value
    /// They are, or refer to, two objects.
    case object
    /// They are closures with different code.
    case closureFunction
    /// They are closures with the same code that have captured at different times.
    case closureContext
    /// They are different cases of an enum, or one is `nil`.
    case enumCase
    /// They are of different types, behind an `any`.
    case dynamicType
    /// They are collections of different lengths.
    case count
    /// They are dictionaries, one of which has a key that the other one hasn't.
    case key
    /// They can't be taken apart, and their bytes differ: they may be equal all the same.
    case unknown
  }

  /// The way to what differs: `user.address.city`, `items[3].name`, `scores["Ann"]`; a tuple's element by label or
  /// number, an enum's payload as the case's name: `state.loaded.title`, and so `nickname.some` in an optional.
  ///
  /// `self` if it is the whole value.
  public let path: String
  /// What kind of difference it is.
  public let reason: Reason
  /// What was there in the first value.
  public let old: String
  /// What is there in the second value.
  public let new: String

  /// Creates a description of a difference.
  ///
  /// - Parameters:
  ///   - path: the way to what differs, `self` for the whole.
  ///   - reason: what kind of difference it is.
  ///   - old: what was there in the first value.
  ///   - new: what is there in the second value.
  public init(path: String, reason: Reason, old: String, new: String) {
    self.path = path
    self.reason = reason
    self.old = old
    self.new = new
  }

  /// One line: `user.address.city: "Paris" → "Rome" (the values differ)`.
  public var description: String { "\(path): \(old) → \(new) (\(reason))" }
}

extension FieldDifference.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .value: "the values differ"
    case .object: "two objects"
    case .closureFunction: "closures with different code"
    case .closureContext: "the same closure, captured anew"
    case .enumCase: "different cases"
    case .dynamicType: "different types"
    case .count: "different counts"
    case .key: "different keys"
    case .unknown: "not comparable"
    }
  }
}
