public import Foundation
public import Trellis

/// A part of an axis at a value: a grid line, a tick or a label.
///
/// Source: documented, developer.apple.com/documentation/charts/axismark.
@MainActor @preconcurrency
public protocol AxisMark {
  /// Collects the parts; not to be implemented.
  @MainActor static func _collect(_ mark: Self, _ inputs: _AxisMarkInputs)
}

/// The collector of an axis' parts, and their style; used only by the module.
public nonisolated struct _AxisMarkInputs {
  let collector: AxisPartCollector
  /// The value of the axis at which the parts are.
  let value: AxisValue
  var style = AxisPartStyle()

  func add(_ content: AxisPart.Content) {
    collector.parts.append(AxisPart(content: content, style: style))
  }
}

nonisolated final class AxisPartCollector {
  var parts: [AxisPart] = []
}

/// The style of a part of an axis.
nonisolated struct AxisPartStyle {
  var foreground: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A part of an axis at a value.
nonisolated struct AxisPart {
  struct Line {
    var isCentered: Bool
    var stroke: StrokeStyle?
    /// The length of a tick in points; nil for a grid line.
    var length: CGFloat?
  }

  struct Label {
    var isCentered: Bool?
    var anchor: UnitPoint?
    var collision: AxisValueLabelCollisionResolution
    var orientation: AxisValueLabelOrientation
    /// The distances from the axis, in points.
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    /// The text, or nil for the value's own.
    var text: String?
    /// The view, or nil for the text.
    var view: AnyView?
  }

  enum Content {
    case line(Line)
    case label(Label)
  }

  var content: Content
  var style: AxisPartStyle
}

extension AxisMark {
  /// Sets the font of labels.
  public nonisolated func font(_ font: Font?) -> some AxisMark {
    StyledAxisMark(mark: self) { $0.font = font }
  }

  /// Paints lines and labels with a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return StyledAxisMark(mark: self) { $0.foreground = style }
  }

  /// Moves lines and labels to the right and downwards, in points.
  public nonisolated func offset(_ offset: CGSize) -> some AxisMark {
    StyledAxisMark(mark: self) {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Moves lines and labels to the right and downwards, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }
}

/// Parts of an axis with a style.
nonisolated struct StyledAxisMark<Mark: AxisMark>: AxisMark {
  let mark: Mark
  let change: (inout AxisPartStyle) -> Void

  @MainActor static func _collect(_ mark: Self, _ inputs: _AxisMarkInputs) {
    var inputs = inputs
    mark.change(&inputs.style)
    Mark._collect(mark.mark, inputs)
  }
}
