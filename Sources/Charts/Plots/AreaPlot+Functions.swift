import Foundation
public import Trellis
public import TrellisFoundation

/// The content of a plot of an area.
public nonisolated struct FunctionAreaPlotContent: ChartContent {
  /// The content has no body.
  public typealias Body = Never
  let mark: Mark
  /// Collects the area.
  @MainActor public static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    inputs.add(content.mark)
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Plots the area between zero and a function of x, sampled once per point of the plot area's width.
  public init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double) {
    content = FunctionAreaPlotContent(
      mark: Mark(.area, curve: .function(domain: domain) { (nil, function($0)) }, .text(x), .text(y)))
  }

  /// Plots the area between zero and a function of x, sampled once per point of the plot area's width.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      mark: Mark(.area, curve: .function(domain: domain) { (nil, function($0)) }, .key(x), .key(y)))
  }

  /// Plots the area between zero and a function of x, sampled once per point of the plot area's width.
  @_disfavoredOverload public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      mark: Mark(.area, curve: .function(domain: domain) { (nil, function($0)) }, .resource(x), .resource(y)))
  }

  /// Plots the area between zero and a function of x, sampled once per point of the plot area's width.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      mark: Mark(
        .area, curve: .function(domain: domain) { (nil, function($0)) }, .string(String(x)),
        .string(String(y))))
  }

  /// Plots the area between two functions of x, sampled once per point of the plot area's width.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      mark: Mark(
        .area,
        curve: .function(domain: domain) {
          let (start, end) = function($0)
          return (start, end)
        }, .text(x), .text(yStart)))
  }

  /// Plots the area between two functions of x, sampled once per point of the plot area's width.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      mark: Mark(
        .area,
        curve: .function(domain: domain) {
          let (start, end) = function($0)
          return (start, end)
        }, .key(x), .key(yStart)))
  }

  /// Plots the area between two functions of x, sampled once per point of the plot area's width.
  @_disfavoredOverload public init(
    x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      mark: Mark(
        .area,
        curve: .function(domain: domain) {
          let (start, end) = function($0)
          return (start, end)
        }, .resource(x), .resource(yStart)))
  }

  /// Plots the area between two functions of x, sampled once per point of the plot area's width.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      mark: Mark(
        .area,
        curve: .function(domain: domain) {
          let (start, end) = function($0)
          return (start, end)
        }, .string(String(x)), .string(String(yStart))))
  }
}
