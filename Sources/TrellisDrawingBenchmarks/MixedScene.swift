import Foundation
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisText

/// A window of 1200 by 800 points with controls: 740 commands.
///
/// It has 500 rounded rectangles, a third of them outlines of a pixel; 20 gradients; 20 pictures that are scaled down; and 200
/// labels. The rectangles have ten sizes in all, or each has a size of its own.
struct MixedScene {
  struct Box {
    var path: Path
    var color: RGBAColor
    var isStroked: Bool
    var origin: CGPoint
  }

  static let size = CGSize(width: 1200, height: 800)
  var boxes: [Box] = []
  var gradients: [(origin: CGPoint, colors: [RGBAColor])] = []
  var images: [(origin: CGPoint, source: ImageSource)] = []
  var labels: [(origin: CGPoint, text: TextContent, size: CGSize)] = []

  static let gradientSize = CGSize(width: 120, height: 70)
  static let imageSize = CGSize(width: 80, height: 80)

  init(isVaried: Bool = false) {
    let measurer = PangoTextMeasurer(family: "DejaVu Sans")
    for index in 0..<500 {
      let kind = index % 10
      var size = CGSize(width: 30 + kind * 3, height: 22 + kind)
      if isVaried {
        size = CGSize(width: 24 + Double(index % 25) * 1.3, height: 16 + Double(index / 25) * 0.9)
      }
      boxes.append(
        Box(
          path: Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6),
          color: Self.color(index), isStroked: index % 3 == 0,
          origin: CGPoint(x: index % 25 * 47 + 5, y: index / 25 * 39 + 5)))
    }
    for index in 0..<20 {
      gradients.append(
        (
          CGPoint(x: index % 5 * 230 + 20, y: index / 5 * 190 + 30),
          [Self.color(index * 7), Self.color(index * 11 + 3), Self.color(index * 5 + 1)]
        ))
      images.append(
        (CGPoint(x: index % 5 * 230 + 150, y: index / 5 * 190 + 60), Self.picture(index)))
    }
    for index in 0..<200 {
      let string = ["Label \(index)", "Save changes", "שלום \(index)", "Item no. \(index), of many"][
        index % 4]
      let layout = measurer.layout(TextSource(string: string, font: FontRequest(size: 13)), width: nil)
      labels.append(
        (
          CGPoint(x: index % 10 * 118 + 8, y: index / 10 * 39 + 12),
          TextContent(string: string, runs: layout.runs, color: .black), layout.size
        ))
    }
  }

  /// The scene as a display list.
  var list: DisplayList {
    var items: [DisplayItem] = []
    func add(_ origin: CGPoint, _ size: CGSize, _ content: DisplayItem.Content) {
      items.append(
        DisplayItem(id: UInt64(items.count), frame: CGRect(origin: origin, size: size), content: content))
    }
    for box in boxes {
      let style: ShapeContent.Style = box.isStroked ? .stroke(StrokeStyle(lineWidth: 1)) : .fill(FillStyle())
      add(
        box.origin, CGSize(width: 60, height: 30),
        .shape(ShapeContent(path: box.path, style: style, paint: .color(box.color))))
    }
    for gradient in gradients {
      let stops = gradient.colors.enumerated().map {
        GradientPaint.Stop(color: $1, location: CGFloat($0) / CGFloat(gradient.colors.count - 1))
      }
      let paint = GradientPaint(
        stops: stops, shape: .linear(start: .zero, end: CGPoint(x: Self.gradientSize.width, y: 70)))
      add(
        gradient.origin, Self.gradientSize,
        .shape(
          ShapeContent(path: Path(CGRect(origin: .zero, size: Self.gradientSize)), paint: .gradient(paint))))
    }
    for image in images { add(image.origin, Self.imageSize, .image(ImageContent(source: image.source))) }
    for label in labels { add(label.origin, label.size, .text(label.text)) }
    return DisplayList(items)
  }

  private static func color(_ index: Int) -> RGBAColor {
    RGBAColor(
      red: Double(index * 37 % 101) / 100, green: Double(index * 53 % 101) / 100,
      blue: Double(index * 71 % 101) / 100, opacity: index % 4 == 0 ? 0.9 : 1)
  }

  /// Returns a picture of 256 by 256 pixels.
  private static func picture(_ index: Int) -> ImageSource {
    var pixels = Data(capacity: 256 * 256 * 4)
    for y in 0..<256 {
      for x in 0..<256 {
        pixels.append(contentsOf: [UInt8(x), UInt8(y), UInt8((x ^ y ^ index * 13) & 255), 255])
      }
    }
    return ImageSource(name: "\(index)", width: 256, height: 256, pixels: pixels)
  }
}
