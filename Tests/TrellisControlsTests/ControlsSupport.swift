import Foundation
import SwiftUI
import TrellisDisplayList
import TrellisTesting

/// What a test writes and reads: a value that views are bound to, with what was written.
@Observable final class Box<Value> {
  var value: Value
  @ObservationIgnored private(set) var writes: [Value] = []

  init(_ value: Value) { self.value = value }

  /// A binding that notes what is written.
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
  /// The elements of a role, in the order in which they are read.
  func nodes(_ role: AccessibilityNode.Role) -> [AccessibilityNode] {
    accessibilityTree.all.filter { $0.role == role }
  }

  /// The value of the only element of a role; nil where there is none or it has none.
  func value(_ role: AccessibilityNode.Role) -> String? { nodes(role).first?.value }

  /// Clicks in the middle of a text, whoever answers there.
  func click(_ text: String) throws {
    let frame = try frame(ofText: text)
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Clicks in the middle of the first element of a role.
  func click(_ role: AccessibilityNode.Role, at index: Int = 0) {
    let frame = nodes(role)[index].frame
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}
