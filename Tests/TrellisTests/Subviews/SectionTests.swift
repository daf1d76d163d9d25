import SwiftUI
import Testing
import TrellisTesting

extension ContainerValues {
  @Entry fileprivate var mark = ""
}

/// The sections of a custom container's content.
@MainActor
@Suite struct SectionTests {
  /// Shows a line for each section of its content.
  private struct Lines<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          HStack {
            Text(
              "\(section.header.count) \(section.content.count) \(section.footer.count)\(section.containerValues.mark)"
            )
            section.header
            section.content
            section.footer
          }
        }
      }
    }
  }

  @Test func `each section has its header, content and footer, and other views form sections`() {
    let host = TestHost(
      Lines {
        Text("before")
        Text("too")
        Section {
          ForEach(0..<2, id: \.self) { Text("row \($0)") }
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }.containerValue(\.mark, "!")
        Section { Text("plain") }
        Text("behind")
      })
    #expect(
      host.texts == [
        "0 2 0", "before", "too", "1 2 1!", "head", "row 0", "row 1", "foot", "0 1 0", "plain", "0 1 0",
        "behind",
      ])
  }

  @Test func `Group(sections:) passes all sections`() {
    let host = TestHost(
      Group(
        sections: Group {
          Section("one") { Text("a") }
          Section("two") { Text("b") }
        }
      ) { sections in
        Text("\(sections.count)")
        if let last = sections.last { last.header }
      })
    #expect(host.texts == ["2", "two"])
  }

  private struct Changing: View {
    @State private var rows = ["a"]
    @State private var hasMore = false

    var body: some View {
      VStack {
        Button("row") { rows.insert("b", at: 0) }
        Button("toggle") { hasMore.toggle() }
        ForEach(
          sections: Group {
            if hasMore { Section("more") { Text("m") } }
            Section("rows") { ForEach(rows, id: \.self) { Text($0) } }
          }
        ) { section in
          Named(count: section.content.count)
          section.header
          section.content
        }
      }
    }
  }

  /// A view whose state is the initial number of views in its section.
  private struct Named: View {
    @State private var first: Int
    let count: Int

    init(count: Int) {
      _first = State(initialValue: count)
      self.count = count
    }

    var body: some View { Text("\(first) of \(count)") }
  }

  @Test func `a section keeps its identity while views are inserted in and before it`() throws {
    let host = TestHost(Changing())
    #expect(host.texts.dropFirst(2) == ["1 of 1", "rows", "a"])
    try host.tap("row")
    #expect(host.texts.dropFirst(2) == ["1 of 2", "rows", "b", "a"])
    try host.tap("toggle")
    #expect(host.texts.dropFirst(2) == ["1 of 1", "more", "m", "1 of 2", "rows", "b", "a"])
    try host.tap("toggle")
    #expect(host.texts.dropFirst(2) == ["1 of 2", "rows", "b", "a"])
  }
}
