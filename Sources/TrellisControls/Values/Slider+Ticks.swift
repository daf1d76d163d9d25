import Foundation
public import Trellis

/// Sliders with ticks, a neutral value, and limits of the values that the user can select.
///
/// The filled part of the track begins at `neutralValue`; nil is the lower end. The user selects values in `enabledBounds`; nil is
/// the whole range. The current value's label is at the trailing side.
///
/// Source: documented, developer.apple.com/documentation/swiftui/slider,
/// `init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:ticks:onEditingChanged:)`;
/// the place of the current value's label: ours (choice).
extension Slider {
  /// Creates a slider with ticks, and any views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let current = currentValueLabel()
    self.init(
      value, in: bounds, enabled: enabledBounds, step: nil, label(),
      (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged, marks: SliderMarks(ticks().body, neutral: neutralValue),
      currentLabel: current is EmptyView ? nil : AnyView(current))
  }

  /// Creates a slider with steps, and a tick for each step that has one, and any views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let current = currentValueLabel()
    self.init(
      value, in: bounds, enabled: enabledBounds, step: step, label(),
      (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged,
      marks: SliderMarks(SliderMarks.values(in: bounds, step: step).compactMap(tick), neutral: neutralValue),
      currentLabel: current is EmptyView ? nil : AnyView(current))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with ticks.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let current = currentValueLabel()
    self.init(
      value, in: bounds, enabled: enabledBounds, step: nil, label(), nil,
      onEditingChanged, marks: SliderMarks(ticks().body, neutral: neutralValue),
      currentLabel: current is EmptyView ? nil : AnyView(current))
  }

  /// Creates a slider with steps, and a tick for each step that has one.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let current = currentValueLabel()
    self.init(
      value, in: bounds, enabled: enabledBounds, step: step, label(), nil,
      onEditingChanged,
      marks: SliderMarks(SliderMarks.values(in: bounds, step: step).compactMap(tick), neutral: neutralValue),
      currentLabel: current is EmptyView ? nil : AnyView(current))
  }
}

extension SliderMarks {
  /// Returns the values of the grid of a range; none if there are more than a thousand, or if the step isn't positive.
  fileprivate static func values<V: BinaryFloatingPoint>(in bounds: ClosedRange<V>, step: V.Stride) -> [V]
  where V.Stride: BinaryFloatingPoint {
    let count = Double(bounds.upperBound - bounds.lowerBound) / Double(step)
    guard step > 0, count.isFinite, count <= 1000 else { return [] }
    return (0...Int(count + 1e-9)).map { bounds.lowerBound + V($0) * V(step) }
  }
}
