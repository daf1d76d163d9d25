import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

extension VectorPass {
  /// Fills a frame exactly, without snapping it to pixels.
  func fill(_ color: RGBAColor, _ size: CGSize, at matrix: CGAffineTransform) {
    func length(_ length: CGFloat) -> CGFloat { min(max(length, -1e6), 1e6) }
    let frame = CGRect(x: 0, y: 0, width: length(size.width), height: length(size.height)).standardized
    cairo_set_source(context, color)
    ShapeTracer(context: context, transform: matrix, window: page).fill(Path(frame), FillStyle())
  }

  /// Draws a shape; `ink` contains its visible part, in the page's points.
  func draw(_ shape: ShapeContent, at matrix: CGAffineTransform, ink: CGRect) {
    guard setSource(shape.paint, at: matrix, within: ink) else { return }
    cairo_identity_matrix(context)
    let tracer = ShapeTracer(context: context, transform: matrix, window: page)
    switch shape.style {
    case .fill(let style): tracer.fill(shape.path, style)
    case .stroke(let style, let isAntialiased):
      // A tracer sets dashes only if there are any, so remove those of the previous stroke.
      cairo_set_dash(context, nil, 0, 0)
      tracer.stroke(shape.path, style, isAntialiased: isAntialiased)
    }
  }

  /// Draws an image whose frame's origin is the transform's.
  func draw(_ image: ImageContent, _ size: CGSize, at matrix: CGAffineTransform, ink: CGRect) {
    if image.interpolation == .none, format == .svg {
      // Cairo 1.16 can't express nearest-neighbour sampling in SVG.
      let item = DisplayItem(id: 0, frame: CGRect(origin: .zero, size: size), content: .image(image))
      return embed(DisplayList([item]), at: matrix, within: ink)
    }
    let (source, part) = (image.source, image.partInPixels)
    let frame = CGRect(origin: .zero, size: size).standardized
    guard part.width > 0, part.height > 0, frame.width > 0, frame.height > 0, frame.width.isFinite,
      frame.height.isFinite
    else { return }
    let window = PixelRect(holding: part.minX, part.minY, part.maxX, part.maxY)
    guard
      let surface = surface(
        of: ImagePart(source: source, window: window, isMask: image.tint != nil)),
      let pattern = cairo_pattern_create_for_surface(surface.pointer)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    var toPixels = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      .concatenating(CGAffineTransform(scaleX: part.width / frame.width, y: part.height / frame.height))
      .concatenating(
        CGAffineTransform(
          translationX: part.minX - CGFloat(window.left), y: part.minY - CGFloat(window.top))
      ).cairo
    cairo_pattern_set_matrix(pattern, &toPixels)
    cairo_pattern_set_filter(pattern, image.interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_save(context)
    defer { cairo_restore(context) }
    if let tint = image.tint {
      guard setCover(tint, at: matrix, within: ink) else { return }
    }
    setMatrix(matrix)
    cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
    if image.tint != nil {
      cairo_clip(context)
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
  }

  /// Sets a paint as the source for drawing through an image as a mask; returns false if the paint draws nothing.
  ///
  /// In an SVG, Cairo 1.16 positions a mask relative to the source's space. The source's space must therefore be the page: a
  /// colour set in the page's space, or a group.
  private func setCover(_ paint: Paint, at matrix: CGAffineTransform, within ink: CGRect) -> Bool {
    cairo_identity_matrix(context)
    if case .color = paint { return setSource(paint, at: matrix, within: ink) }
    beginGroup(within: ink)
    let paints = setSource(paint, at: matrix, within: ink)
    if paints { cairo_paint(context) }
    cairo_identity_matrix(context)
    cairo_pop_group_to_source(context)
    return paints
  }

  /// Returns an image's pixels as a surface, or nil if there are none or memory runs out.
  func surface(of part: ImagePart) -> Surface? {
    if let known = images[part] { return known }
    let (source, window) = (part.source, part.window)
    guard
      let made = Surface(
        part.isMask ? .mask : .picture,
        PixelRect(left: 0, top: 0, right: window.width, bottom: window.height))
    else { return nil }
    source.withPixels { pixels in
      let first = pixels + window.top * source.width + window.left
      if part.isMask {
        made.withBytes { target in
          for row in 0..<window.height {
            for column in 0..<window.width {
              target[row * made.rowBytes + column] = UInt8(first[row * source.width + column] >> 24)
            }
          }
        }
      } else {
        made.withPixels { target in
          for row in 0..<window.height {
            (target + row * (made.rowBytes / 4)).update(
              from: first + row * source.width, count: window.width)
          }
        }
      }
    }
    images[part] = made
    return made
  }
}

/// The pixels of an image that are written to the file.
struct ImagePart: Hashable {
  var source: ImageSource
  /// The rectangle within the image, in its pixels.
  var window: PixelRect
  /// Whether only the alpha channel is used.
  var isMask = false
}
