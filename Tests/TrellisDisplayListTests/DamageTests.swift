import Foundation
import Testing
import TrellisDisplayList

@Suite struct DamageTests {
  private func fill(_ id: UInt64, _ x: CGFloat, _ width: CGFloat = 10, _ color: RGBAColor = .black)
    -> DisplayItem
  {
    DisplayItem(id: id, frame: CGRect(x: x, y: 0, width: width, height: 10), content: .fill(color))
  }

  private func list(_ id: UInt64, _ x: CGFloat, _ items: [DisplayItem]) -> DisplayItem {
    DisplayItem(
      id: id, frame: CGRect(x: x, y: 0, width: 100, height: 10), content: .list(DisplayList(items)))
  }

  @Test func `equal lists have no damage`() {
    let items = DisplayList([fill(1, 0), list(2, 20, [fill(1, 0)])])
    #expect(DisplayList.damage(from: items, to: items).isEmpty)
  }

  @Test func `a change deep down damages its own bounds alone`() {
    let old = DisplayList([fill(1, 0), list(2, 20, [fill(1, 0), fill(2, 50)])])
    let new = DisplayList([fill(1, 0), list(2, 20, [fill(1, 0), fill(2, 50, 10, .white)])])
    #expect(DisplayList.damage(from: old, to: new) == [CGRect(x: 70, y: 0, width: 10, height: 10)])
  }

  @Test func `what moves damages where it was and where it is`() {
    let damage = DisplayList.damage(from: DisplayList([fill(1, 0)]), to: DisplayList([fill(1, 50)]))
    #expect(
      damage == [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 50, y: 0, width: 10, height: 10)])
  }

  @Test func `semantics alone are not to be seen`() {
    var item = fill(1, 0)
    let old = DisplayList([item])
    item.semantics = Semantics(identifier: "a", action: 3)
    #expect(DisplayList.damage(from: old, to: DisplayList([item])).isEmpty)
  }

  @Test(arguments: 0..<200) func `the damage covers every difference of the pictures`(seed: UInt64) {
    var random = Generator(state: seed)
    func items(_ depth: Int) -> [DisplayItem] {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        let id = UInt64.random(in: 0..<5, using: &random)
        let x = CGFloat(Int.random(in: 0..<24, using: &random))
        if depth > 0 && Bool.random(using: &random) { return list(id, x, items(depth - 1)) }
        let grey = Double(Int.random(in: 0..<3, using: &random)) / 2
        let color = RGBAColor(red: grey, green: 0, blue: 0)
        return fill(id, x, CGFloat(Int.random(in: 1..<8, using: &random)), color)
      }
    }
    var old = DisplayList(items(2))
    for _ in 0..<5 {
      var new = old
      switch Int.random(in: 0..<3, using: &random) {
      case 0: new = DisplayList(items(2))
      case 1: new.items.shuffle(using: &random)
      default:
        if let index = new.items.indices.randomElement(using: &random) { new.items.remove(at: index) }
      }
      let damage = DisplayList.damage(from: old, to: new)
      for (x, (before, after)) in zip(paint(old), paint(new)).enumerated() where before != after {
        #expect(damage.contains { $0.minX <= CGFloat(x) && $0.maxX >= CGFloat(x + 1) })
      }
      old = new
    }
  }

  /// One row of pixels; ids may repeat in a list, as in no real one.
  private func paint(_ list: DisplayList) -> [Double] {
    var pixels = [Double](repeating: -1, count: 200)
    list.forEachItem { item, origin in
      guard case .fill(let color) = item.content else { return }
      let start = Int(item.frame.minX + origin.x)
      for x in start..<start + Int(item.frame.width) { pixels[x] = color.red }
    }
    return pixels
  }
}

private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xbf58_476d_1ce4_e5b9
  }
}
