public import Trellis

/// A view that shows how far a task has come, or that one is going on.
///
/// Without a value it is a ring of spokes, 20 points wide, which stands still: nothing moves by itself yet. With one it is a
/// bar that takes all the width that is proposed, filled from its leading edge up to `value / total` of it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/progressview; the sizes are those of iOS.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: ProgressViewStyleConfiguration.Label?
  private let currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  private init(
    fraction: Double?, label: ProgressViewStyleConfiguration.Label?,
    currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
  ) {
    (self.fraction, self.label, self.currentValueLabel) = (fraction, label, currentValueLabel)
  }

  /// What the style around makes of it.
  @MainActor public var body: some View {
    style.view(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label, currentValueLabel: currentValueLabel))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view for a task of unknown length.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Creates a view for a task of unknown length, with any views as its label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: .init(content: AnyView(label())), currentValueLabel: nil)
  }

  /// Creates a view for a task of unknown length, with a text that is written down in the source.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Creates a view for a task of unknown length, with a text, as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) where Label == Text {
    self.init { Text(title) }
  }

  /// Creates a view for a task that has come from 0 to `value` of `total`; nil is not known.
  ///
  /// What lies beyond is moved to the nearest end, and said so once; so does a total that isn't positive count as nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: progressFraction(value, total), label: nil, currentValueLabel: nil)
  }

  /// Creates a view for a task that has come from 0 to `value` of `total`, with any views as its label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(
      fraction: progressFraction(value, total), label: .init(content: AnyView(label())),
      currentValueLabel: nil)
  }

  /// Creates a view for a task that has come from 0 to `value` of `total`, with a text that is written down in the source.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a view for a task that has come from 0 to `value` of `total`, with a text, as it is.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Creates a view for a task that has come from 0 to `value` of `total`, with any views above and below the bar.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: progressFraction(value, total), label: .init(content: AnyView(label())),
      currentValueLabel: .init(content: AnyView(currentValueLabel())))
  }

  /// Creates the view that a style was asked about, to be shown by another style.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// How much of a task is done, in `0...1`; nil where that isn't known.
private nonisolated func progressFraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  guard let value else { return nil }
  let (done, all) = (Double(value), Double(total))
  guard all > 0, all.isFinite, !done.isNaN else {
    Warning.report(
      "ProgressView: \(done) of \(all) is no progress; it is shown as unknown; give a total above 0")
    return nil
  }
  if !(0...all ~= done) {
    Warning.report("ProgressView: \(done) lies outside 0...\(all); the nearest end is shown")
  }
  return min(max(done / all, 0), 1)
}
