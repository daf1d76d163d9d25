public import Foundation

/// A description of a chart for screen readers.
///
/// Screen readers on Linux have no audio graphs. ``Trellis/View/accessibilityChartDescriptor(_:)`` gives them a text.
///
/// Source: documented, developer.apple.com/documentation/accessibility/axchartdescriptor.
public final class AXChartDescriptor {
  /// The direction in which the values of x ascend.
  public enum ContentDirection: Int, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
    /// Clockwise around the middle, as in a pie.
    case radialClockwise
    /// Anticlockwise around the middle.
    case radialCounterClockwise
  }

  /// The title with attributes; nil if there is no title.
  public var attributedTitle: NSAttributedString?
  /// The title without attributes; nil if there is none.
  ///
  /// A new value removes the attributes.
  public var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }
  /// A sentence about the data.
  public var summary: String?
  /// The direction of x; from left to right by default.
  public var contentDirection = ContentDirection.leftToRight
  /// The rectangle of the data in the coordinates of the view around the chart, in points; zero if unknown.
  public var contentFrame = CGRect.zero
  /// The x axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The y axis; nil if the data has one dimension.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further dimensions of the data.
  public var additionalAxes: [any AXDataAxisDescriptor]?
  /// The series of data.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description with a title with attributes.
  public init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.attributedTitle, self.summary, self.series) = (attributedTitle, summary, series)
    (self.xAxis, self.yAxis, self.additionalAxes) = (xAxis, yAxis, additionalAxes)
  }

  /// Creates a description.
  public convenience init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis,
      yAxis: yAxis, additionalAxes: additionalAxes, series: series)
  }
}

/// A view that describes itself as a chart.
///
/// Views of SwiftUI use ``AXChartDescriptorRepresentable``. Here, nothing reads the property of a view of UIKit.
///
/// Source: documented, developer.apple.com/documentation/accessibility/axchart.
public protocol AXChart: AnyObject {
  /// The description; nil if there is none.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// A tone whose pitch follows a value, for data that changes.
///
/// No desktop of Linux has audio graphs: the functions have no effect.
///
/// Source: documented, developer.apple.com/documentation/accessibility/axliveaudiograph.
public enum AXLiveAudioGraph {
  /// Begins the tone; has no effect here.
  public static func start() {}
  /// Sets the pitch, in 0...1; has no effect here.
  public static func updateValue(_ value: Double) {}
  /// Ends the tone; has no effect here.
  public static func stop() {}
}
