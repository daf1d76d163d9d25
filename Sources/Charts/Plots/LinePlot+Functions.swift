import Foundation
public import Trellis
public import TrellisFoundation

/// The content of a plot of a function.
public nonisolated struct FunctionLinePlotContent: ChartContent {
  /// The content has no body.
  public typealias Body = Never
  let mark: Mark
  /// Collects the curve.
  @MainActor public static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    inputs.add(content.mark)
  }
}

extension Mark {
  nonisolated init(_ kind: Kind, curve: Curve, _ x: ChartLabel, _ y: ChartLabel) {
    self.init(kind, x: .whole, y: .whole, xLabel: x, yLabel: y)
    self.curve = curve
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// Plots y as a function of x, sampled once per point of the plot area's width.
  ///
  /// The domain is that of the chart's x scale if nil. Infinite and NaN values interrupt the line.
  public init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double) {
    content = FunctionLinePlotContent(
      mark: Mark(.line, curve: .function(domain: domain) { (nil, function($0)) }, .text(x), .text(y)))
  }

  /// Plots y as a function of x, sampled once per point of the plot area's width.
  ///
  /// The domain is that of the chart's x scale if nil. Infinite and NaN values interrupt the line.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      mark: Mark(.line, curve: .function(domain: domain) { (nil, function($0)) }, .key(x), .key(y)))
  }

  /// Plots y as a function of x, sampled once per point of the plot area's width.
  ///
  /// The domain is that of the chart's x scale if nil. Infinite and NaN values interrupt the line.
  @_disfavoredOverload public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      mark: Mark(.line, curve: .function(domain: domain) { (nil, function($0)) }, .resource(x), .resource(y)))
  }

  /// Plots y as a function of x, sampled once per point of the plot area's width.
  ///
  /// The domain is that of the chart's x scale if nil. Infinite and NaN values interrupt the line.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      mark: Mark(
        .line, curve: .function(domain: domain) { (nil, function($0)) }, .string(String(x)),
        .string(String(y))))
  }

  /// Plots x and y as functions of a parameter, at 1,000 values of its domain.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      mark: Mark(.line, curve: .parametric(domain: domain, function), .text(x), .text(y)))
  }

  /// Plots x and y as functions of a parameter, at 1,000 values of its domain.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      mark: Mark(.line, curve: .parametric(domain: domain, function), .key(x), .key(y)))
  }

  /// Plots x and y as functions of a parameter, at 1,000 values of its domain.
  @_disfavoredOverload public init(
    x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource,
    domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      mark: Mark(.line, curve: .parametric(domain: domain, function), .resource(x), .resource(y)))
  }

  /// Plots x and y as functions of a parameter, at 1,000 values of its domain.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      mark: Mark(.line, curve: .parametric(domain: domain, function), .string(String(x)), .string(String(y))))
  }
}
