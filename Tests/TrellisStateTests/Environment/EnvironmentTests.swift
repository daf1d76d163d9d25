import SwiftUI
import Testing
import TrellisDisplayList
import TrellisGraph
import TrellisTesting

private struct SpacingKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var spacing: Int {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}

@MainActor
@Suite struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.spacing) private var spacing

    var body: some View { Text("spacing \(spacing)") }
  }

  private struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test func `an environment reader depends only on its key`() {
    let host = TestHost(
      VStack {
        Reader()
        SchemeReader()
      })
    #expect(host.texts == ["spacing 1", "light"])
    let dark = host.evaluations { host.colorScheme = .dark }
    #expect(dark.bodies(of: Reader.self) == 0)
    #expect(dark.bodies(of: SchemeReader.self) == 1)
    let spaced = host.evaluations { host.environment.spacing = 2 }
    #expect(spaced.bodies(of: Reader.self) == 1)
    #expect(spaced.bodies(of: SchemeReader.self) == 0)
    #expect(host.texts == ["spacing 2", "dark"])
  }

  @Test func `an environment modifier applies to its content`() {
    let host = TestHost(
      VStack {
        Reader()
        Reader().environment(\.spacing, 7)
        VStack { Reader() }.environment(\.spacing, 5).environment(\.spacing, 6)
      })
    #expect(host.texts == ["spacing 1", "spacing 7", "spacing 5"])
  }

  @Test func `texts below a font modifier read the modified environment only`() {
    let plain = TestHost(HStack { Text("a") })
    let large = TestHost(HStack { Text("a") }.font(.largeTitle))
    #expect(sources(of: plain) == ["environment", "environment", "environment"])
    #expect(sources(of: large) == ["environmentModifier", "environmentModifier", "environmentModifier"])
    #expect(
      large.snapshot.edges.contains { edge in
        kind(edge.from, large) == "environment" && kind(edge.to, large) == "environmentModifier"
      })
  }

  /// Returns the kinds of the environments whose values the text reads.
  private func sources(of host: TestHost) -> [AttributeKind] {
    let snapshot = host.snapshot
    let text = snapshot.nodes.first { $0.kind == "resolvedText" }!.id
    let values = snapshot.edges.filter { $0.to == text && kind($0.from, host) == "environmentValue" }
    return values.map { value in
      kind(snapshot.edges.first { $0.to == value.from }!.from, host)
    }
  }

  private func kind(_ id: Int, _ host: TestHost) -> AttributeKind {
    host.snapshot.nodes.first { $0.id == id }!.kind
  }

  private struct Fonts: View {
    @State private var isLarge = false

    var body: some View {
      HStack {
        Text("text")
        Button("size") { isLarge.toggle() }
      }
      .font(isLarge ? .largeTitle : .body)
    }
  }

  @Test func `a changed font resolves the texts below and lays them out`() throws {
    let host = TestHost(Fonts())
    #expect(try host.frame(ofText: "text").width == 26)
    let log = try host.evaluations { try host.tap("size") }
    #expect(try host.frame(ofText: "text").width == 52)
    #expect(log.changes(of: "resolvedText") == 2)
    #expect(log.bodies == 1)
  }

  @Test func `a text has the button's colour by default`() throws {
    func colors(_ view: some View) -> [String] {
      var colors: [String] = []
      TestHost(view).displayList.forEachItem { item, _ in
        if case .text(let text) = item.content { colors.append("\(text.color)") }
      }
      return colors
    }
    #expect(colors(Text("a").foregroundStyle(.red)) == ["#ff3b30"])
    #expect(colors(Button("a") {}) == ["#000000d9"])
    #expect(colors(Button("a") {}.buttonStyle(.borderless)) == ["#007aff"])
    #expect(colors(Button("a") {}.buttonStyle(.borderless).foregroundColor(.red)) == ["#ff3b30"])
    #expect(colors(Button("a") {}.foregroundColor(.red)) == ["#ff3b30"])
    #expect(colors(Text("a").foregroundColor(Color(white: 1).opacity(0.5))) == ["#ffffff80"])
  }
}
