import TrellisCoreImage
import Foundation
import Testing
import TrellisDisplayList
import TrellisGeometry

@Suite struct FilterTests {
  private let context = CIContext()

  /// Returns a picture whose colors, from red to blue and alpha, a function gives; row 0 is the bottom one.
  private func image(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]) -> CIImage {
    var pixels = Data()
    for y in (0..<height).reversed() {
      for x in 0..<width {
        let c = color(x, y)
        pixels += [c[2], c[1], c[0], c[3]]
      }
    }
    return CIImage(cgImage: CGImage(ImageSource(name: "test", width: width, height: height, pixels: pixels)))
  }

  /// Returns the red, green, blue and alpha of a pixel.
  private func pixel(_ image: CIImage?, _ x: Int, _ y: Int) throws -> [Int] {
    let image = try #require(image)
    let cut = try #require(context.createCGImage(image, from: CGRect(x: x, y: y, width: 1, height: 1)))
    let bytes = try #require(cut.dataProvider?.data as Data?).map { Int($0) }
    return [bytes[2], bytes[1], bytes[0], bytes[3]]
  }

  private func near(_ a: [Int], _ b: [Int], _ tolerance: Int = 1) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private var grey: CIImage { image(10, 10) { _, _ in [100, 100, 100, 255] } }

  @Test func `an image has its corner at the bottom left`() throws {
    let picture = image(3, 2) { x, y in [UInt8(x), UInt8(y), 7, 255] }
    #expect(picture.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(try pixel(picture, 2, 1) == [2, 1, 7, 255])
    #expect(try pixel(picture, 5, 5) == [0, 0, 0, 0])
    let moved = picture.transformed(by: CGAffineTransform(translationX: 10, y: -1))
    #expect(moved.extent == CGRect(x: 10, y: -1, width: 3, height: 2))
    #expect(try pixel(moved, 12, 0) == [2, 1, 7, 255])
    #expect(try pixel(picture.cropped(to: CGRect(x: 1, y: 0, width: 1, height: 1)), 2, 0) == [0, 0, 0, 0])
  }

  @Test func `a whole scale keeps pixels square`() throws {
    let code = image(2, 1) { x, _ in x == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    let large = code.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(large.extent.width == 20)
    #expect(try pixel(large, 9, 5) == [0, 0, 0, 255])
    #expect(try pixel(large, 10, 5) == [255, 255, 255, 255])
  }

  @Test func `inputs are set by properties and by keys`() throws {
    let filter = CIFilter.sepiaTone()
    filter.inputImage = grey
    filter.intensity = 0
    #expect(filter.inputKeys == ["inputImage", "inputIntensity"])
    #expect(filter.outputKeys == ["outputImage"])
    #expect(try pixel(filter.outputImage, 5, 5) == [100, 100, 100, 255])
    let plain: CIFilter = filter
    plain.setValue(1.0, forKey: kCIInputIntensityKey)
    #expect(filter.intensity == 1)
    let sepia = try pixel(filter.outputImage, 5, 5)
    #expect(sepia[0] > sepia[1] && sepia[1] > sepia[2])
    #expect(CIFilter(name: "CINothing") == nil)
    #expect(CIFilter(name: "CISepiaTone")?.outputImage == nil)
  }

  @Test func `colors change as their names say`() throws {
    let red = image(4, 4) { _, _ in [200, 40, 40, 255] }
    let invert = CIFilter.colorInvert()
    invert.inputImage = red
    #expect(try pixel(invert.outputImage, 1, 1) == [55, 215, 215, 255])
    let hue = CIFilter.hueAdjust()
    hue.inputImage = red
    hue.angle = 2 * .pi / 3
    // A third of a turn exchanges the components.
    #expect(near(try pixel(hue.outputImage, 1, 1), [40, 200, 40, 255]))
    let controls = CIFilter.colorControls()
    controls.inputImage = red
    controls.saturation = 0
    let pale = try pixel(controls.outputImage, 1, 1)
    #expect(pale[0] == pale[1] && pale[1] == pale[2])
    let mono = CIFilter.photoEffectMono()
    mono.inputImage = red
    #expect(try pixel(mono.outputImage, 1, 1) == pale)
    let exposure = CIFilter.exposureAdjust()
    exposure.inputImage = grey
    exposure.ev = 1
    // Twice the light of 100 is that of 137.
    #expect(near(try pixel(exposure.outputImage, 1, 1), [137, 137, 137, 255]))
  }

  @Test func `a blur keeps flat colors and the sum of a point, and extends the image`() throws {
    let point = image(41, 41) { x, y in x == 20 && y == 20 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
    let blur = CIFilter.gaussianBlur()
    blur.inputImage = point
    blur.radius = 2
    let output = try #require(blur.outputImage)
    #expect(output.extent.width > 41 && output.extent.midX == 20.5)
    let middle = try pixel(output, 20, 20)[0]
    // The peak of a Gaussian with a deviation of 2: 255 / (2π · 4) is 10.1.
    #expect((9...12).contains(middle))
    #expect(try pixel(output, 22, 20) == pixel(output, 18, 20))
    #expect(try pixel(output, 20, 23) == pixel(output, 23, 20))
    #expect(
      near(try pixel(grey.clampedToExtent().applyingGaussianBlur(sigma: 5), 3, 3), [100, 100, 100, 255]))
  }

  @Test func `mosaics have the color of a cell's seed`() throws {
    let slope = image(64, 64) { x, y in [UInt8(x * 4), UInt8(y * 4), 0, 255] }
    let pixellate = CIFilter.pixellate()
    pixellate.inputImage = slope
    pixellate.center = .zero
    pixellate.scale = 8
    #expect(try pixel(pixellate.outputImage, 0, 0) == pixel(pixellate.outputImage, 7, 7))
    #expect(try pixel(pixellate.outputImage, 8, 0) != pixel(pixellate.outputImage, 7, 0))
    let crystallize = CIFilter.crystallize()
    crystallize.inputImage = slope
    crystallize.radius = 10
    let mosaic = try #require(crystallize.outputImage)
    let whole = try #require(context.createCGImage(mosaic, from: slope.extent))
    let bytes = try #require(whole.dataProvider?.data as Data?)
    let colors = Set((0..<64 * 64).map { Array(bytes[$0 * 4..<$0 * 4 + 3]) })
    // About a cell per square of ten pixels.
    #expect((25...100).contains(colors.count))
  }

  @Test func `edges are bright and flat parts are dark`() throws {
    let step = image(20, 20) { x, _ in x < 10 ? [0, 0, 0, 255] : [200, 200, 200, 255] }
    let edges = CIFilter.edges()
    edges.inputImage = step
    #expect(try pixel(edges.outputImage, 10, 5)[0] > 200)
    #expect(try pixel(edges.outputImage, 3, 5)[0] == 0)
    #expect(try pixel(edges.outputImage, 19, 19)[0] == 0)
  }

  @Test func `a vignette darkens corners, and a twirl keeps its center and its outside`() throws {
    let flat = image(100, 100) { _, _ in [200, 200, 200, 255] }
    let vignette = CIFilter.vignette()
    vignette.inputImage = flat
    vignette.intensity = 1
    #expect(try pixel(vignette.outputImage, 50, 50)[0] > 198)
    #expect(try pixel(vignette.outputImage, 1, 1)[0] < 120)
    let slope = image(100, 100) { x, y in [UInt8(x * 2), UInt8(y * 2), 0, 255] }
    let twirl = CIFilter.twirlDistortion()
    twirl.inputImage = slope
    twirl.center = CGPoint(x: 50, y: 50)
    twirl.radius = 40
    let (middle, before) = (try pixel(twirl.outputImage, 50, 50), try pixel(slope, 50, 50))
    #expect(near(middle, before, 4))
    #expect(try pixel(twirl.outputImage, 2, 2) == pixel(slope, 2, 2))
    #expect(try pixel(twirl.outputImage, 60, 50) != pixel(slope, 60, 50))
  }

  @Test func `compositing follows its formulas`() throws {
    // Half-transparent red, premultiplied.
    let red = image(4, 4) { _, _ in [128, 0, 0, 128] }
    let blue = image(8, 8) { _, _ in [0, 0, 255, 255] }
    let over = CIFilter.sourceOverCompositing()
    over.inputImage = red
    over.backgroundImage = blue
    #expect(over.outputImage?.extent.width == 8)
    #expect(near(try pixel(over.outputImage, 1, 1), [128, 0, 127, 255]))
    #expect(try pixel(over.outputImage, 6, 6) == [0, 0, 255, 255])
    let difference = CIFilter.differenceBlendMode()
    difference.inputImage = grey
    difference.backgroundImage = grey
    #expect(try pixel(difference.outputImage, 1, 1) == [0, 0, 0, 255])
    let mean = CIFilter.areaAverage()
    mean.inputImage = image(2, 1) { x, _ in x == 0 ? [0, 0, 0, 255] : [200, 100, 50, 255] }
    mean.extent = CGRect(x: 0, y: 0, width: 2, height: 1)
    #expect(try pixel(mean.outputImage, 0, 0) == [100, 50, 25, 255])
  }

  @Test func `a perspective maps the corners, and its correction maps them back`() throws {
    let slope = image(50, 50) { x, y in [UInt8(x * 5), UInt8(y * 5), 0, 255] }
    let corners = [CGPoint(x: 10, y: 40), CGPoint(x: 45, y: 48), CGPoint(x: 40, y: 2), CGPoint(x: 5, y: 8)]
    let there = CIFilter.perspectiveTransform()
    there.inputImage = slope
    (there.topLeft, there.topRight, there.bottomRight, there.bottomLeft) = (
      corners[0], corners[1], corners[2], corners[3]
    )
    let back = CIFilter.perspectiveCorrection()
    back.inputImage = there.outputImage
    (back.topLeft, back.topRight, back.bottomRight, back.bottomLeft) = (
      corners[0], corners[1], corners[2], corners[3]
    )
    let output = try #require(back.outputImage)
    let (x, y) = (Int(output.extent.width / 2), Int(output.extent.height / 2))
    #expect(near(try pixel(output, x, y), [125, 125, 0, 255], 12))
  }

  @Test func `an infinite or empty rectangle gives no picture`() {
    #expect(context.createCGImage(.red, from: .infinite) == nil)
    #expect(context.createCGImage(.red, from: .null) == nil)
    #expect(context.createCGImage(grey, from: CGRect(x: 0, y: 0, width: 0, height: 5)) == nil)
  }
}
