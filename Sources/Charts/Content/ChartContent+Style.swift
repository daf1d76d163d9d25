public import Foundation
public import Trellis

extension ChartContent {
  /// Paints the marks with a style.
  ///
  /// A gradient covers each mark, or the plot area if ``alignsMarkStylesWithPlotArea(_:)`` is set.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return modified {
      $0.foreground = style
      $0.foregroundBy = nil
    }
  }

  /// Paints the marks with the style that the chart's scale has for a value.
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    modified {
      $0.foregroundBy = MarkStyle.Encoding(label: value.label, datum: value.lower)
      $0.foreground = nil
    }
  }

  /// Multiplies the opacity of the marks, between 0 and 1.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    modified { $0.opacity *= opacity }
  }

  /// Blurs the marks.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent {
    modified { $0.effects.append { AnyView($0.blur(radius: radius)) } }
  }

  /// Adds a shadow behind each mark.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    modified { $0.effects.append { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } }
  }

  /// Rounds the corners of bars, rectangles and sectors; the radius is in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  {
    modified {
      $0.cornerRadius = radius
      $0.cornerStyle = style
    }
  }

  /// Draws lines and rules with a stroke style.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    modified {
      $0.lineStyle = style
      $0.lineStyleBy = nil
    }
  }

  /// Draws lines and rules with the stroke style that the chart's scale has for a value.
  public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    modified { $0.lineStyleBy = MarkStyle.Encoding(label: value.label, datum: value.lower) }
  }

  /// Connects the points of lines and areas by a method.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    modified { $0.interpolation = method }
  }

  /// Spreads gradients over the plot area, instead of each mark.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    modified { $0.alignsWithPlotArea = aligns }
  }

  /// Draws the marks in front of those with a smaller index; 0 by default.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent { modified { $0.zIndex = value } }
}

extension ChartContent {
  /// Moves the marks, in points.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Moves the marks to the right and downwards, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }
  /// Moves the marks' edges, in points.
  public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }
  /// Moves the marks' edges, in points.
  public nonisolated func offset(xStart: CGFloat, xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }
  /// Moves the marks' edges, in points.
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    modified {
      $0.offset.xStart += xStart
      $0.offset.xEnd += xEnd
      $0.offset.yStart += yStart
      $0.offset.yEnd += yEnd
    }
  }

  /// Places marks at the same position beside each other, by a value.
  ///
  /// `span` is the part of the band that the marks share: for bars, 80 % if automatic.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    modified {
      $0.position = MarkGrouping(
        datum: value.lower, axis: axis.map { $0 == .horizontal ? .x : .y }, span: span)
    }
  }
}
