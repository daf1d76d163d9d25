import Foundation
public import Trellis

/// A control for selecting a value in a range.
///
/// A press sets the value at its position, and a drag follows the pointer. Arrow keys change the value by a step, or by a
/// twentieth of the range if there are no steps. Home and End select the ends. A value outside of the range is shown at the
/// nearest end, and isn't written until the user changes it. The slider takes the whole proposed width. Ticks are marks on the
/// track; without steps, values between them can be selected too.
///
/// Source: documented, developer.apple.com/documentation/swiftui/slider; the timing of callbacks and writes: recorded on macOS
/// 26; the keys: ours, as on Linux.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let scale: SliderScale
  private let label: Label
  private let ends: (minimum: ValueLabel, maximum: ValueLabel)?
  private let onEditingChanged: (Bool) -> Void
  /// The marks on the track, and its neutral value.
  private let marks: SliderMarks
  /// The label of the current value; nil if there is none.
  private let currentLabel: AnyView?
  @Environment(\.controlTheme) private var theme

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, enabled: ClosedRange<V>? = nil, step: V.Stride?,
    _ label: Label, _ ends: (ValueLabel, ValueLabel)?, _ onEditingChanged: @escaping (Bool) -> Void,
    marks: SliderMarks = SliderMarks(), currentLabel: AnyView? = nil
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.transaction($1).wrappedValue = V($0) })
    var distance: Double?
    if let step { distance = Double(step) }
    scale = SliderScale(
      from: Double(bounds.lowerBound), to: Double(bounds.upperBound), step: distance,
      enabled: enabled.map { (Double($0.lowerBound), Double($0.upperBound)) })
    (self.marks, self.currentLabel) = (marks, currentLabel)
    (self.label, self.onEditingChanged) = (label, onEditingChanged)
    self.ends = ends.map { (minimum: $0.0, maximum: $0.1) }
  }

  /// The track, with the views at its ends.
  @MainActor public var body: some View {
    let bar = SliderBar(value: value, scale: scale, marks: marks, onEditingChanged: onEditingChanged)
    // On a phone, the title isn't shown; it names the bar.
    if theme.styles.spreadsTitles {
      if let title = label as? Text {
        parts(around: LabeledSliderBar(bar: bar).accessibilityLabel(title))
      } else {
        parts(around: LabeledSliderBar(bar: bar))
      }
    } else {
      TitledControl(label) { parts(around: LabeledSliderBar(bar: bar)) }
    }
  }

  @MainActor private func parts(around bar: some View) -> some View {
    HStack(spacing: 8) {
      ends?.minimum
      bar
      ends?.maximum
      currentLabel
    }
  }
}

extension Slider {
  /// Creates a slider with any views as its label and at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  /// Creates a slider with steps, and any views as its label and at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  /// Creates a slider with views at its ends; deprecated in SwiftUI.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, label(), (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }

  /// Creates a slider with steps and views at its ends; deprecated in SwiftUI.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label(), (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with any views as its label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, label(), nil, onEditingChanged)
  }

  /// Creates a slider with steps, and any views as its label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, label(), nil, onEditingChanged)
  }

  /// Creates a slider with any views as its label; deprecated in SwiftUI.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, label(), nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, EmptyView(), nil, onEditingChanged)
  }

  /// Creates a slider with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, EmptyView(), nil, onEditingChanged)
  }
}
