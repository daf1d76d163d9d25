import Foundation
public import TrellisGeometry

/// A view of a shape, which can be given more fills and outlines: each comes in front of what is there.
///
/// Source: documented, developer.apple.com/documentation/swiftui/shapeview.
public nonisolated protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  var shape: Content { get }
}

/// A shape as a view, filled.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  /// It has no body.
  public typealias Body = Never

  /// The shape.
  public var shape: Content
  /// What it is painted with.
  public var style: Style
  /// How its inside is drawn.
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

/// A shape, filled, in front of another view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/fillshapeview.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// What it is painted with.
  public var style: Style
  /// How its inside is drawn.
  public var fillStyle: FillStyle
  /// What lies behind it.
  public var background: Background

  /// Creates a view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
  }

  /// The shape with the other view behind it.
  public var body: some View {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background(background)
  }
}

/// The outline of a shape, in front of another view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/strokeshapeview.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether its edges are smooth.
  public var isAntialiased: Bool
  /// What lies behind it.
  public var background: Background

  /// Creates a view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  /// The outline with the other view behind it.
  public var body: some View {
    OutlineView(shape: shape, style: style, stroke: strokeStyle, isAntialiased: isAntialiased)
      .background(background)
  }
}

/// The outline of a shape, inside the shape, in front of another view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/strokebordershapeview.
public nonisolated struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>:
  ShapeView
{
  /// The shape.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether its edges are smooth.
  public var isAntialiased: Bool
  /// What lies behind it.
  public var background: Background

  /// Creates a view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  /// The outline, moved inwards by half of its width, with the other view behind it.
  public var body: some View {
    OutlineView(
      shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, stroke: strokeStyle,
      isAntialiased: isAntialiased
    )
    .background(background)
  }
}
