import Foundation
public import Trellis
import TrellisDisplayList

/// A view of the position of a value in a range.
///
/// A value outside of the range is shown at the nearest end. NaN, and any value in a range of a single point, are shown at the
/// beginning.
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

  /// Creates a gauge with labels for the gauge, its value, and the ends of the range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, in: bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }

  /// The view that the style makes.
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
    .accessibilityNumericValue(AccessibilityNode.NumericValue(fraction, from: 0, to: 1))
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
  /// Creates a gauge with any views as its label and as the label of its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, in: bounds, label(), currentValueLabel(), nil)
  }
}

/// The appearance of gauges.
public protocol GaugeStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view for a gauge.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge for its style.
public nonisolated struct GaugeStyleConfiguration {
  /// The label of the gauge, of any type.
  public nonisolated struct Label: View {
    /// The views of the label.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The label of the value, of any type.
  public nonisolated struct CurrentValueLabel: View {
    /// The views of the label.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The label of the range's lower end, of any type.
  public nonisolated struct MinimumValueLabel: View {
    /// The views of the label.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The label of the range's upper end, of any type.
  public nonisolated struct MaximumValueLabel: View {
    /// The views of the label.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The position of the value in the range, in `0...1`.
  public var value: Double
  /// The label of the gauge.
  public let label = Label()
  /// The label of the value; nil if none was given.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the range's lower end; nil if none was given.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the range's upper end; nil if none was given.
  public var maximumValueLabel: MaximumValueLabel?
}

/// The family of gauge styles.
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
  /// Sets the style of the gauges in the view.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(AppliedGaugeStyle(style: style))
  }
}
