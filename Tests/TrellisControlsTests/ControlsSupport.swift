import Foundation
import SwiftUI
import TrellisDisplayList
import TrellisTesting

/// A value shared by a test and the views bound to it, with a record of the writes.
@Observable final class Box<Value> {
  var value: Value
  @ObservationIgnored private(set) var writes: [Value] = []

  init(_ value: Value) { self.value = value }

  /// A binding that records the values written.
  @MainActor var binding: Binding<Value> {
    Binding(
      get: { self.value },
      set: {
        self.writes.append($0)
        self.value = $0
      })
  }
}

extension TestHost {
  /// Returns the elements of a role, in reading order.
  func nodes(_ role: AccessibilityNode.Role) -> [AccessibilityNode] {
    accessibilityTree.all.filter { $0.role == role }
  }

  /// Returns the value of the first element of a role, or nil if there is no element or no value.
  func value(_ role: AccessibilityNode.Role) -> String? { nodes(role).first?.value }

  /// Clicks in the middle of a text, whatever view is hit there.
  func click(_ text: String) throws {
    let frame = try frame(ofText: text)
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Clicks in the middle of an element of a role.
  ///
  /// `index` counts the elements in reading order.
  func click(_ role: AccessibilityNode.Role, at index: Int = 0) {
    let frame = nodes(role)[index].frame
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Whether a focus ring is drawn.
  var hasFocusRing: Bool {
    func contains(_ list: DisplayList) -> Bool {
      list.items.contains { item in
        switch item.content {
        case .list(let inner), .effect(_, let inner): contains(inner)
        default: item.id == .max
        }
      }
    }
    return contains(displayList)
  }
}
