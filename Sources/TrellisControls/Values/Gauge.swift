import Foundation
public import Trellis
import TrellisDisplayList

/// Where a value is in a range.
///
/// A value outside of it is shown at the nearest end; NaN and a range that is a point are shown at the beginning.
///
/// Source: documented, developer.apple.com/documentation/swiftui/gauge.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let ends: (minimum: BoundsLabel, maximum: BoundsLabel)?

  private init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel?,
    _ ends: (BoundsLabel, BoundsLabel)?
  ) {
    let scale = SliderScale(from: Double(bounds.lowerBound), to: Double(bounds.upperBound), step: nil)
    fraction = scale.fraction(of: Double(value))
    (self.label, self.currentValueLabel) = (label, currentValueLabel)
    self.ends = ends.map { (minimum: $0.0, maximum: $0.1) }
  }

  /// Creates a gauge with labels for all that there is to say.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, in: bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }

  /// What the style makes of it.
  @MainActor public var body: some View {
    StyledControl(
      Gauges.self,
      GaugeStyleConfiguration(
        value: fraction, currentValueLabel: currentValueLabel.map { _ in .init() },
        minimumValueLabel: ends.map { _ in .init() }, maximumValueLabel: ends.map { _ in .init() })
    )
    .styleSlot(GaugeStyleConfiguration.Label.self, label)
    .styleSlot(GaugeStyleConfiguration.CurrentValueLabel.self, currentValueLabel)
    .styleSlot(GaugeStyleConfiguration.MinimumValueLabel.self, ends?.minimum)
    .styleSlot(GaugeStyleConfiguration.MaximumValueLabel.self, ends?.maximum)
    .accessibilityRole(.levelIndicator)
    .accessibilityValue("\(Int(saturating: (fraction * 100).rounded())) %")
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Creates a gauge with any views as its label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, in: bounds, label(), nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with any views as its label, and for what the value is.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, in: bounds, label(), currentValueLabel(), nil)
  }
}

/// How gauges look.
///
/// Source: documented, developer.apple.com/documentation/swiftui/gaugestyle.
public nonisolated protocol GaugeStyle {
  /// The view that a gauge becomes.
  associatedtype Body: View
  /// What is known of the gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the view that a gauge becomes.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a gauge.
///
/// Source: documented, developer.apple.com/documentation/swiftui/gaugestyleconfiguration.
public nonisolated struct GaugeStyleConfiguration {
  /// What the gauge is of, whatever views say so.
  public nonisolated struct Label: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// What the value is, whatever views say so.
  public nonisolated struct CurrentValueLabel: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// What the range begins with, whatever views say so.
  public nonisolated struct MinimumValueLabel: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// What the range ends with, whatever views say so.
  public nonisolated struct MaximumValueLabel: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// Where the value is in the range, in `0...1`.
  public var value: Double
  /// What the gauge is of.
  public let label = Label()
  /// What the value is; nil where nothing says so.
  public var currentValueLabel: CurrentValueLabel?
  /// What the range begins with; nil where nothing says so.
  public var minimumValueLabel: MinimumValueLabel?
  /// What the range ends with; nil where nothing says so.
  public var maximumValueLabel: MaximumValueLabel?
}

/// The styles of gauges.
enum Gauges: StyleFamily {
  typealias Configuration = GaugeStyleConfiguration
  static var automatic: AppliedGaugeStyle<DefaultGaugeStyle> { .init(style: .init()) }
}

nonisolated struct AppliedGaugeStyle<Style: GaugeStyle>: AppliedStyle {
  typealias Family = Gauges
  let style: Style

  @MainActor static func makeBody(_ style: Style, _ configuration: GaugeStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Has the gauges in the view look as a style says.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/gaugestyle(_:).
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(AppliedGaugeStyle(style: style))
  }
}
