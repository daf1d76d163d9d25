public import Foundation

/// A description of an axis.
///
/// Source: documented, developer.apple.com/documentation/accessibility/axdataaxisdescriptor.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title without attributes. A new value removes the attributes.
  var title: String { get set }
  /// The title with attributes.
  var attributedTitle: NSAttributedString { get set }
}

extension AXDataAxisDescriptor {
  /// The title without attributes.
  ///
  /// A new value removes the attributes.
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
}

/// A description of an axis of numbers.
///
/// Source: documented, developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The function by which the axis places numbers.
  public enum ScaleType: Int, Sendable {
    /// Linear.
    case linear
    /// Logarithmic, with base 10.
    case log10
    /// Logarithmic, with base e.
    case ln
  }

  /// The title with attributes.
  public var attributedTitle: NSAttributedString
  /// The numbers that the axis covers.
  public var range: ClosedRange<Double>
  /// The numbers that have grid lines.
  public var gridlinePositions: [Double]
  /// Returns the text of a number.
  public var valueDescriptionProvider: (Double) -> String
  /// The function by which the axis places numbers; linear by default.
  public var scaleType = ScaleType.linear

  /// Creates a description with a title with attributes.
  public init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.attributedTitle, self.range, self.gridlinePositions) = (attributedTitle, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// Creates a description.
  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
  }
}

/// A description of an axis of categories.
///
/// Source: documented, developer.apple.com/documentation/accessibility/axcategoricaldataaxisdescriptor.
public class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title with attributes.
  public var attributedTitle: NSAttributedString
  /// The categories in order.
  public var categoryOrder: [String]

  /// Creates a description with a title with attributes.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    (self.attributedTitle, self.categoryOrder) = (attributedTitle, categoryOrder)
  }

  /// Creates a description.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }
}
