import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisImages
import TrellisLayout

/// A picture with its environment values: everything that is needed to measure and draw it.
nonisolated struct ResolvedImage: Equatable {
  /// The content to be drawn.
  enum Subject: Equatable {
    case nothing
    case picture(DecodedImage)
    case symbol(Symbol)
    /// A symbol whose name is unknown.
    case unknownSymbol
    /// A picture that is still loading.
    case awaited
  }

  var subject: Subject
  /// The picture's own size, in points.
  var size: CGSize
  /// The distance from the picture's top down to the baseline of the surrounding text; nil is the picture's height.
  var baseline: CGFloat?
  var resizing: Image.Resizing?
  var interpolation: ImageContent.Interpolation
  var isAntialiased: Bool
  var isTemplate: Bool
  /// The painting of a symbol's parts.
  var painting = SymbolPainting()
  /// The effects on a symbol.
  var effects: [SymbolEffectRequest] = []

  /// The values that the view's size depends on.
  struct Measures: Equatable {
    var size: CGSize
    var baseline: CGFloat?
    var isResizable: Bool
  }

  var measures: Measures {
    Measures(size: size, baseline: baseline, isResizable: resizing != nil)
  }

  init(_ image: Image, subject: Subject, size: CGSize, baseline: CGFloat? = nil, isTemplate: Bool = false) {
    (self.subject, self.size, self.baseline) = (subject, size, baseline)
    resizing = subject == .nothing ? nil : image.resizing
    interpolation =
      switch image.interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    isAntialiased = image.isAntialiased
    painting.value = image.variableValue
    self.isTemplate = image.renderingMode.map { $0 == .template } ?? isTemplate
  }

  init(_ image: Image, picture: DecodedImage?) {
    self.init(
      image, subject: picture.map(Subject.picture) ?? .nothing, size: picture?.size ?? .zero)
  }
}

// MARK: - Drawing

extension ResolvedImage {
  /// Returns the picture's display item; templates are painted with `resolvedStyle`.
  ///
  /// `levels` are the styles of a symbol's secondary parts, if they have styles of their own. `posed` are a symbol's figures
  /// while effects change them.
  func item(
    id: UInt64, frame: CGRect, resolvedStyle: ResolvedStyle?, levels: [ResolvedStyle] = [],
    posed: PosedFigures? = nil
  ) -> DisplayItem {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let nothing = DisplayItem.Content.list(DisplayList())
    let content: DisplayItem.Content
    switch subject {
    case .nothing: content = nothing
    case .awaited: content = .fill(RGBAColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.25))
    case .unknownSymbol: content = resolvedStyle.map { .unknownSymbol(in: bounds, $0) } ?? nothing
    case .symbol(let symbol):
      content = self.content(of: symbol, in: bounds, resolvedStyle, levels, posed)
    case .picture(let picture):
      content =
        source(of: picture, in: frame.size).map { self.content(of: $0, in: bounds, resolvedStyle) } ?? nothing
    }
    return DisplayItem(id: id, frame: frame, content: content)
  }

  /// Returns a symbol's shapes.
  ///
  /// A symbol is always stretched, whatever the resizing: it has no cap insets, and isn't tiled.
  private func content(
    of symbol: Symbol, in bounds: CGRect, _ resolvedStyle: ResolvedStyle?, _ levels: [ResolvedStyle],
    _ posed: PosedFigures?
  ) -> DisplayItem.Content {
    let style = resolvedStyle.flatMap { isTemplate ? $0 : nil }
    let paint = style?.paint(over: bounds) ?? .color(.black)
    let paints =
      painting.colors.isEmpty
      ? [paint] + levels.map { $0.paint(over: bounds) } : painting.colors.map(Paint.color)
    let items = symbol.items(in: bounds, naturalSize: size, paints, value: painting.value, posed: posed)
    var isOpaque = false
    if case .color(let color) = paint { isOpaque = color.opacity >= 1 }
    // Thicker strokes overlap the shapes that they outline, so both are painted once, through a mask.
    if symbol.stroke > 0, !isOpaque, paints.count == 1, painting.value == nil, posed == nil {
      let shapes = symbol.items(in: bounds, naturalSize: size, [.color(.black)])
      let colors = style.map { DisplayItem.Content.painted($0, in: bounds) } ?? .fill(RGBAColor.black)
      return .effect(
        .mask(DisplayList(shapes)), DisplayList([DisplayItem(id: 0, frame: bounds, content: colors)]))
    }
    let content = items.count == 1 ? items[0].content : .list(DisplayList(items))
    return DisplayItem(id: 0, frame: bounds, content: content).within(style?.effects ?? []).content
  }

  /// Returns the pixels to draw at a size; nil if there are none.
  private func source(of picture: DecodedImage, in size: CGSize) -> ImageSource? {
    switch picture {
    case .pixels(let source): return source
    case .drawing(let drawing):
      // Tiles and nine-part pieces are cut from a drawing at the image's own size.
      let size = resizing.map { $0.mode == .tile || $0.insets != EdgeInsets() } == true ? self.size : size
      guard size.width > 0, size.height > 0 else { return nil }
      // Two pixels per point are sharp on most screens; no screen has more than 8192 pixels per side.
      let pixelScale: CGFloat = 2
      func count(_ length: CGFloat) -> Int { Int(min(max((length * pixelScale).rounded(.up), 1), 8192)) }
      do {
        return try drawing.pixels(width: count(size.width), height: count(size.height), scale: pixelScale)
      } catch {
        Warning.report("Image: \(error); nothing is shown")
        return nil
      }
    }
  }

  private func content(of source: ImageSource, in bounds: CGRect, _ resolvedStyle: ResolvedStyle?)
    -> DisplayItem.Content
  {
    let pieces = resizing.map { ImagePiece.pieces(of: source, in: bounds.size, $0) } ?? []
    guard pieces.isEmpty else {
      let list = DisplayList(
        pieces.enumerated().compactMap { $1.item(id: UInt64($0), of: source, self) })
      guard let resolvedStyle = resolvedStyle.flatMap({ isTemplate ? $0 : nil }) else { return .list(list) }
      let colors = DisplayItem.Content.painted(resolvedStyle, in: bounds)
      return .effect(.mask(list), DisplayList([DisplayItem(id: 0, frame: bounds, content: colors)]))
    }
    var content = ImageContent(source: source, interpolation: interpolation, isAntialiased: isAntialiased)
    guard isTemplate, let resolvedStyle else { return .image(content) }
    content.tint = resolvedStyle.paint(over: bounds)
    return DisplayItem(id: 0, frame: bounds, content: .image(content)).within(resolvedStyle.effects).content
  }
}

extension DisplayItem.Content {
  /// Returns a rectangle in a style.
  nonisolated fileprivate static func painted(_ resolvedStyle: ResolvedStyle, in rect: CGRect)
    -> DisplayItem.Content
  {
    makeItem(id: 0, frame: rect, Path(rect), .fill(FillStyle()), resolvedStyle).content
  }

  /// Returns the placeholder of an unknown symbol: a dashed square.
  nonisolated fileprivate static func unknownSymbol(in bounds: CGRect, _ resolvedStyle: ResolvedStyle)
    -> DisplayItem.Content
  {
    let side = min(bounds.width, bounds.height)
    let square = bounds.insetBy(dx: side / 16, dy: side / 16)
    let stroke = StrokeStyle(lineWidth: max(side / 16, 0.5), dash: [side / 8, side / 12])
    let path = Path(roundedRect: square, cornerRadius: side / 6)
    return makeItem(id: 0, frame: bounds, path, .stroke(stroke), resolvedStyle).content
  }
}
