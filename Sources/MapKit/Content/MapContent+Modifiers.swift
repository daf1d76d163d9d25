public import Foundation
public import Trellis

/// Content with a changed style.
nonisolated struct StyledMapContent<Content: MapContent>: CollectedMapContent {
  typealias Body = Never
  let content: Content
  let change: (inout MapContentStyle) -> Void

  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {
    var style = style
    change(&style)
    collectMapContent(content, path, style, into: &pieces)
  }
}

extension MapContent {
  private func styled(_ change: @escaping (inout MapContentStyle) -> Void) -> some MapContent {
    StyledMapContent(content: self, change: change)
  }

  /// Sets the value that a selection has while this content is selected.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { styled { $0.tag = AnyHashable(tag) } }

  /// Sets the color of markers; nil is the default.
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { styled { $0.tint = AnyShapeStyle(style) } }

  /// Sets the fill of shapes.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    styled { $0.fill = AnyShapeStyle(style) }
  }

  /// Sets the line of shapes, with a width in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Sets the line of shapes.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    styled { $0.stroke = (AnyShapeStyle(content), style) }
  }

  /// Sets the style of lines, in the tint.
  public func strokeStyle(style: StrokeStyle) -> some MapContent {
    styled { $0.stroke = ($0.stroke?.style ?? $0.tint ?? AnyShapeStyle(.tint), style) }
  }

  /// Shows or hides the titles of markers and annotations.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    styled { $0.titles = visibility }
  }

  /// Shows or hides further lines, which don't exist here.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { styled { _ in } }

  /// Sets the level of shapes; here, they are always above the map and below markers.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { styled { _ in } }
}

/// The level of shapes between the parts of a map.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads and below labels.
  case aboveRoads = 0
  /// Above labels.
  case aboveLabels = 1
}
