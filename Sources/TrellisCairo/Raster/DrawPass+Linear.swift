import CPixels
import Foundation
import TrellisDisplayList
import TrellisGeometry

extension DrawPass {
  /// Draws a list whose elements are mixed in linear sRGB; see ``Effect/linearGroup``.
  ///
  /// Each element is first drawn on a clear picture of its own.
  func drawLinearly(_ list: DisplayList, at mapping: PixelMapping, on layer: Layer) {
    let bounds = mapping.pixels(of: list.inkBounds).intersection(layer.clipBounds)
    guard !bounds.isEmpty, let result = Surface(.picture, bounds) else { return }
    // Four floats per pixel, besides the result.
    reserving(bounds.area * 20) {
      var mix = [Float](repeating: 0, count: bounds.area * 4)
      var walk = ListWalk(list, at: mapping)
      while let step = walk.next() {
        let ink = step.place.pixels(of: step.ink).intersection(bounds)
        guard !ink.isEmpty else {
          statistics.itemsCulled += 1
          continue
        }
        let inner = step.place.moved(to: step.item.frame.origin)
        if walk.enter(step, at: inner, turned: { inner.transformed(by: $0) }) { continue }
        let (item, each, mode) = step.unblended
        let picture = picture(ink, world: layer.world, clip: [ink]) {
          drawElement(item, each, at: step.place, ink: ink, on: $0)
        }
        picture?.mix(into: &mix, of: bounds, mode)
      }
      result.withPixels {
        px_linear_encode(
          mix, bounds.width, $0, Int32(bounds.width), Int32(bounds.height), result.rowBytes / 4)
      }
    }
    layer.paint(result)
  }
}

extension ListWalk.Step {
  /// The element and its effects without the blend mode, and that mode.
  fileprivate var unblended: (DisplayItem, PerElementEffects, BlendMode) {
    let (own, each) = each.withoutBlendMode
    if let own { return (item, each, own) }
    guard case .effect(.blend(let mode), let list) = item.content else { return (item, each, .normal) }
    var item = item
    item.content = .effect(.group, list)
    return (item, each, mode)
  }
}

extension Surface {
  /// Mixes the picture into floats in linear sRGB, four per pixel of `bounds`, which contains the picture's bounds.
  fileprivate func mix(into floats: inout [Float], of bounds: PixelRect, _ mode: BlendMode) {
    let (x, y) = (self.bounds.left - bounds.left, self.bounds.top - bounds.top)
    floats.withUnsafeMutableBufferPointer { floats in
      withPixels {
        px_linear_mix(
          $0, rowBytes / 4, floats.baseAddress! + (y * bounds.width + x) * 4, Int32(self.bounds.width),
          Int32(self.bounds.height), bounds.width, mode.linear)
      }
    }
  }
}

extension BlendMode {
  /// The mode's number for `px_linear_mix`.
  fileprivate var linear: Int32 {
    let mode =
      switch self {
      case .normal: PX_NORMAL
      case .multiply: PX_MULTIPLY
      case .screen: PX_SCREEN
      case .overlay: PX_OVERLAY
      case .darken: PX_DARKEN
      case .lighten: PX_LIGHTEN
      case .colorDodge: PX_COLOR_DODGE
      case .colorBurn: PX_COLOR_BURN
      case .softLight: PX_SOFT_LIGHT
      case .hardLight: PX_HARD_LIGHT
      case .difference: PX_DIFFERENCE
      case .exclusion: PX_EXCLUSION
      case .hue: PX_HUE
      case .saturation: PX_SATURATION
      case .color: PX_COLOR
      case .luminosity: PX_LUMINOSITY
      case .sourceAtop: PX_SOURCE_ATOP
      case .destinationOver: PX_DESTINATION_OVER
      case .destinationOut: PX_DESTINATION_OUT
      case .plusLighter: PX_PLUS_LIGHTER
      case .plusDarker: PX_PLUS_DARKER
      }
    return Int32(mode)
  }
}
