import Foundation
import Observation
import SwiftUI
import TrellisTesting

/// The words that gestures report, in order.
@MainActor @Observable final class Heard {
  @ObservationIgnored var words: [String] = []
  func say(_ word: String) { words.append(word) }
  /// Returns the words since the last call.
  func take() -> [String] {
    defer { words = [] }
    return words
  }
}

extension TestHost {
  /// Creates a window of 200 by 200 points with a view at its top left.
  convenience init(topLeft view: some View) {
    self.init(
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
      size: CGSize(width: 200, height: 200))
  }
}

func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
