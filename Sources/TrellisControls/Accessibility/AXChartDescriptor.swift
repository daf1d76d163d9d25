public import Foundation

/// A description of a chart for screen readers.
///
/// Screen readers on Linux have no audio graphs. ``Trellis/View/accessibilityChartDescriptor(_:)`` gives them the title and the summary.
public final class AXChartDescriptor {
  /// The title.
  public var title: String?
  /// A sentence about the data.
  public var summary: String?
  /// The title with attributes; nil if it has none.
  public var attributedTitle: NSAttributedString?
  /// The x axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The y axis; nil if the data has one dimension.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further dimensions of the data.
  public var additionalAxes: [any AXDataAxisDescriptor]?
  /// The series of data.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.series) = (title, summary, series)
    (self.xAxis, self.yAxis, self.additionalAxes) = (xAxis, yAxis, additionalAxes)
  }

  /// Creates a description with a title with attributes.
  public convenience init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis,
      additionalAxes: additionalAxes, series: series)
    self.attributedTitle = attributedTitle
  }
}

/// A description of an axis.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title.
  var title: String { get set }
}

/// A description of an axis of numbers.
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

  /// The title.
  public var title: String
  /// The numbers that the axis covers.
  public var range: ClosedRange<Double>
  /// The numbers that have grid lines.
  public var gridlinePositions: [Double]
  /// Returns the text of a number.
  public var valueDescriptionProvider: (Double) -> String
  /// The function by which the axis places numbers.
  public var scaleType = ScaleType.linear

  /// Creates a description.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// A description of an axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title.
  public var title: String
  /// The categories in order.
  public var categoryOrder: [String]

  /// Creates a description.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}
