import SwiftUI
import Testing
import TrellisTesting

@MainActor
@Suite struct PublicShapesTests {
  @Test func `types that store views work with any view`() {
    #expect(Group<Int>.label == "group of number")
    #expect(ForEach<[Int], Int, Group<Int>>.label == "rows of group of number")
    #expect(Section<Int, Group<Int>, Int>.label == "number, group of number, number")
  }

  @Test func `a page of sections, rows and buttons with roles works`() throws {
    let host = TestHost(app: RemovalApp(), size: CGSize(width: 300, height: 400))
    #expect(host.title == "Removal")
    let rest = ["two", "words", "Put back", "Clear", "300 of 300"]
    #expect(host.texts == ["Names", "Ada", "Remove Ada", "Emmy", "Remove Emmy", "2 in all"] + rest)
    try host.tap("Remove Ada")
    #expect(host.texts == ["Names", "Emmy", "Remove Emmy", "1 in all"] + rest)
    try host.tap("Clear")
    #expect(host.texts == ["Names", "0 in all"] + rest)
    try host.tap("Put back")
    #expect(host.texts.count == 11)
  }

  @Test func `a custom shape and view with animatable data are interpolated`() {
    var wedge = Wedge(end: .radians(1))
    wedge.animatableData.interpolate(
      towards: Wedge(end: .radians(3), insetAmount: 4).animatableData, amount: 0.5)
    #expect(wedge.end == .radians(2) && wedge.insetAmount == 2)
    var share = Percentage(value: 10)
    share.animatableData.interpolate(towards: 20, amount: 0.5)
    #expect(TestHost(share).texts == ["15 %"])
  }
}
