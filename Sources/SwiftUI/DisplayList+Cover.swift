import Foundation
import Trellis
import TrellisDisplayList

extension DisplayList {
  /// Returns a description of the obstacle between a tap at a point and the responder of a text.
  ///
  /// The result is nil if there is no obstacle, or if the text has no responder.
  func cover(ofText string: String, at point: CGPoint) -> String? {
    guard let responder = responder(ofText: string) else { return nil }
    let hits = hits(at: point).map(\.item)
    if hits.contains(where: { $0.semantics?.responder == responder }) { return nil }
    return hits.first.map { "\($0.words) is in front of it" } ?? "it doesn't take taps there"
  }

  /// Returns the responder of the first text with a string: the innermost one of the items around the text; nil if there is none.
  private func responder(ofText string: String) -> UInt64? {
    var waiting = items.reversed().map { (item: $0, responder: UInt64?.none) }
    while let (item, outer) = waiting.popLast() {
      let responder = item.semantics?.responder ?? outer
      if case .text(let text) = item.content, text.string == string { return responder }
      if let list = item.nested?.list { waiting += list.items.reversed().map { ($0, responder) } }
    }
    return nil
  }
}

extension DisplayItem {
  /// A description of the content, for a message.
  fileprivate var words: String {
    switch content {
    case .text(let text): "the text '\(text.string)'"
    case .fill(let color): "the colour \(color)"
    case .shape: "a shape"
    case .image: "a picture"
    case .list, .effect: "another view"
    }
  }
}
