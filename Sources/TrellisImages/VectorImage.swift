import CRsvg
public import Foundation
import Synchronization
public import TrellisDisplayList
import TrellisText

/// An SVG document that was read.
///
/// It reads nothing beside its own text: no other files, and nothing from the network. Two are the same only where they are
/// one object.
public final class VectorImage: Sendable {
  /// What prints and errors call it.
  public let name: String
  /// The size that the document asks for, in points; where it asks for none, that of its view box, and else 300 by 150.
  public let size: CGSize
  /// How long its text is.
  let byteCount: Int
  private let limits: ImageLimits
  private let drawing: Mutex<Drawing>

  /// The parsed document, and what it was made into last.
  private struct Drawing: ~Copyable, @unchecked Sendable {
    let handle: OpaqueHandle
    var made = BoundedCache<PixelCount, ImageSource>(entryLimit: 16, costLimit: 1 << 24)
  }

  private struct PixelCount: Hashable {
    let width: Int
    let height: Int
    let scale: CGFloat
  }

  /// Reads a document.
  ///
  /// `style` is CSS that is added to the document's own. Linear in the text, but for what the document repeats.
  public init(
    _ data: Data, name: String, style: String? = nil, limits: ImageLimits = ImageLimits()
  ) throws(ImageError) {
    guard data.count <= limits.documentBytes else {
      throw .tooManyBytes(name: name, count: data.count, limit: limits.documentBytes)
    }
    var error: UnsafeMutablePointer<GError>?
    let pointer = data.withUnsafeBytes { bytes in
      rsvg_handle_new_from_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &error)
    }
    guard let pointer else {
      throw .damaged(name: name, format: .svg, reason: VectorImage.message(of: error))
    }
    let handle = OpaqueHandle(pointer)
    rsvg_handle_set_dpi(pointer, 96)
    if let style {
      let css = Array(style.utf8)
      guard rsvg_handle_set_stylesheet(pointer, css, gsize(css.count), &error) != 0 else {
        throw .damaged(name: name, format: .svg, reason: VectorImage.message(of: error))
      }
    }
    let size = handle.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .damaged(
        name: name, format: .svg, reason: "its size is \(size.width) by \(size.height)")
    }
    let side = CGFloat(limits.side)
    guard size.width <= side, size.height <= side, size.width * size.height <= CGFloat(limits.pixels) else {
      func whole(_ length: CGFloat) -> Int { Int(min(length, 1e9)) }
      throw .tooLarge(
        name: name, format: .svg, width: whole(size.width), height: whole(size.height), limits: limits)
    }
    (self.name, self.size, self.limits, byteCount) = (name, size, limits, data.count)
    drawing = Mutex(Drawing(handle: handle))
  }

  /// The drawing in pixels, stretched over so many; the last few sizes are kept.
  ///
  /// `scale` is how many pixels make a point of what is made. Throws where the limits don't allow so many pixels, and
  /// where the document can't be drawn.
  public func pixels(width: Int, height: Int, scale: CGFloat = 1) throws(ImageError) -> ImageSource {
    let key = PixelCount(width: width, height: height, scale: scale)
    let result = drawing.withLock { drawing -> Result<ImageSource, ImageError> in
      if let made = drawing.made.value(for: key) { return .success(made) }
      do throws(ImageError) {
        let source = try draw(key, with: drawing.handle.pointer)
        drawing.made.insert(source, for: key, cost: source.pixels.count)
        return .success(source)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func draw(_ key: PixelCount, with handle: UnsafeMutablePointer<RsvgHandle>) throws(ImageError)
    -> ImageSource
  {
    try Raster(.svg, name, width: key.width, height: key.height, limits, isPremultiplied: true) { pixels in
      let surface = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(key.width), Int32(key.height),
        Int32(key.width * 4))
      let context = cairo_create(surface)
      defer {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
      }
      cairo_scale(context, CGFloat(key.width) / size.width, CGFloat(key.height) / size.height)
      var room = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
      var error: UnsafeMutablePointer<GError>?
      guard rsvg_handle_render_document(handle, context, &room, &error) != 0 else {
        return VectorImage.message(of: error)
      }
      cairo_surface_flush(surface)
      return nil
    }
    .source(name, key.scale)
  }

  private static func message(of error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "librsvg doesn't say why" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
  }
}

extension VectorImage: Hashable {
  /// Whether two are one object.
  public static func == (first: VectorImage, second: VectorImage) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The library's object, which goes with this one.
private final class OpaqueHandle: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<RsvgHandle>

  init(_ pointer: UnsafeMutablePointer<RsvgHandle>) { self.pointer = pointer }

  deinit { g_object_unref(pointer) }

  /// The size that the document asks for.
  var size: CGSize {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(pointer, &width, &height) != 0 {
      return CGSize(width: width, height: height)
    }
    var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (lengthX, lengthY, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    rsvg_handle_get_intrinsic_dimensions(pointer, &hasWidth, &lengthX, &hasHeight, &lengthY, &hasBox, &box)
    return hasBox != 0 ? CGSize(width: box.width, height: box.height) : CGSize(width: 300, height: 150)
  }
}
