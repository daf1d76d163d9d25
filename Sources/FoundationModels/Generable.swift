/// A type whose values the model could make.
///
/// No model makes any here.
public protocol Generable: Sendable {
  /// The type of a value whose parts have arrived.
  associatedtype PartiallyGenerated: Sendable = Self
}

extension String: Generable {}
extension Bool: Generable {}
extension Int: Generable {}
extension Double: Generable {}
extension Float: Generable {}
extension Array: Generable where Element: Generable {
  /// The elements that have arrived.
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
}
extension Optional: Generable where Wrapped: Generable {}

/// A limit of a value that the model makes.
public struct GenerationGuide<Value>: Sendable {
  private init() {}
}

/// Guides for arrays, of which a macro doesn't know the elements.
extension GenerationGuide where Value == [Never] {
  /// Returns a number of elements.
  public static func count(_ count: Int) -> GenerationGuide { GenerationGuide() }
  /// Returns a range of numbers of elements.
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide { GenerationGuide() }
  /// Returns the least number of elements.
  public static func minimumCount(_ count: Int) -> GenerationGuide { GenerationGuide() }
  /// Returns the greatest number of elements.
  public static func maximumCount(_ count: Int) -> GenerationGuide { GenerationGuide() }
}

extension GenerationGuide where Value: Comparable {
  /// Returns a range.
  public static func range(_ range: ClosedRange<Value>) -> GenerationGuide { GenerationGuide() }
  /// Returns the least value.
  public static func minimum(_ value: Value) -> GenerationGuide { GenerationGuide() }
  /// Returns the greatest value.
  public static func maximum(_ value: Value) -> GenerationGuide { GenerationGuide() }
}

extension GenerationGuide where Value == String {
  /// Returns possible values.
  public static func anyOf(_ values: [String]) -> GenerationGuide { GenerationGuide() }
  /// Returns the only value.
  public static func constant(_ value: String) -> GenerationGuide { GenerationGuide() }
  /// Returns a pattern.
  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide { GenerationGuide() }
}

/// Makes a type one whose values the model could make.
@attached(extension, conformances: Generable)
public macro Generable(description: String? = nil) =
  #externalMacro(module: "TrellisMacros", type: "GenerableMacro")

/// Describes a property for the model; without effect here.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "TrellisMacros", type: "GuideMacro")

/// Describes a property for the model, with limits; without effect here.
@attached(peer)
public macro Guide<Value>(description: String? = nil, _ guides: GenerationGuide<Value>...) =
  #externalMacro(module: "TrellisMacros", type: "GuideMacro")
