/// The first difference of two values of one type.
///
/// You get one from ``ValueComparison/difference(_:_:)``; the inspector shows it to explain an evaluation. The texts are for
/// readers: long ones are cut. Objects and closures are described by type, not by address, so that the same program always gives
/// the same texts.
public struct FieldDifference: Equatable, Sendable, CustomStringConvertible {
  /// The kind of a difference.
  public enum Reason: Equatable, Sendable, CaseIterable {
    /// The values differ.
    case value
    /// The values are, or refer to, two objects.
    case object
    /// The values are closures with different code.
    case closureFunction
    /// The values are closures with the same code and separate captured values, which aren't compared.
    case closureContext
    /// The values are different cases of an enum, or one is `nil`.
    case enumCase
    /// The values have different types behind an `any`.
    case dynamicType
    /// The values are collections of different lengths.
    case count
    /// The values are dictionaries, one of which has a key that the other lacks.
    case key
    /// The values have an unknown structure, and their bytes differ.
    ///
    /// The values may be equal nonetheless.
    case unknown
  }

  /// The path to the difference, such as `user.address.city`, `items[3].name` or `scores["Ann"]`; `self` for the whole value.
  ///
  /// An element of a tuple has its label or number. The payload of an enum has the name of its case, as in `state.loaded.title`,
  /// and therefore `nickname.some` in an optional.
  public let path: String
  /// The kind of the difference.
  public let reason: Reason
  /// The text of the first value.
  public let old: String
  /// The text of the second value.
  public let new: String

  /// Creates a description of a difference.
  ///
  /// - Parameters:
  ///   - path: the path to the difference, `self` for the whole value.
  ///   - reason: the kind of the difference.
  ///   - old: the text of the first value.
  ///   - new: the text of the second value.
  public init(path: String, reason: Reason, old: String, new: String) {
    self.path = path
    self.reason = reason
    self.old = old
    self.new = new
  }

  /// Whether the values were captured by a closure.
  package var isCaptured: Bool { path.contains(FieldDifference.captured) }

  /// The beginning of a captured value's part of the path.
  static let captured = "(captured value "

  /// The difference in one line: `user.address.city: "Paris" → "Rome" (the values differ)`.
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
