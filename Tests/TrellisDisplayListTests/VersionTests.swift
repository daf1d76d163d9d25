import Foundation
import Testing
import TrellisDisplayList

private let red = RGBAColor(red: 1, green: 0, blue: 0)
private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

@Suite struct VersionTests {
  private func fill(_ id: UInt64, _ color: RGBAColor = red) -> DisplayItem {
    DisplayItem(id: id, frame: square, content: .fill(color))
  }

  @Test func `copies share their version, and each change is another`() {
    let item = fill(1)
    let copy = item
    #expect(copy.version == item.version)
    var changed = item
    var versions: Set<UInt64> = [item.version, fill(1).version]
    changed.id = 2
    versions.insert(changed.version)
    changed.frame.origin.x = 5
    versions.insert(changed.version)
    changed.content = .fill(.white)
    versions.insert(changed.version)
    changed.semantics = Semantics(identifier: "a")
    versions.insert(changed.version)
    changed.semantics?.identifier = "b"
    versions.insert(changed.version)
    // The item's position isn't part of its version.
    #expect(versions.count == 6)
    #expect(copy.version == item.version)
  }

  @Test func `a change deep in a list changes the version of all enclosing lists`() {
    let inner = fill(1)
    let beside = fill(2)
    var outer = DisplayItem(id: 3, frame: square, content: .list(DisplayList([inner, beside])))
    let before = outer
    guard case .list(var list) = outer.content else { return }
    list.items[0].frame.origin.x = 5
    outer.content = .list(list)
    #expect(outer.version != before.version)
    #expect(list.items[0].version == inner.version)
    list.items[0].frame.size.width = 5
    outer.content = .list(list)
    #expect(list.items[0].version != inner.version)
    #expect(list.items[1].version == beside.version)
  }

  @Test func `equality and hashes ignore versions`() {
    #expect(fill(1) == fill(1))
    #expect(fill(1).version != fill(1).version)
    #expect(Set([fill(1), fill(1), fill(2)]).count == 2)
  }

  @Test func `damage skips items of the same version`() {
    let groups = (0..<50).map { number in
      DisplayItem(
        id: UInt64(number), frame: square,
        content: .list(DisplayList((0..<50).map { fill(UInt64($0)) })))
    }
    let old = DisplayList(groups)
    var new = DisplayList(groups.map { $0 })
    #expect(DisplayList.comparisons(from: old, to: new) == 50)
    guard case .list(var inner) = new.items[20].content else { return }
    inner.items[30].content = .fill(.white)
    new.items[20].content = .list(inner)
    #expect(DisplayList.comparisons(from: old, to: new) == 100)
    #expect(DisplayList.damage(from: old, to: new) == [square])
  }

  @Test func `versions are written on request and read back`() throws {
    let list = DisplayList([
      fill(1), DisplayItem(id: 2, frame: square, content: .list(DisplayList([fill(3)]))),
    ])
    let text = list.textWithVersions
    #expect(text.hasPrefix("fill #1@\(list.items[0].version) 0 0 10 10 #ff0000\nlist #2@"))
    let read = try DisplayList(text: text)
    #expect(read == list)
    #expect(read.items.map(\.version) == list.items.map(\.version))
    #expect(read.textWithVersions == text)
    #expect(!list.text.contains("@"))
    #expect(try DisplayList(text: list.text) == list)
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `a random list's versions read back`(seed: UInt64) throws {
    var lists = RandomContent(seed: seed)
    let list = lists.list(depth: 4)
    let image = lists.image
    let read = try DisplayList(text: list.textWithVersions) { $0 == image.name ? image : nil }
    #expect(read == list)
    #expect(read.textWithVersions == list.textWithVersions)
  }

  @Test func `versions read from text aren't trusted`() throws {
    let first = try DisplayList(text: "fill #1@5 0 0 10 10 #ff0000")
    let second = try DisplayList(text: "fill #1@5 0 0 10 10 #ffffff")
    #expect(first.items[0].version == second.items[0].version)
    #expect(first != second)
    #expect(DisplayList.damage(from: first, to: second) == [square])
    var own = fill(1)
    own.frame.size.width = 10
    let same = try DisplayList(text: "fill #1@\(own.version) 0 0 10 10 #ffffff")
    #expect(same.items[0].version == own.version)
    #expect(DisplayList([own]) != same)
  }

  @Test(
    arguments: [
      ("fill #1@ 0 0 1 1 #ff0000", "line 1: a version is missing after “@”"),
      ("fill #1@x 0 0 1 1 #ff0000", "line 1: a whole number is missing before “x 0 0 1 1 #ff0000”"),
      ("fill #1@-4 0 0 1 1 #ff0000", "line 1: a whole number is missing before “-4 0 0 1 1 #ff0000”"),
      (
        "fill #1@9223372036854775808 0 0 1 1 #ff0000",
        "line 1: 9223372036854775808 is no version; those end at 2⁶³"
      ),
    ])
  func `an invalid version is an error`(text: String, message: String) {
    let error = #expect(throws: DisplayListError.self) { try DisplayList(text: text) }
    #expect(error?.description == message)
  }
}
