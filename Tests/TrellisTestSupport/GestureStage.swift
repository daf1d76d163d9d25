import Foundation
import Observation
package import SwiftUI
package import TrellisTesting

/// The words that gestures report, in order.
@MainActor @Observable package final class Heard {
  @ObservationIgnored package var words: [String] = []

  package init() {}

  package func say(_ word: String) { words.append(word) }

  /// Returns the words since the last call.
  package func take() -> [String] {
    defer { words = [] }
    return words
  }
}

extension TestHost {
  /// Creates a window of 200 by 200 points with a view at its top left.
  package convenience init(topLeft view: some View) {
    self.init(
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
      size: CGSize(width: 200, height: 200))
  }
}

package func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
