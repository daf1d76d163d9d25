import CRsvg
public import Foundation
import Synchronization
public import TrellisDisplayList
import TrellisText

/// An SVG document.
///
/// The document can't load other files or network resources. Two instances are equal only if they are the same object.
public final class VectorImage: Sendable {
  /// The name used in descriptions and errors.
  public let name: String
  /// The document's intrinsic size in points, otherwise the size of its view box, otherwise 300 by 150.
  public let size: CGSize
  /// The length of the document's text, in bytes.
  let byteCount: Int
  private let limits: ImageLimits
  private let drawing: Mutex<Drawing>

  /// The parsed document, and the pixels drawn recently.
  private struct Drawing: ~Copyable, @unchecked Sendable {
    let handle: OpaqueHandle
    var made = BoundedCache<PixelCount, ImageSource>(entryLimit: 16, costLimit: 1 << 24)
    /// The error after which the document isn't drawn any more: an abandoned thread may still use the handle.
    var failure: ImageError?
  }

  private struct PixelCount: Hashable {
    let width: Int
    let height: Int
    let scale: CGFloat
  }

  /// Reads a document.
  ///
  /// `style` is CSS that is added to the document's own. Linear in the text, except for content that the document repeats.
  public init(
    _ data: Data, name: String, style: String? = nil, limits: ImageLimits = ImageLimits()
  ) throws(ImageError) {
    guard data.count <= limits.documentBytes else {
      throw .tooManyBytes(name: name, count: data.count, limit: limits.documentBytes)
    }
    if let objection = KernelMatrices.objection(to: data) {
      throw .damaged(name: name, format: .svg, reason: objection)
    }
    let read = try VectorImage.within(limits, name) { OpaqueHandle.reading(data, style: style) }
    guard let handle = read.handle else {
      throw .damaged(name: name, format: .svg, reason: read.reason ?? "")
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

  /// Returns the drawing stretched to `width` by `height` pixels; the last few sizes are cached.
  ///
  /// `scale` is the result's pixels per point. Throws if the limits don't permit the size, or if the document can't be drawn.
  public func pixels(width: Int, height: Int, scale: CGFloat = 1) throws(ImageError) -> ImageSource {
    let key = PixelCount(width: width, height: height, scale: scale)
    let result = drawing.withLock { drawing -> Result<ImageSource, ImageError> in
      if let made = drawing.made.value(for: key) { return .success(made) }
      if let failure = drawing.failure { return .failure(failure) }
      do throws(ImageError) {
        let source = try draw(key, with: drawing.handle)
        drawing.made.insert(source, for: key, cost: source.pixels.count)
        return .success(source)
      } catch {
        if case .tooSlow = error { drawing.failure = error }
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func draw(_ key: PixelCount, with handle: OpaqueHandle) throws(ImageError) -> ImageSource {
    var failure: ImageError?
    let (size, limits, name) = (size, limits, name)
    do throws(ImageError) {
      return try Raster(.svg, name, width: key.width, height: key.height, limits, isPremultiplied: true) {
        pixels in
        do throws(ImageError) {
          let drawn = try VectorImage.within(limits, name) {
            handle.drawn(size, width: key.width, height: key.height)
          }
          if drawn.reason == nil { drawn.copy(to: pixels) }
          return drawn.reason
        } catch {
          failure = error
          return error.description
        }
      }
      .source(name, key.scale)
    } catch {
      throw failure ?? error
    }
  }

  /// Returns a closure's result; throws if the closure takes too long.
  private static func within<Value: Sendable>(
    _ limits: ImageLimits, _ name: String, _ body: @escaping @Sendable () -> Value
  ) throws(ImageError) -> Value {
    do throws(TimeoutRunner.Failure) {
      return try TimeoutRunner.shared.run(seconds: limits.seconds, body)
    } catch {
      switch error {
      case .isLate: throw .tooSlow(name: name, seconds: limits.seconds)
      case .othersAreLate(let count): throw .othersAreTooSlow(name: name, count: count)
      }
    }
  }
}

extension VectorImage: Hashable {
  /// Whether both are the same object.
  public static func == (first: VectorImage, second: VectorImage) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
