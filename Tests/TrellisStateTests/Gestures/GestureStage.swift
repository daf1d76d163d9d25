import Foundation
import Observation
import SwiftUI
import TrellisTesting

/// What gestures said, in order.
@MainActor @Observable final class Heard {
  @ObservationIgnored var words: [String] = []
  func say(_ word: String) { words.append(word) }
  /// What was said since the last look.
  func take() -> [String] {
    defer { words = [] }
    return words
  }
}

extension TestHost {
  /// A view in a window of 200 by 200 points, at its top left.
  convenience init(topLeft view: some View) {
    self.init(
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
      size: CGSize(width: 200, height: 200))
  }
}

func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
