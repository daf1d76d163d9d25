import Foundation
import TrellisDisplayList
import TrellisGraph

extension DisplayItem {
  /// Registers a responder for hits in the item's hit region, by default its frame, or only its drawn pixels if `fillsFrame` is
  /// false.
  ///
  /// An item that already has a responder is wrapped in another item with the number `id`.
  nonisolated mutating func answer(for responder: UInt64, wrappedAs id: UInt64, fillsFrame: Bool = true) {
    if semantics?.responder != nil {
      let inner = moved(by: CGPoint(x: -frame.minX, y: -frame.minY))
      self = DisplayItem(id: id, frame: frame, content: .list(DisplayList([inner])))
    }
    var meaning = semantics ?? Semantics()
    meaning.responder = responder
    if fillsFrame, meaning.hitRegion == .drawn { meaning.hitRegion = .frame }
    semantics = meaning
  }
}

extension ViewOutputs {
  /// Returns these outputs with a responder for the area that is drawn.
  @MainActor func answered(by responder: Responder, named name: String, _ inputs: ViewInputs) -> ViewOutputs {
    responder.join(inputs, named: "\(name).responder")
    let drawing = inputs.graph.declare(DisplayItem.self, name: name, kind: .displayList)
    inputs.graph.define(drawing) { [number = responder.number] in
      var item = framed(inputs.position, id: drawing.erased.rawValue)
      item.answer(for: number, wrappedAs: drawing.erased.rawValue, fillsFrame: false)
      return item
    }
    return self.drawing(drawing).responding(responder, inputs.graph)
  }
}
