public import Foundation

/// A description of a series of data.
public final class AXDataSeriesDescriptor {
  /// The name; empty if there is none.
  public var name: String?
  /// The name with attributes.
  public var attributedName: NSAttributedString
  /// Whether the data has values between its points, as a line has.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// Creates a description.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    attributedName = NSAttributedString(string: name)
  }

  /// Creates a description with a name with attributes.
  public convenience init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
    self.attributedName = attributedName
  }
}

/// A description of a point.
public final class AXDataPoint {
  /// A value of a dimension.
  public enum Value: Sendable {
    /// A number.
    case number(Double)
    /// A category.
    case category(String)
  }

  /// The position along x.
  public var xValue: Value
  /// The position along y; nil if the data has one dimension.
  public var yValue: Double?
  /// The values of further dimensions.
  public var additionalValues: [Value]
  /// The name of the point.
  public var label: String?

  /// Creates a description of a point at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
  }

  /// Creates a description of a point of a category.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
  }
}
