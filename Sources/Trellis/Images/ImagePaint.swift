public import Foundation
import TrellisDisplayList
import TrellisImages

/// A style that repeats a picture, or a part of one.
///
/// The tiles start at the top left of the painted area. A drawing is painted at its own size. A symbol or a missing picture
/// paints nothing.
public nonisolated struct ImagePaint: PrimitiveStyle, Hashable {
  /// The picture.
  public var image: Image
  /// The repeated part, in `0...1` of the picture's size.
  public var sourceRect: CGRect
  /// The factor by which the picture is enlarged; positive.
  public var scale: CGFloat

  /// Creates a style.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    let picture: DecodedImage? =
      switch image.base {
      case .decoded(let picture): picture
      case .resource(let name, let bundle): ResourceImages.image(name, in: bundle ?? .main)
      case .symbol, .fixedSymbol, .awaited: nil
      }
    guard let picture, let source = source(of: picture), scale > 0, scale.isFinite else { return .clear }
    let size = source.size
    let part = CGRect(
      x: sourceRect.minX * size.width, y: sourceRect.minY * size.height,
      width: sourceRect.width * size.width, height: sourceRect.height * size.height)
    guard [part.minX, part.minY, part.width, part.height].allSatisfy(\.isFinite),
      let tile = ImageStore.part(part, of: source)
    else { return .clear }
    return .tiles(tile, part: CGRect(x: 0, y: 0, width: 1, height: 1), scale: scale)
  }

  private func source(of picture: DecodedImage) -> ImageSource? {
    switch picture {
    case .pixels(let source): return source
    case .drawing(let drawing):
      return try? drawing.pixels(
        width: Int(saturating: (drawing.size.width * 2).rounded(.up)),
        height: Int(saturating: (drawing.size.height * 2).rounded(.up)),
        scale: 2)
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that repeats a picture, or a part of it in `0...1` of its size.
  public static nonisolated func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
