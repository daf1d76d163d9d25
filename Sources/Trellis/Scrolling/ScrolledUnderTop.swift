import Foundation
import TrellisGraph

/// Whether the content of a scroll view is under an element in the safe area at its top, such as a bar.
package enum ScrolledUnderTop: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

extension Viewport {
  /// Whether the content is scrolled into the safe area at the top; a rule that reads this depends on the offset.
  var isUnderTop: Bool {
    guard scrolls(along: .vertical), offset.y > 0.5, let safeArea = position.surroundings.safeArea
    else {
      return false
    }
    return safeArea.reach(of: position, size: size).top > 0
  }
}
