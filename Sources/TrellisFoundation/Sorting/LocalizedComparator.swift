public import Foundation

extension String {
  /// A comparison of strings for users, in the current locale.
  ///
  /// On a Mac, `localized` and `localizedStandard` are values of `String.StandardComparator`. Linux's Foundation has that type without
  /// them, so here they are values of a type of their own (ours).
  public struct LocalizedComparator: SortComparator, Codable, Sendable {
    enum Method: Codable { case localized, standard }

    let method: Method
    /// The order of the result.
    public var order: SortOrder = .forward

    /// Creates a comparator with another order.
    public init(_ base: Self, order: SortOrder = .forward) {
      (method, self.order) = (base.method, order)
    }

    fileprivate init(_ method: Method) { self.method = method }

    /// Compares strings as a list of files is sorted: without case, and by the value of numbers.
    public static let localizedStandard = Self(.standard)
    /// Compares strings by the rules of the locale.
    public static let localized = Self(.localized)

    /// Returns the relation of two strings.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      let result = method == .standard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
      guard order == .reverse else { return result }
      return ComparisonResult(rawValue: -result.rawValue)!
    }
  }
}

extension SortComparator where Self == String.LocalizedComparator {
  /// A comparator that sorts strings as a list of files: without case, and by the value of numbers.
  public static var localizedStandard: Self { .init(.localizedStandard) }
  /// A comparator that sorts strings by the rules of the locale.
  public static var localized: Self { .init(.localized) }
}

extension String.StandardComparator {
  /// A comparator that sorts strings as a list of files: without case, and by the value of numbers.
  public static var localizedStandard: String.LocalizedComparator { .localizedStandard }
  /// A comparator that sorts strings by the rules of the locale.
  public static var localized: String.LocalizedComparator { .localized }
}
