import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The user's preferred text size, and its effects.
@MainActor
@Suite struct DynamicTypeTests {
  private func faces(_ view: some View) -> [String] {
    var found: [String] = []
    TestHost(view).displayList.forEachItem { item, _ in
      guard case .text(let text) = item.content else { return }
      found += text.runs.map { "\($0.face)".replacing("Trellis Test ", with: "") }
    }
    return found
  }

  private func size(_ font: Font, _ size: DynamicTypeSize) -> String {
    faces(Text("a").font(font).dynamicTypeSize(size)).joined()
  }

  @Test func `text styles grow with the preferred size as on iOS`() {
    let body = DynamicTypeSize.allCases.map { size(.body, $0) }
    #expect(
      body == ["10.5", "11.5", "12", "13", "14.5", "16", "17.5", "21.5", "25", "30.5", "36", "40.5"])
    #expect(size(.headline, .accessibility5) == "40.5 bold")
    // Small texts don't get smaller, and large texts grow less.
    #expect(size(.caption2, .xSmall) == "10 w500")
    #expect(size(.largeTitle, .accessibility5) == "46")
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
  }

  @Test(arguments: Font.TextStyle.allCases)
  func `a text style never gets smaller at a larger size`(style: Font.TextStyle) throws {
    let sizes = try DynamicTypeSize.allCases.map { size in
      try TestHost(Text("a").font(.system(style)).dynamicTypeSize(size)).frame(ofText: "a").height
    }
    #expect(sizes == sizes.sorted())
    #expect(sizes.first! < sizes.last!)
  }

  @Test func `a fixed size stays, and a custom font's size follows a text style unless it is fixed`() {
    #expect(size(.system(size: 20), .accessibility1) == "20")
    #expect(size(.custom("Inter", size: 17), .accessibility1) == "28")
    #expect(size(.custom("Inter", size: 17, relativeTo: .largeTitle), .accessibility1) == "22")
    #expect(size(.custom("Inter", fixedSize: 17), .accessibility1) == "17")
    #expect(size(.custom("Inter", size: 17.3), .large) == "17.3")
  }

  private struct Reader: View {
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text("\(size)") }
  }

  @Test func `a range of sizes clamps the size`() {
    func shown(_ view: some View, in size: DynamicTypeSize) -> [String] {
      TestHost(view.dynamicTypeSize(size)).texts
    }
    #expect(shown(Reader(), in: .small) == ["small"])
    #expect(shown(Reader().dynamicTypeSize(.medium ... .xLarge), in: .small) == ["medium"])
    #expect(shown(Reader().dynamicTypeSize(.medium ... .xLarge), in: .accessibility2) == ["xLarge"])
    #expect(shown(Reader().dynamicTypeSize(.medium ... .xLarge), in: .large) == ["large"])
    #expect(shown(Reader().dynamicTypeSize(...(.xxxLarge)), in: .accessibility2) == ["xxxLarge"])
    #expect(shown(Reader().dynamicTypeSize(..<(.xxxLarge)), in: .accessibility2) == ["xxLarge"])
    #expect(shown(Reader().dynamicTypeSize(.xxxLarge...), in: .small) == ["xxxLarge"])
    #expect(shown(Reader().dynamicTypeSize(.small ..< .small), in: .large) == ["large"])
  }

  private struct Icon: View {
    @ScaledMetric private var side = 17.0
    @ScaledMetric(relativeTo: .caption2) private var gap: CGFloat = 4

    var body: some View {
      Color.red.frame(width: side, height: gap).accessibilityIdentifier("icon")
    }
  }

  @Test func `a scaled metric grows with its text style`() throws {
    func icon(_ size: DynamicTypeSize) throws -> CGSize {
      try TestHost(Icon().dynamicTypeSize(size)).frame(ofIdentifier: "icon").size
    }
    #expect(try icon(.large) == CGSize(width: 17, height: 4))
    #expect(try icon(.accessibility5) == CGSize(width: 53, height: 14.5))
    #expect(try icon(.xSmall) == CGSize(width: 14, height: 4))
  }

  private struct Gap: View {
    @ScaledMetric(relativeTo: .caption2) private var gap: CGFloat = 4

    var body: some View { Color.red.frame(height: gap) }
  }

  @Test func `a scaled metric's reader depends only on the style's scale`() {
    let host = TestHost(
      VStack {
        Gap(); Text("a").font(.system(size: 20))
      })
    let smaller = host.evaluations { host.environment.dynamicTypeSize = .medium }
    // The style `caption2` has the same size for `medium` as for `large`, and a font's size in points is constant.
    #expect(smaller.changes(of: "body") == 0)
    #expect(smaller.changes(of: "layoutComputer") == 0)
    let larger = host.evaluations { host.environment.dynamicTypeSize = .xLarge }
    #expect(larger.changes(of: "body") == 1)
  }

  @Test func `fonts and texts have a width if the family has it`() {
    #expect(faces(Text("a").fontWidth(.condensed)) == ["13 width 75"])
    #expect(faces(Text("a").font(.body.width(.expanded))) == ["13 width 125"])
    #expect(faces(Text("a").font(.body.width(-0.4))) == ["13 width 50"])
    #expect(faces(VStack { Text("a") }.fontWidth(.condensed)) == ["13 width 75"])
    #expect(faces(VStack { Text("a").fontWidth(nil) }.fontWidth(.condensed)) == ["13"])
    #expect(faces(Text("a").fontWidth(Font.Width(.nan)).fontWidth(.condensed)) == ["13"])
    #expect(faces(Text("a").fontWidth(Font.Width(1e9))) == ["13 width 200"])
  }

  @Test func `a secondary text is three quarters as large if enabled`() {
    #expect(faces(Text("a").font(.system(size: 20)).textScale(.secondary)) == ["15"])
    #expect(faces(Text("a").font(.system(size: 20)).textScale(.secondary, isEnabled: false)) == ["20"])
    #expect(faces(VStack { Text("a") }.font(.system(size: 20)).textScale(.secondary)) == ["15"])
    #expect(
      faces(VStack { Text("a").textScale(.default) }.font(.system(size: 20)).textScale(.secondary)) == ["20"])
    let enabled = VStack { Text("a") }.font(.system(size: 20)).textScale(.default, isEnabled: false)
    #expect(faces(enabled.textScale(.secondary)) == ["15"])
    #expect(
      faces(Text("a").font(.system(size: 20)) + Text("b").font(.system(size: 20)).textScale(.secondary)) == [
        "20", "15",
      ])
  }
}
