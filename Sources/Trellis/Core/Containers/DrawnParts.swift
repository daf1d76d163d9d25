import Foundation
import TrellisDisplayList
import TrellisGraph

/// The containers of a window that may leave views undrawn.
@MainActor
final class DrawnParts {
  /// The containers, by the ids of their gaps.
  private var parts: [UInt64: DrawnPart] = [:]

  func add(_ part: DrawnPart, _ graph: AttributeGraph) {
    let id = part.gap.id
    parts[id] = part
    graph.onRemoval(of: graph.currentSubgraph) { [weak self] in
      MainActor.assumeIsolated { self?.parts[id] = nil }
    }
  }

  /// Makes the containers draw what is near the visible part of a window's display list; returns whether that changes the list.
  func show(_ list: DisplayList, in window: CGRect) -> Bool {
    if parts.isEmpty { return false }
    var visible: [UInt64: CGRect] = [:]
    list.forEachVisibleGap(in: window) { id, rect in
      visible[id] = visible[id]?.union(rect) ?? rect
    }
    var isChanged = false
    for (id, rect) in visible where parts[id]?.show(rect) == true { isChanged = true }
    return isChanged
  }
}

private enum DrawnPartsKey: ContextKey {
  static let slot = ContextSlot()
  static func makeValue(_ context: ViewContext) -> DrawnParts { DrawnParts() }
}

extension ViewContext {
  /// The containers that may leave views undrawn.
  var drawnParts: DrawnParts { self[DrawnPartsKey.self] }
}
