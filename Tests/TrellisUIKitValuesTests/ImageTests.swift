import SwiftUI
import Testing
import TrellisTesting

/// Pictures by the names of UIKit and AppKit.
@MainActor @Suite struct ImageTests {
  private func filled(_ color: UIColor, _ size: CGSize, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func color(_ image: UIImage, _ x: Int, _ y: Int) throws -> NSColor {
    let pixels = try #require(image.cgImage)
    return try #require(NSBitmapImageRep(cgImage: pixels).colorAt(x: x, y: y))
  }

  @Test func `files of PNG, JPEG and TIFF are read again`() throws {
    let image = filled(UIColor(red: 1, green: 0, blue: 0, alpha: 1), CGSize(width: 16, height: 8))
    for made in [image.pngData(), image.jpegData(compressionQuality: 1), image.tiffRepresentation] {
      let data = try #require(made)
      let read = try #require(UIImage(data: data))
      #expect(read.size == CGSize(width: 16, height: 8))
      let seen = try color(read, 8, 4)
      #expect(seen.redComponent > 0.95 && seen.greenComponent < 0.05 && seen.blueComponent < 0.05)
    }
    let (fine, coarse) = (image.jpegData(compressionQuality: 1), image.jpegData(compressionQuality: 0))
    #expect((fine?.count ?? 0) > (coarse?.count ?? .max))
    #expect(UIImage().pngData() == nil && UIImage().size == .zero)
    let data = try #require(image.tiffRepresentation)
    let rep = try #require(NSBitmapImageRep(data: data))
    #expect(rep.representation(using: .png, properties: [:]) != nil)
    #expect(rep.representation(using: .gif, properties: [:]) == nil)
  }

  @Test func `a symbol has a configuration's size and weight, and an unknown name gives nil`() throws {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    let small = try #require(UIImage(systemName: "star"))
    let large = try #require(
      UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)))
    #expect(large.size.height > 2 * small.size.height && small.isSymbolImage)
    let scaled = try #require(small.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
    #expect(scaled.size.height > small.size.height)
    #expect(
      filled(.red, CGSize(width: 2, height: 2)).applyingSymbolConfiguration(
        UIImage.SymbolConfiguration.unspecified) == nil)
    let host = TestHost(Image(uiImage: large).border(.red), size: CGSize(width: 100, height: 100))
    #expect(host.minimumSize == large.size)
  }

  @Test func `a tint colours pixels and symbols`() throws {
    let image = filled(.black, CGSize(width: 4, height: 4)).withTintColor(.green)
    #expect(try color(image, 1, 1) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    let star = try #require(UIImage(systemName: "star.fill")).withTintColor(
      .red, renderingMode: .alwaysOriginal)
    #expect(star.renderingMode == .alwaysOriginal)
    let middle = try color(star, Int(star.size.width), Int(star.size.height))
    #expect(middle.redComponent == 1 && middle.greenComponent == 0)
    let renderer = ImageRenderer(content: Image(uiImage: star))
    let drawn = try #require(renderer.uiImage)
    let seen = try color(drawn, Int(star.size.width / 2), Int(star.size.height / 2))
    #expect(seen.redComponent == 1 && seen.greenComponent == 0)
  }

  @Test func `a template is shown in the foreground style`() throws {
    let image = filled(.black, CGSize(width: 6, height: 6)).withRenderingMode(.alwaysTemplate)
    let renderer = ImageRenderer(
      content: Image(uiImage: image).foregroundStyle(Color(red: 0, green: 0, blue: 1)))
    let drawn = try #require(renderer.uiImage)
    #expect(try color(drawn, 3, 3).blueComponent == 1)
  }

  @Test func `an orientation turns what is shown, and keeps the pixels`() throws {
    let pixels = try #require(filled(.red, CGSize(width: 10, height: 4)).cgImage)
    let image = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    #expect(image.size == CGSize(width: 2, height: 5) && image.imageOrientation == .right)
    #expect(image.cgImage == pixels && image.scale == 2)
    #expect(UIImage.Orientation.leftMirrored.rawValue == 6)
  }

  @Test func `cap insets keep the corners`() throws {
    // A red border around blue.
    let format = UIGraphicsImageRendererFormat()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
    }
    let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let large = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
        image.resizableImage(withCapInsets: insets, resizingMode: mode)
          .draw(in: CGRect(x: 0, y: 0, width: 40, height: 20))
      }
      #expect(try color(large, 1, 10) == .red && color(large, 38, 10) == .red && color(large, 20, 1) == .red)
      #expect(try color(large, 20, 10) == .blue && color(large, 10, 5) == .blue)
    }
  }

  @Test func `thumbnails have the size that is asked for`() async throws {
    let image = filled(.red, CGSize(width: 40, height: 20), scale: 2)
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 5)))
    #expect(small.size == CGSize(width: 10, height: 5) && small.scale == 2)
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(await image.byPreparingForDisplay() === image)
  }

  @Test func `focus on a picture of AppKit draws over it`() throws {
    let image = NSImage(size: CGSize(width: 10, height: 10))
    image.lockFocus()
    NSColor.red.set()
    NSBezierPath.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
    image.unlockFocus()
    #expect(image.size == CGSize(width: 10, height: 10) && NSGraphicsContext.current == nil)
    // y points up, and there are two pixels per point.
    #expect(try color(image, 5, 19).redComponent == 1 && color(image, 5, 5).alphaComponent == 0)
    image.size = CGSize(width: 5, height: 5)
    #expect(image.size == CGSize(width: 5, height: 5) && image.cgImage?.width == 20)
    image.isTemplate = true
    #expect(image.renderingMode == .alwaysTemplate)
  }

  @Test func `an empty picture has no size`() {
    let host = TestHost(Image(uiImage: UIImage()).border(.red), size: CGSize(width: 50, height: 50))
    #expect(host.minimumSize.width < 1)
  }
}
