import Foundation
import SwiftUI
import Testing
import TrellisTesting

private struct Two: View {
  var body: some View {
    Text("a")
    Text("b")
  }
}

private struct Tally: View {
  let title: String
  @State private var count = 0

  var body: some View {
    Button("\(title) \(count)") { count += 1 }
  }
}

private struct Mark: ViewModifier {
  func body(content: Content) -> some View {
    content.overlay { Text("mark") }
  }
}

private struct Row: ViewModifier {
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      Text("row")
      content
    }
  }
}

private struct Scheme: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  @State private var isWide = false

  func body(content: Content) -> some View {
    HStack {
      content.frame(width: isWide ? 200 : 100)
      Button(scheme == .dark ? "dark" : "light") { isWide.toggle() }
    }
  }
}

@MainActor
@Suite struct ViewModifierTests {
  @Test func `a modifier in the body applies to each modified view`() {
    let host = TestHost(HStack { Two().modifier(Mark()) })
    #expect(host.texts == ["a", "mark", "b", "mark"])
  }

  @Test func `a container in the body contains all modified views`() {
    let host = TestHost(VStack { Two().modifier(Row()) })
    #expect(host.texts == ["row", "a", "b"])
  }

  private struct Conditional: View {
    @State private var isMarked = false

    var body: some View {
      VStack {
        Group {
          Text("a")
          if isMarked { Text("b") }
        }
        .modifier(Mark())
        Button("toggle") { isMarked.toggle() }
      }
    }
  }

  @Test func `a modifier's body is created once for inserted and removed views`() throws {
    let host = TestHost(Conditional())
    let nodes = host.nodeCount
    let log = try host.evaluations { try host.tap("toggle") }
    #expect(host.texts == ["a", "mark", "b", "mark", "toggle"])
    #expect(log.bodies(of: Mark.self) == 0)
    try host.tap("toggle")
    #expect(host.texts == ["a", "mark", "toggle"])
    #expect(host.nodeCount == nodes)
  }

  @Test func `a modifier reads the environment around it and has state of its own`() throws {
    let host = TestHost(VStack { Tally(title: "in").modifier(Scheme()) })
    try host.tap("in 0")
    let dark = host.evaluations { host.colorScheme = .dark }
    #expect(dark.bodies(of: Scheme.self) == 1)
    #expect(dark.bodies(of: Tally.self) == 0)
    let before = try host.frame(ofText: "dark")
    let wide = try host.evaluations { try host.tap("dark") }
    #expect(wide.bodies(of: Scheme.self) == 1)
    #expect(wide.bodies(of: Tally.self) == 0)
    #expect(try host.frame(ofText: "dark").minX == before.minX + 50)
    #expect(host.texts == ["in 1", "dark"])
  }

  private struct Holder: View {
    @State private var title = "one"

    var body: some View {
      VStack {
        Text(title).modifier(Mark())
        Button("rename") { title = "two" }
      }
    }
  }

  @Test func `a changed view doesn't evaluate the modifier's body`() throws {
    let host = TestHost(Holder())
    let log = try host.evaluations { try host.tap("rename") }
    #expect(host.texts == ["two", "mark", "rename"])
    #expect(log.bodies(of: Holder.self) == 1)
    #expect(log.bodies(of: Mark.self) == 0)
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  @Test func `content used twice is two views with their own state`() throws {
    let host = TestHost(VStack { Tally(title: "t").modifier(Twice()) })
    host.tap(at: try center(of: host, first: "t 0"))
    #expect(host.texts == ["t 1", "t 0"])
  }

  private func center(of host: TestHost, first text: String) throws -> CGPoint {
    let frame = try #require(host.elements.first { $0.text == text }).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private struct Nested: ViewModifier {
    let depth: Int

    func body(content: Content) -> some View {
      if depth > 0 {
        HStack { AnyView(content.modifier(Nested(depth: depth - 1))) }.modifier(Mark())
      } else {
        content
      }
    }
  }

  @Test func `nested uses of a modifier have their own content`() {
    let host = TestHost(Text("a").modifier(Nested(depth: 3)))
    #expect(host.texts == ["a", "mark", "mark", "mark"])
  }

  private struct Spaced: ViewModifier {
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content
        Spacer(minLength: 30)
        content.environment(\.lineLimit, 7)
      }
    }
  }

  private struct Limit: View {
    @Environment(\.lineLimit) private var limit

    var body: some View { Text(limit.map { "limit \($0)" } ?? "no limit") }
  }

  @Test func `modifiers around the content in the body reach the modified view`() {
    let host = TestHost(Limit().modifier(Spaced()))
    #expect(host.texts == ["no limit", "limit 7"])
  }

  @Test func `concatenated modifiers are nested`() {
    let inside = TestHost(Text("a").modifier(Row().concat(Mark())))
    #expect(inside.texts == ["row", "a", "mark"])
    let outside = TestHost(Two().modifier(Mark().concat(Row())))
    #expect(outside.texts == ["row", "a", "mark", "b", "mark"])
    let three = TestHost(Text("a").modifier(EmptyModifier().concat(Row()).concat(EmptyModifier.identity)))
    #expect(three.texts == ["row", "a"])
  }

  @Test func `an empty modifier keeps several views separate`() throws {
    let modified: ModifiedContent<Two, EmptyModifier> = Two().modifier(EmptyModifier())
    let host = TestHost(HStack { modified })
    #expect(host.texts == ["a", "b"])
    #expect(try host.frame(ofText: "a").minY == host.frame(ofText: "b").minY)
  }

  private struct Escaping: ViewModifier {
    let escape: (AnyView) -> Void

    func body(content: Content) -> some View {
      let view = AnyView(content)
      let _ = escape(view)
      view
    }
  }

  @Test func `content used outside its modifier's body shows nothing`() {
    var escaped: AnyView?
    let first = TestHost(Text("a").modifier(Escaping { escaped = $0 }))
    #expect(first.texts == ["a"])
    #expect(escaped != nil)
    let host = TestHost(
      VStack {
        Text("b")
        escaped
      })
    #expect(host.texts == ["b"])
  }
}
