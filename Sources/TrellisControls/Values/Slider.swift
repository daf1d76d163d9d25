import Foundation
public import Trellis

/// A control that is set to a value of a range.
///
/// A press on it sets it to where it was pressed, a drag follows the pointer; the arrow keys go on by a step, or by a twentieth of the
/// range where there is none, Home and End to its ends. A value outside of the range is shown at the nearest end, and nothing is written
/// until somebody changes it. It takes all the width that is proposed.
///
/// Source: documented, developer.apple.com/documentation/swiftui/slider; what is told and written when: recorded on macOS 26; the keys:
/// ours, as on Linux.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let scale: SliderScale
  private let label: Label
  private let ends: (minimum: ValueLabel, maximum: ValueLabel)?
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.look) private var look

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?, _ label: Label,
    _ ends: (ValueLabel, ValueLabel)?, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.transaction($1).wrappedValue = V($0) })
    var distance: Double?
    if let step { distance = Double(step) }
    scale = SliderScale(from: Double(bounds.lowerBound), to: Double(bounds.upperBound), step: distance)
    (self.label, self.onEditingChanged) = (label, onEditingChanged)
    self.ends = ends.map { (minimum: $0.0, maximum: $0.1) }
  }

  /// The track, with what is beside it.
  @MainActor public var body: some View {
    let bar = SliderBar(value: value, scale: scale, onEditingChanged: onEditingChanged)
    let control = HStack(spacing: 8) {
      ends?.minimum
      bar
      ends?.maximum
    }
    // On a phone its title is only read.
    if look.styles.spreadsTitles {
      control.accessibilityElement(children: .contain)
    } else {
      TitledControl(label) { control }
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

  /// Creates a slider of steps, with any views as its label and at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  /// Creates a slider with views at its ends; SwiftUI calls it deprecated.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, label(), (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }

  /// Creates a slider of steps with views at its ends; SwiftUI calls it deprecated.
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

  /// Creates a slider of steps with any views as its label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, label(), nil, onEditingChanged)
  }

  /// Creates a slider with any views as its label; SwiftUI calls it deprecated.
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

  /// Creates a slider of steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, EmptyView(), nil, onEditingChanged)
  }
}
