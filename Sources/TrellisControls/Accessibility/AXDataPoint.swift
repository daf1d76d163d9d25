public import Foundation

/// A description of a point.
///
/// Source: documented, developer.apple.com/documentation/accessibility/axdatapoint.
public final class AXDataPoint {
  /// A value of a dimension.
  public enum Value: Sendable {
    /// A number.
    case number(Double)
    /// A category.
    case category(String)
  }

  /// The position along x.
  public var xValue: AXDataPointValue
  /// The position along y; nil if the data has one dimension.
  public var yValue: AXDataPointValue?
  /// The values of further dimensions, in the order of ``AXChartDescriptor/additionalAxes``.
  public var additionalValues: [AXDataPointValue]
  /// The name with attributes; nil if there is no name.
  public var attributedLabel: NSAttributedString?
  /// The name without attributes; nil if there is none.
  ///
  /// A new value removes the attributes.
  public var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }

  private init(_ x: Value, _ y: Double?, _ additionalValues: [Value], _ label: String?) {
    xValue = AXDataPointValue(x)
    yValue = y.map { AXDataPointValue(.number($0)) }
    self.additionalValues = additionalValues.map { AXDataPointValue($0) }
    self.label = label
  }

  /// Creates a description of a point at a number.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    self.init(.number(x), y, additionalValues, label)
  }

  /// Creates a description of a point of a category.
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    self.init(.category(x), y, additionalValues, label)
  }
}

/// A value of a point: a number on an axis of numbers, a category on an axis of categories.
///
/// Source: documented, developer.apple.com/documentation/accessibility/axdatapointvalue.
public final class AXDataPointValue {
  /// The number; 0 for a category.
  public var number: Double
  /// The category; empty for a number.
  public var category: String

  init(_ value: AXDataPoint.Value) {
    switch value {
    case .number(let number): (self.number, category) = (number, "")
    case .category(let category): (number, self.category) = (0, category)
    }
  }
}
