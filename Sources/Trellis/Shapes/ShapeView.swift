import Foundation
public import TrellisGeometry

/// A view of a shape that can have more fills and strokes, each in front of the previous ones.
public nonisolated protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  var shape: Content { get }
}

/// A filled shape as a view.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  /// The body's type: a shape view has no body.
  public typealias Body = Never

  /// The shape.
  public var shape: Content
  /// The style that the shape is painted with.
  public var style: Style
  /// The fill rule and antialiasing.
  public var fillStyle: FillStyle

  /// Creates a view of a shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
  }
}

/// The outline of a shape as a view.
nonisolated struct OutlineView<Content: Shape, Style: ShapeStyle>: View {
  typealias Body = Never

  let shape: Content
  let style: Style
  let stroke: StrokeStyle
  let isAntialiased: Bool
}

/// A filled shape in front of another view.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style that the shape is painted with.
  public var style: Style
  /// The fill rule and antialiasing.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background

  /// Creates a view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
  }

  /// The shape with the background view behind it.
  public var body: some View {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background(background)
  }
}

/// The outline of a shape in front of another view.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style that the line is painted with.
  public var style: Style
  /// The width, caps, joins and dashes of the line.
  public var strokeStyle: StrokeStyle
  /// Whether the line is antialiased.
  public var isAntialiased: Bool
  /// The view behind the line.
  public var background: Background

  /// Creates a view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  /// The outline with the background view behind it.
  public var body: some View {
    OutlineView(shape: shape, style: style, stroke: strokeStyle, isAntialiased: isAntialiased)
      .background(background)
  }
}

/// The outline of a shape, inside the shape and in front of another view.
public nonisolated struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>:
  ShapeView
{
  /// The shape.
  public var shape: Content
  /// The style that the line is painted with.
  public var style: Style
  /// The width, caps, joins and dashes of the line.
  public var strokeStyle: StrokeStyle
  /// Whether the line is antialiased.
  public var isAntialiased: Bool
  /// The view behind the line.
  public var background: Background

  /// Creates a view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  /// The outline, moved inwards by half of the line's width, with the background view behind it.
  public var body: some View {
    OutlineView(
      shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, stroke: strokeStyle,
      isAntialiased: isAntialiased
    )
    .background(background)
  }
}
