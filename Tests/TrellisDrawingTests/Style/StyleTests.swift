import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// A custom style that depends on the environment.
private struct SchemeStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

private struct Endless: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Endless { self }
}

@MainActor
@Suite struct StyleTests {
  private func colors(_ view: some View, _ scheme: ColorScheme = .light) -> [String] {
    DrawnItems(view, colorScheme: scheme).colors
  }

  // MARK: Levels

  @Test func `a hierarchical level derives from the foreground around it`() {
    #expect(colors(Text("a").foregroundStyle(.secondary)) == ["#00000080"])
    #expect(colors(Text("a").foregroundStyle(.secondary), .dark) == ["#ffffff8c"])
    #expect(colors(VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red)) == ["#ff3b3080"])
    #expect(colors(VStack { Text("a").foregroundStyle(.primary) }.foregroundStyle(.red)) == ["#ff3b30"])
  }

  @Test func `given foreground levels are used, and further ones derive from the last`() {
    let levels = VStack {
      Circle()
      Circle().fill(.secondary)
      Circle().fill(.tertiary)
      Circle().fill(.quaternary)
    }
    #expect(
      colors(levels.foregroundStyle(Color.black, Color.white)) == [
        "#000000", "#ffffff", "#ffffff80", "#ffffff40",
      ])
    #expect(
      colors(levels.foregroundStyle(Color.black, Color.white, .red)) == [
        "#000000", "#ffffff", "#ff3b30", "#ff3b3080",
      ])
  }

  @Test func `a level of a level is fainter`() {
    let view = VStack { VStack { Circle().fill(.secondary) }.foregroundStyle(.secondary) }
    #expect(colors(view.foregroundStyle(Color.black)) == ["#00000040"])
    #expect(colors(Circle().fill(Color.black.secondary)) == ["#00000080"])
    #expect(colors(Circle().fill(.black.opacity(0.5).tertiary)) == ["#00000020"])
  }

  // MARK: Tint and background

  /// Returns the colours of a button without a border.
  private func bare(_ button: some View) -> [String] { colors(button.buttonStyle(.borderless)) }

  @Test func `a button's label has the tint, or the accent colour by default`() {
    #expect(bare(Button("a") {}) == ["#007aff"])
    #expect(bare(Button("a") {}.tint(.green)) == ["#28cd41"])
    #expect(bare(Button("a") {}.tint(nil).tint(.green)) == ["#007aff"])
    #expect(bare(Button("a") {}.tint(.green).foregroundStyle(.red)) == ["#ff3b30"])
    #expect(
      colors(Circle().fill(.tint).tint(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))) == [
        "gradient"
      ])
  }

  @Test func `a destructive button without a style is red, others are tinted`() {
    let roles: [ButtonRole?] = [.destructive, .cancel, nil]
    for (role, color) in zip(roles, ["#ff3b30", "#007aff", "#007aff"]) {
      #expect(bare(Button("a", role: role) {}) == [color])
      #expect(bare(Button(String("a"), role: role) {}) == [color])
      #expect(
        bare(
          Button(role: role) {
          } label: {
            Text("a")
          }) == [color])
      #expect(bare(Button("a", systemImage: "trash", role: role) {}).allSatisfy { $0 == color })
      #expect(bare(Button("a", role: role) {}.foregroundStyle(.green)) == ["#28cd41"])
    }
    #expect(bare(Button("a", role: .destructive) {}.tint(.green)) == ["#ff3b30"])
    #expect(ButtonRole.destructive != .cancel)
  }

  @Test
  func
    `a bordered button has a faint background and a plain label, red if destructive`()
  {
    #expect(colors(Button("a") {}) == ["#00000011", "#000000d9"])
    #expect(colors(Button("a", role: .destructive) {}) == ["#00000011", "#ff3b30"])
    #expect(colors(Button("a") {}.tint(.green)) == ["#00000011", "#000000d9"])
    #expect(colors(Button("a", role: .destructive) {}.foregroundStyle(.green)) == ["#00000011", "#28cd41"])
    #expect(colors(Button("a") {}.controlTheme(.phone)) == ["#007aff"])
    #expect(colors(Link("a", destination: URL(string: "https://swift.org")!)) == ["#007aff"])
  }

  private struct Removal: View {
    @State var isFinal = false

    var body: some View {
      Button("a", role: isFinal ? .destructive : nil) { isFinal.toggle() }.buttonStyle(.borderless)
    }
  }

  @Test func `a changed role changes the colour`() throws {
    let host = TestHost(Removal())
    #expect(DrawnItems(host).colors == ["#007aff"])
    try host.tap("a")
    #expect(DrawnItems(host).colors == ["#ff3b30"])
    try host.tap("a")
    #expect(DrawnItems(host).colors == ["#007aff"])
  }

  @Test func `the background style is the window's by default`() {
    #expect(colors(Circle().fill(.background)) == ["#ffffff"])
    #expect(colors(Circle().fill(.background), .dark) == ["#1e1e1e"])
    #expect(colors(Color.clear.background(in: Circle()).backgroundStyle(.red)) == ["#ff3b30", "#00000000"])
  }

  // MARK: - Custom styles

  @Test func `a custom style resolves to another one by the environment`() throws {
    #expect(colors(Circle().fill(SchemeStyle())) == ["#000000"])
    #expect(colors(Circle().fill(SchemeStyle()), .dark) == ["#ffffff"])
    #expect(colors(Text("a").foregroundStyle(SchemeStyle()), .dark) == ["#ffffff"])
    let host = TestHost(Circle().fill(SchemeStyle()))
    host.colorScheme = .dark
    #expect(DrawnItems(host).colors == ["#ffffff"])
    let log = host.evaluations { host.environment.lineLimit = 3 }
    #expect(log.count(of: "resolvedColor") == 0)
  }

  @Test func `a style that resolves to itself paints nothing`() {
    #expect(colors(Circle().fill(Endless())) == ["#00000000"])
  }

  @Test func `AnyShapeStyles are equal if their styles are`() {
    #expect(AnyShapeStyle(.red) == AnyShapeStyle(.red))
    #expect(AnyShapeStyle(AnyShapeStyle(.red)) == AnyShapeStyle(.red))
    #expect(AnyShapeStyle(.red) != AnyShapeStyle(.blue))
    #expect(AnyShapeStyle(.red) != AnyShapeStyle(.primary))
    #expect(AnyShapeStyle(SchemeStyle()) == AnyShapeStyle(SchemeStyle()))
    #expect(AnyShapeStyle(.red.opacity(0.5)) == AnyShapeStyle(.red.opacity(0.5)))
    #expect(AnyShapeStyle(.red.opacity(0.5)) != AnyShapeStyle(.red.opacity(0.6)))
  }

  // MARK: Texts

  @Test func `a gradient covers a text's frame`() throws {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let text = try #require(DrawnItems(Text("abcd").foregroundStyle(gradient)).texts.first)
    guard case .gradient(let paint) = text.shading else {
      Issue.record("it is painted with \(String(describing: text.shading))")
      return
    }
    #expect(paint.shape == .linear(start: CGPoint(x: 0, y: 8.125), end: CGPoint(x: 26, y: 8.125)))
    #expect(paint.stops.map { "\($0.color)" } == ["#000000", "#ffffff"])
    #expect(text.runs.allSatisfy { $0.color == nil })
  }

  @Test func `coloured parts of a text keep their colours beside a gradient`() throws {
    let gradient = Gradient(colors: [.black, .white])
    let text = Text("a").foregroundStyle(gradient) + Text("b").foregroundStyle(.red) + Text("c")
    let content = try #require(DrawnItems(text.foregroundStyle(.blue)).texts.first)
    #expect(content.shading != nil)
    #expect(content.runs.map { $0.color.map { "\($0)" } } == [nil, "#ff3b30", "#007aff"])
  }

  @Test func `a text with a blended style is found as before`() throws {
    let host = TestHost(Text("a").foregroundStyle(.red.blendMode(.multiply)))
    #expect(DrawnItems(host).effects == [.blend(.multiply)])
    #expect(try host.frame(ofText: "a").size == CGSize(width: 6.5, height: 16.25))
  }

  @Test func `links have the tint`() {
    let text = Text("[a](https://example.org)")
    #expect(colors(text.tint(.green)) == ["#28cd41"])
  }

  // MARK: Evaluations

  private struct Turning<Style: ShapeStyle, Content: View>: View {
    let styles: [Style]
    let content: Content
    @State private var index = 0

    var body: some View {
      VStack {
        content.foregroundStyle(styles[index])
        Button("turn") { index = (index + 1) % styles.count }
      }
    }
  }

  @Test func `a changed style redraws and lays nothing out`() throws {
    let host = TestHost(
      Turning(
        styles: [.red, .blue],
        content: VStack {
          Text("a"); Circle()
        }))
    let log = try host.evaluations { try host.tap("turn") }
    #expect(DrawnItems(host).colors.prefix(2) == ["#007aff", "#007aff"])
    #expect(log.changes(of: "layoutComputer") == 0)
    #expect(log.count(of: "geometry") == 0)
    #expect(log.changes(of: "resolvedText") == 1)
    #expect(log.changes(of: "resolvedColor") == 1)
  }

  @Test func `setting an equal style stops at the environment`() throws {
    func check<Style: ShapeStyle>(_ style: Style) throws {
      let host = TestHost(
        Turning(
          styles: [style, style, style],
          content: VStack {
            Text("a"); Circle()
          }))
      let log = try host.evaluations { try host.tap("turn") }
      #expect(log.bodies == 1)
      #expect(log.changes(of: "resolvedText") == 0, "\(style)")
      #expect(log.count(of: "displayList") == 0, "\(style)")
      #expect(log.count(of: "resolvedColor") == 0, "\(style)")
    }
    try check(Color.red)
    try check(SchemeStyle())
    try check(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    try check(HierarchicalShapeStyle.secondary)
  }
}
