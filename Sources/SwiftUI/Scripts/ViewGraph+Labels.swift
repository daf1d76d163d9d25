import Foundation
import Trellis
import TrellisDisplayList
import TrellisFailure

extension ViewGraph {
  /// The texts and the accessibility labels in the window's visible part.
  var shownTexts: [String] { labels.map(\.text) }

  /// Returns the point to tap for the `number`th text with a string, or if no text has it, the `number`th accessibility label.
  func tapPoint(of label: String, number: Int) throws(Failure) -> CGPoint {
    let found = labels.filter { $0.text == label }
    let texts = found.filter(\.isDrawn)
    let all = texts.isEmpty ? found : texts
    guard all.indices.contains(number - 1) else {
      throw .usage("the window shows \(shownTexts.prefix(30).map { "'\($0)'" }.joined(separator: ", "))")
    }
    let point = CGPoint(x: all[number - 1].frame.midX, y: all[number - 1].frame.midY)
    if let cover = update().cover(ofText: label, at: point), all.count == 1 { throw .usage(cover) }
    return point
  }

  /// The drawn texts from back to front, then the labels of elements; only those whose centres are in the window.
  private var labels: [(text: String, frame: CGRect, isDrawn: Bool)] {
    let list = update()
    var all: [(text: String, frame: CGRect, isDrawn: Bool)] = []
    list.forEachItem { item, frame in
      if case .text(let text) = item.content { all.append((text.string, frame, true)) }
    }
    for node in list.accessibilityTree.all {
      if let label = node.label { all.append((label, node.frame, false)) }
    }
    let window = CGRect(origin: .zero, size: size)
    return all.filter { window.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
  }
}
