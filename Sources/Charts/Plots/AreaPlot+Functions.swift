import Foundation
public import Trellis
public import TrellisFoundation

/// The content of a plot of an area.
public nonisolated struct FunctionAreaPlotContent: ChartContent {
  /// The content has no body.
  public typealias Body = Never
  let mark: Mark

  init(
    _ x: ChartLabel, _ y: ChartLabel, _ domain: ClosedRange<Double>?,
    upTo ends: @escaping (Double) -> (lower: Double?, y: Double)
  ) {
    mark = Mark(.area, curve: .function(domain: domain, ends), x, y)
  }

  init(
    _ x: ChartLabel, _ y: ChartLabel, _ domain: ClosedRange<Double>?,
    between function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    let ends = { (x: Double) -> (lower: Double?, y: Double) in
      let ends = function(x)
      return (ends.yStart, ends.yEnd)
    }
    self.init(x, y, domain, upTo: ends)
  }

  /// Collects the area.
  @MainActor public static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    inputs.add(content.mark)
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Plots the area between zero and a function of x, sampled once per point of the plot area's width.
  public init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double) {
    content = FunctionAreaPlotContent(.text(x), .text(y), domain, upTo: { (nil, function($0)) })
  }

  /// Plots the area between zero and a function of x, sampled once per point of the plot area's width.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(.key(x), .key(y), domain, upTo: { (nil, function($0)) })
  }

  /// Plots the area between zero and a function of x, sampled once per point of the plot area's width.
  @_disfavoredOverload public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(.resource(x), .resource(y), domain, upTo: { (nil, function($0)) })
  }

  /// Plots the area between zero and a function of x, sampled once per point of the plot area's width.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      .string(String(x)), .string(String(y)), domain, upTo: { (nil, function($0)) })
  }

  /// Plots the area between two functions of x, sampled once per point of the plot area's width.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(.text(x), .text(yStart), domain, between: function)
  }

  /// Plots the area between two functions of x, sampled once per point of the plot area's width.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(.key(x), .key(yStart), domain, between: function)
  }

  /// Plots the area between two functions of x, sampled once per point of the plot area's width.
  @_disfavoredOverload public init(
    x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(.resource(x), .resource(yStart), domain, between: function)
  }

  /// Plots the area between two functions of x, sampled once per point of the plot area's width.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(.string(String(x)), .string(String(yStart)), domain, between: function)
  }
}
