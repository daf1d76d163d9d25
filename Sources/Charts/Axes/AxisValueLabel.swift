public import Foundation
public import Trellis
public import TrellisFoundation

/// A label at a value of an axis.
///
/// - `centered`: whether the label is in the middle between the value and the next one. If nil, it is for categories.
/// - `anchor`: the point of the label that is at the value.
/// - `multiLabelAlignment` and `offsetsMarks` have no effect: labels don't overlap, and marks are placed by their scales.
/// - `horizontalSpacing`, `verticalSpacing`: the distances from the plot area in points.
///
/// Source: documented, developer.apple.com/documentation/charts/axisvaluelabel; the positions: observed.
public nonisolated struct AxisValueLabel<Content: View>: AxisMark {
  private var label: AxisPart.Label
  private var content: ((AxisValue) -> AnyView)?
  private var text: ((AxisValue) -> String)?

  /// Collects the label.
  @MainActor public static func _collect(_ mark: Self, _ inputs: _AxisMarkInputs) {
    var label = mark.label
    label.text = mark.text?(inputs.value)
    label.view = mark.content?(inputs.value)
    inputs.add(.label(label))
  }

  /// Creates a label with views.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    label = AxisPart.Label(
      isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = { _ in AnyView(content()) }
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with the value's text.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = AxisPart.Label(
      isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// Creates a label with the value in a format; empty if the value isn't of the format's type.
  public nonisolated init<Format: FormatStyle>(
    format: Format,
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    label = AxisPart.Label(
      isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    text = { $0.as(Format.FormatInput.self).map { format.format($0) } ?? "" }
  }

  /// Creates a label with a text.
  public nonisolated init(
    _ text: LocalizedStringKey,
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = AxisPart.Label(
      isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    let text = Text(text)
    content = { _ in AnyView(text) }
  }

  /// Creates a label with a text.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ text: S,
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = AxisPart.Label(
      isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    let text = Text(text)
    content = { _ in AnyView(text) }
  }

  /// Creates a label with a text.
  @_disfavoredOverload public nonisolated init(
    _ text: LocalizedStringResource,
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = AxisPart.Label(
      isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    let text = Text(text)
    content = { _ in AnyView(text) }
  }
}
