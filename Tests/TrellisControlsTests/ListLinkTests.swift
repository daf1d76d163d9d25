import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct ListLinkTests {
  private struct Parks: View {
    let names = ["Alder", "Birch", "Cedar"]
    @State private var selection: String?

    var body: some View {
      NavigationStack {
        List(names, id: \.self) { name in NavigationLink(name, value: name) }
          .navigationTitle("Parks")
          .navigationDestination(for: String.self) { Text("All about \($0)") }
      }
    }
  }

  @Test(arguments: [ControlTheme.desktop, .phone])
  func `a press anywhere on a link's row follows the link`(_ theme: ControlTheme) async throws {
    let host = TestHost(Parks().controlTheme(theme), size: CGSize(width: 390, height: 400))
    let row = try host.frame(ofText: "Birch")
    host.tap(at: CGPoint(x: 300, y: row.midY))
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("All about Birch"))
  }

  private struct Columns: View {
    let names = ["Alder", "Birch", "Cedar"]
    @State private var selection: String?

    var body: some View {
      NavigationSplitView {
        List(names, id: \.self, selection: $selection) { Text($0) }.navigationTitle("Parks")
      } detail: {
        Text(selection.map { "All about \($0)" } ?? "Choose")
      }
    }
  }

  @Test func `CF-57 a row selected in a sidebar determines the next column`() async throws {
    let host = TestHost(Columns(), size: CGSize(width: 800, height: 400))
    #expect(host.texts.contains("Choose"))
    try host.tap("Birch")
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("All about Birch") && host.texts.contains("Cedar"))
  }

  @Test func `CF-57 in a narrow window, selecting a row navigates to it`() async throws {
    let host = TestHost(Columns(), size: CGSize(width: 390, height: 400))
    try host.tap("Birch")
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("All about Birch"))
    #expect(!host.shownTexts.contains("Cedar"))
  }

  private struct Edited: View {
    @State private var names = ["Alder", "Birch", "Cedar"]

    var body: some View {
      NavigationStack {
        List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
          .toolbar { EditButton() }
      }
    }
  }

  @Test func `a page's edit button edits the page's lists`() async throws {
    let host = TestHost(Edited().controlTheme(.phone), size: CGSize(width: 390, height: 400))
    try host.tap("Edit")
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("Done"))
  }
}
