public import Trellis
import TrellisDisplayList

/// A view that shows the progress of a task, or that a task is running.
///
/// Without a value, the view is a ring of spokes, 20 points wide, that turns once a second. With a value, the view is a bar that
/// takes the whole proposed width. The bar is filled from its leading edge up to `value / total` of its width.
///
/// Source: documented, developer.apple.com/documentation/swiftui/progressview; the sizes are those of iOS.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    (self.fraction, self.label, self.currentValueLabel) = (fraction, label, currentValueLabel)
  }

  /// The view that the style makes.
  @MainActor public var body: some View {
    StyledControl(
      ProgressViews.self,
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { _ in .init() },
        currentValueLabel: currentValueLabel.map { _ in .init() })
    )
    .styleSlot(ProgressViewStyleConfiguration.Label.self, label)
    .styleSlot(ProgressViewStyleConfiguration.CurrentValueLabel.self, currentValueLabel)
    .accessibilityElement(children: .combine)
    .accessibilityRemoveTraits(.isStaticText)
    .accessibilityRole(fraction == nil ? .busyIndicator : .progressIndicator)
    .accessibilityValue(fraction.map { "\(Int(saturating: ($0 * 100).rounded())) %" } ?? "")
    .accessibilityNumericValue(fraction.map { AccessibilityNode.NumericValue($0, from: 0, to: 1) })
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view for a task of unknown length.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Creates a view for a task of unknown length, with any views as its label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Creates a view for a task of unknown length, with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Creates a view for a task of unknown length, with an unlocalized title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) where Label == Text {
    self.init { Text(title) }
  }

  /// Creates a view for a task that has progressed from 0 to `value` of `total`; a nil value is unknown.
  ///
  /// A value beyond the total counts as the total. A negative value, or a total that isn't positive, counts as nil. A warning is
  /// reported once for each.
  ///
  /// Source: recorded on macOS 26.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: progressFraction(value, total), label: nil, currentValueLabel: nil)
  }

  /// Creates a view for a task that has progressed from 0 to `value` of `total`, with any views as its label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(
      fraction: progressFraction(value, total), label: label(),
      currentValueLabel: nil)
  }

  /// Creates a view for a task that has progressed from 0 to `value` of `total`, with a localized title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a view for a task that has progressed from 0 to `value` of `total`, with an unlocalized title.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Creates a view for a task that has progressed from 0 to `value` of `total`, with any views above and below the bar.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: progressFraction(value, total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Creates the progress view of a style's configuration, for a style that changes its appearance.
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

/// Returns the completed fraction of a task, in `0...1`; nil if it is unknown.
private nonisolated func progressFraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  guard let value else { return nil }
  let (done, all) = (Double(value), Double(total))
  guard all > 0, all.isFinite, done >= 0 else {
    Warning.report(
      "ProgressView: \(done) of \(all) isn't valid; the progress is shown as indeterminate; give a value from 0 to a total above 0"
    )
    return nil
  }
  if done > all {
    Warning.report("ProgressView: \(done) is more than \(all); the progress is shown as complete")
  }
  return min(done / all, 1)
}
