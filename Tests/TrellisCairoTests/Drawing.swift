import Foundation
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry

let red = RGBAColor(red: 1, green: 0, blue: 0)
let green = RGBAColor(red: 0, green: 1, blue: 0)
let blue = RGBAColor(red: 0, green: 0, blue: 1)

/// Shorthand for drawing one item and reading its pixels.
enum Drawing {
  static func item(_ content: DisplayItem.Content, _ frame: CGRect = .zero) -> DisplayItem {
    DisplayItem(id: 1, frame: frame, content: content)
  }

  static func shape(
    _ path: Path, _ style: ShapeContent.Style = .fill(FillStyle()), _ paint: Paint = .color(red)
  ) -> DisplayItem {
    item(.shape(ShapeContent(path: path, style: style, paint: paint)))
  }

  static func fill(_ frame: CGRect, _ color: RGBAColor) -> DisplayItem { item(.fill(color), frame) }

  static func effect(_ effect: Effect, _ items: DisplayItem...) -> DisplayItem {
    item(.effect(effect, DisplayList(items)))
  }

  static func gradient(_ shape: GradientPaint.Shape, _ stops: (RGBAColor, CGFloat)...) -> Paint {
    .gradient(
      GradientPaint(stops: stops.map { GradientPaint.Stop(color: $0.0, location: $0.1) }, shape: shape))
  }

  /// Draws items on 40 by 40 pixels.
  static func draw(
    _ items: DisplayItem..., background: RGBAColor = .clear, using renderer: Renderer = Renderer()
  ) throws -> Bitmap {
    let bitmap = try Bitmap(width: 40, height: 40)
    renderer.draw(DisplayList(items), into: bitmap, background: background)
    return bitmap
  }
}

extension Bitmap {
  /// Returns the opacities of pixels in a row, each as a digit from 0 to 9.
  func row(_ y: Int, _ columns: Range<Int>) -> String {
    columns.map { String(Int((color(x: $0, y: y).opacity * 9).rounded())) }.joined()
  }

  /// The sum of all pixels' opacities.
  var ink: Double {
    (0..<height).reduce(0) { sum, y in (0..<width).reduce(sum) { $0 + color(x: $1, y: y).opacity } }
  }
}

extension RGBAColor {
  /// Returns whether each component differs from another colour's by at most `steps` 255ths.
  func isNear(_ other: RGBAColor, by steps: Double = 2) -> Bool {
    [red - other.red, green - other.green, blue - other.blue, opacity - other.opacity].allSatisfy {
      abs($0) <= steps / 255
    }
  }
}
