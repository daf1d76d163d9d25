package import Foundation
package import SwiftUI
package import TrellisDisplayList
import TrellisGeometry
package import TrellisTesting

/// The items that a view draws, without the lists that contain them, in painter's order.
@MainActor
package struct DrawnItems {
  package let items: [(item: DisplayItem, frame: CGRect)]

  /// Creates the items of a view in a window of 200 by 100.
  package init(_ view: some View, colorScheme: ColorScheme = .light) {
    self.init(TestHost(view, size: CGSize(width: 200, height: 100), colorScheme: colorScheme))
  }

  /// Creates the items of a window.
  package init(_ host: TestHost) {
    var items: [(item: DisplayItem, frame: CGRect)] = []
    host.displayList.forEachItem { item, frame in
      if case .list = item.content { return }
      items.append((item, frame))
    }
    // The first item is the window's background.
    self.items = Array(items.dropFirst())
  }

  package var shapes: [ShapeContent] {
    items.compactMap { if case .shape(let shape) = $0.item.content { shape } else { nil } }
  }

  package var texts: [TextContent] {
    items.compactMap { if case .text(let text) = $0.item.content { text } else { nil } }
  }

  /// The effects, the outermost first.
  package var effects: [Effect] {
    items.compactMap { if case .effect(let effect, _) = $0.item.content { effect } else { nil } }
  }

  /// The colours of fills, shapes and texts, or `gradient` for other paints.
  package var colors: [String] {
    items.compactMap {
      switch $0.item.content {
      case .fill(let color): "\(color)"
      case .shape(let shape): Self.words(shape.paint)
      case .text(let text): text.shading == nil ? "\(text.color)" : "gradient"
      default: nil
      }
    }
  }

  /// The frames of fills, shapes and texts, in the window's space.
  package var frames: [CGRect] {
    items.compactMap {
      switch $0.item.content {
      case .fill, .shape, .text: $0.frame
      default: nil
      }
    }
  }

  private static func words(_ paint: Paint) -> String {
    if case .color(let color) = paint { "\(color)" } else { "gradient" }
  }
}
