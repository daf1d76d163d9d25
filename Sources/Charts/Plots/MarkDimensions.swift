public import Foundation

/// The widths or heights of the marks of a plot: one for all, or a property of each element.
///
/// Source: documented, developer.apple.com/documentation/charts/markdimensions.
public nonisolated struct MarkDimensions<DataElement>: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  let value: (DataElement) -> MarkDimension

  private init(_ dimension: MarkDimension) { value = { _ in dimension } }
  private init(_ value: @escaping (DataElement) -> MarkDimension) { self.value = value }

  /// The dimension by the kind of the marks.
  public static var automatic: MarkDimensions<DataElement> { MarkDimensions(.automatic) }
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions(.fixed(value)) }
  /// The lengths of a property, in points.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .fixed($0[keyPath: keyPath]) }
  }
  /// The band less a distance at each side, in points.
  public static func inset(_ inset: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions(.inset(inset)) }
  /// The band less the distances of a property, in points.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .inset($0[keyPath: keyPath]) }
  }
  /// A share of the band.
  public static func ratio(_ ratio: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions(.ratio(ratio)) }
  /// The shares of a property.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .ratio($0[keyPath: keyPath]) }
  }
  /// Creates a length in points.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }
  /// Creates a length in points.
  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }
}
