import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Tables of trees, rows that disclose others, and the modifiers of rows.
@MainActor @Suite struct TableTreeTests {
  private struct Node: Identifiable, Hashable {
    let name: String
    var children: [Node]?
    var id: String { name }
  }

  private static let tree = [
    Node(name: "fruit", children: [Node(name: "apple"), Node(name: "pear")]), Node(name: "bread"),
  ]

  private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 400, height: 300)) }

  private func open(_ host: TestHost, _ text: String) async throws {
    let frame = try host.frame(ofText: text)
    host.tap(at: CGPoint(x: frame.minX - 12, y: frame.midY))
    await host.advance(by: .seconds(1))
  }

  @Test func `a table of a tree shows the children of an opened row, and selects any row`() async throws {
    let selection = Box<String?>(nil)
    let host = host(
      Table(Self.tree, children: \.children, selection: selection.binding) {
        TableColumn("Name", value: \.name)
      })
    #expect(host.texts == ["Name", "fruit", "bread"])
    try await open(host, "fruit")
    #expect(host.texts == ["Name", "fruit", "apple", "pear", "bread"])
    try host.click("pear")
    #expect(selection.value == "pear")
  }

  @Test func `a row discloses others while a binding is true`() async {
    let isExpanded = Box(false)
    struct Page: View {
      let isExpanded: Binding<Bool>
      var body: some View {
        Table(of: Node.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          DisclosureTableRow(Node(name: "fruit"), isExpanded: isExpanded) {
            TableRow(Node(name: "apple"))
          }
          EmptyTableRowContent<Node>()
        }
      }
    }
    let host = host(Page(isExpanded: isExpanded.binding))
    #expect(host.texts == ["Name", "fruit"])
    isExpanded.value = true
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["Name", "fruit", "apple"])
  }

  private struct Rows: TableRowContent {
    let names: [String]
    var tableRowBody: some TableRowContent<Node> {
      ForEach(names, id: \.self) { TableRow(Node(name: $0)) }
    }
  }

  @Test func `a type of rows has a body`() {
    let host = host(
      Table(of: Node.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Rows(names: ["one", "two"])
      })
    #expect(host.texts == ["Name", "one", "two"])
  }

  @Test func `rows notice the pointer and drops, and can be excluded from selection`() throws {
    let (log, selection) = (Box<[String]>([]), Box<String?>(nil))
    struct Page: View {
      let log: Box<[String]>
      let selection: Binding<String?>
      var body: some View {
        Table(of: Node.self, selection: selection) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(Node(name: "one"))
            .onHover { log.value.append("hover \($0)") }
            .dropDestination(for: String.self) { log.value += $0 }
          TableRow(Node(name: "two")).selectionDisabled()
        }
      }
    }
    let host = host(Page(log: log, selection: selection.binding))
    let frame = try host.frame(ofText: "one")
    host.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    host.leave()
    #expect(log.value == ["hover true", "hover false"])
    host.drop("word", at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(log.value.last == "word")
    try host.click("two")
    #expect(selection.value == nil)
    try host.click("one")
    #expect(selection.value == "one")
  }
}
