import Foundation
public import Trellis

/// A control for incrementing and decrementing a value.
///
/// The up and down arrow keys do the same while the stepper has the focus. A half without an effect is disabled.
///
/// Source: documented, developer.apple.com/documentation/swiftui/stepper; writes at the ends: recorded on macOS 26.
public nonisolated struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private var spoken: String?
  private let onEditingChanged: (Bool) -> Void
  /// The value as text beside the halves; nil if only the label shows it.
  private var shown: String?

  private init(
    _ label: Label, _ increment: (() -> Void)?, _ decrement: (() -> Void)?,
    spoken: String? = nil, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    (self.label, self.increment, self.decrement) = (label, increment, decrement)
    (self.spoken, self.onEditingChanged) = (spoken, onEditingChanged)
  }

  /// Creates a stepper with any views as its label, and with actions; nil disables a half.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper for a value, with any views as its label.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: nil, step: step, label(), onEditingChanged)
  }

  /// Creates a stepper for a value in a range, with any views as its label.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, step: step, label(), onEditingChanged)
  }

  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, _ label: Label,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let step = StepperStep(value, in: bounds, step)
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    if step.canIncrement { increment = { step.go(forward: true) } }
    if step.canDecrement { decrement = { step.go(forward: false) } }
    self.init(label, increment, decrement, spoken: step.spoken, onEditingChanged)
  }

  /// Shows a text as the value, to the eye and to accessibility.
  mutating func show(_ text: String) { (shown, spoken) = (text, text) }

  /// The title, the value if it is shown, and the two halves.
  @MainActor public var body: some View {
    TitledControl(label) {
      HStack(spacing: 8) {
        if let shown { Text(shown).monospacedDigit().accessibilityHidden(true) }
        StepperHalves(increment: told(increment), decrement: told(decrement), spoken: spoken)
      }
    }
  }

  private func told(_ action: (() -> Void)?) -> (() -> Void)? {
    guard let action else { return nil }
    let onEditingChanged = onEditingChanged
    return {
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title and actions; nil disables a half.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper with an unlocalized title and actions; nil disables a half.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper for a value, with a localized title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: nil, step: step, Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper for a value, with an unlocalized title.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: nil, step: step, Text(title), onEditingChanged)
  }

  /// Creates a stepper for a value in a range, with a localized title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, step: step, Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper for a value in a range, with an unlocalized title.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, step: step, Text(title), onEditingChanged)
  }
}

/// A step of a stepper's value.
private nonisolated struct StepperStep<V: Strideable> {
  private let value: Binding<V>
  private let bounds: ClosedRange<V>?
  private let step: V.Stride

  init(_ value: Binding<V>, in bounds: ClosedRange<V>?, _ step: V.Stride) {
    (self.value, self.bounds, self.step) = (value, bounds, step)
    if step == 0 {
      Warning.report("Stepper: the step is 0; both buttons are disabled; give another step")
    }
  }

  var spoken: String { "\(value.wrappedValue)" }
  var canIncrement: Bool { step != 0 && bounds.map { value.wrappedValue < $0.upperBound } ?? true }
  var canDecrement: Bool { step != 0 && bounds.map { value.wrappedValue > $0.lowerBound } ?? true }

  /// Changes the value by a step forward or back, limited to the range; writes nothing if the value stays the same.
  func go(forward isForward: Bool) {
    let now = value.wrappedValue
    // An integer at the limit of its type has no next value.
    guard let next = advanced(now, isForward ? step : 0 - step) else { return }
    let inside = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    if inside != now { value.wrappedValue = inside }
  }

  private func advanced(_ now: V, _ distance: V.Stride) -> V? {
    guard let number = now as? any FixedWidthInteger, let distance = distance as? Int else {
      return now.advanced(by: distance)
    }
    return adding(distance, to: number) as? V
  }

  private func adding<N: FixedWidthInteger>(_ distance: Int, to number: N) -> N? {
    guard let distance = N(exactly: distance.magnitude).map({ (distance < 0, $0) }) else { return nil }
    let (sum, overflows) =
      distance.0
      ? number.subtractingReportingOverflow(distance.1) : number.addingReportingOverflow(distance.1)
    return overflows ? nil : sum
  }
}
