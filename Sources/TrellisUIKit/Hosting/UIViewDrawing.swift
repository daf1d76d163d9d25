import Foundation
import Trellis
import TrellisCoreGraphicsCairo

/// The drawing of a view's ``UIView/draw(_:)``, in a rule of its own.
struct UIViewDrawing: View {
  let view: UIView

  var body: some View {
    let view = view
    Canvas { context, size in
      view.drawing.read()
      view.tree?.readTraits()
      context.withCGContext { context in
        let bounds = view.bounds
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        CurrentContext.with(context) { view.draw(bounds) }
      }
    }
  }

  /// The modules whose views don't draw.
  private static let modules = ["TrellisUIKit.", "MapKit.", "WebKit.", "AVKit."]

  /// Returns whether a class is declared outside of these modules, so that it may draw.
  ///
  /// Swift can't tell whether a class overrides a method.
  static func isForeign(_ type: AnyClass) -> Bool {
    if let known = foreign[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let isForeign = !modules.contains { name.hasPrefix($0) }
    foreign[ObjectIdentifier(type)] = isForeign
    return isForeign
  }

  private static var foreign: [ObjectIdentifier: Bool] = [:]
}
