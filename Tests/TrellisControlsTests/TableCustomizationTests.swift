import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// Columns that the user hides, shows and moves.
@MainActor @Suite struct TableCustomizationTests {
  private struct Person: Identifiable, Hashable {
    let name: String
    let age: Int
    var id: String { name }
  }

  private struct Page: View {
    @Binding var columns: TableColumnCustomization<Person>
    var body: some View {
      Table([Person(name: "Ann", age: 40)], columnCustomization: $columns) {
        TableColumn("Name", value: \.name)
          .customizationID("name")
          .disabledCustomizationBehavior(.visibility)
        TableColumn("Age") { Text("\($0.age)") }.width(60)
          .customizationID("age")
        TableColumn("Next") { Text("\($0.age + 1)") }
          .customizationID("next")
          .defaultVisibility(.hidden)
        TableColumn("Fixed") { _ in Text("-") }
      }
    }
  }

  private func host(_ columns: Box<TableColumnCustomization<Person>>) -> TestHost {
    TestHost(Page(columns: columns.binding), size: CGSize(width: 600, height: 300))
  }

  private func openMenu(of header: String, _ host: TestHost) throws {
    let frame = try host.frame(ofText: header)
    host.secondaryPress(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func `a column is hidden by default, and shown by the program`() {
    let box = Box(TableColumnCustomization<Person>())
    let host = host(box)
    #expect(host.texts == ["Name", "Age", "Fixed", "Ann", "40", "-"])
    box.value[visibility: "next"] = .visible
    box.value[visibility: "age"] = .hidden
    #expect(host.texts == ["Name", "Next", "Fixed", "Ann", "41", "-"])
    box.value[visibility: "age"] = .automatic
    #expect(host.texts == ["Name", "Age", "Next", "Fixed", "Ann", "40", "41", "-"])
  }

  @Test func `the header's menu has the columns that can be hidden, and toggles them`() throws {
    let box = Box(TableColumnCustomization<Person>())
    let host = host(box)
    try openMenu(of: "Name", host)
    let menu = Array(host.texts.dropFirst(6))
    #expect(menu == ["Age", "Next", "Move Left", "Move Right"])
    try host.click("Next")
    #expect(box.value[visibility: "next"] == .visible)
    #expect(host.texts == ["Name", "Age", "Next", "Fixed", "Ann", "40", "41", "-"])
  }

  @Test func `a column moves past its neighbour, and columns without an id keep their places`() throws {
    let box = Box(TableColumnCustomization<Person>())
    let host = host(box)
    try openMenu(of: "Name", host)
    try host.click("Move Right")
    #expect(host.texts == ["Age", "Name", "Fixed", "40", "Ann", "-"])
    // There is no column with an id at the right side.
    try openMenu(of: "Name", host)
    try host.click("Move Right")
    #expect(host.texts.prefix(2) == ["Age", "Name"])
    host.press(.escape)
    box.value.resetOrder()
    #expect(host.texts == ["Name", "Age", "Fixed", "Ann", "40", "-"])
  }

  @Test func `the last visible column can't be hidden by the user`() throws {
    struct Single: View {
      @Binding var columns: TableColumnCustomization<Person>
      var body: some View {
        Table(
          [Person(name: "Ann", age: 40)], selection: .constant(Set<String>()),
          sortOrder: .constant([KeyPathComparator(\Person.name)]), columnCustomization: $columns
        ) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("Age") { Text("\($0.age)") }.customizationID("age").defaultVisibility(.hidden)
        }
      }
    }
    let box = Box(TableColumnCustomization<Person>())
    let host = TestHost(Single(columns: box.binding), size: CGSize(width: 400, height: 300))
    try openMenu(of: "Name", host)
    // The header is before the menu, whose item does nothing.
    let item = try #require(host.nodes(.menuItem).first { $0.label == "Name" }).frame
    host.tap(at: CGPoint(x: item.midX, y: item.midY))
    #expect(box.value[visibility: "name"] == .automatic)
    try host.click("Age")
    #expect(host.texts.prefix(2) == ["Name", "Age"])
    try openMenu(of: "Name", host)
    let other = try #require(host.nodes(.menuItem).first { $0.label == "Name" }).frame
    host.tap(at: CGPoint(x: other.midX, y: other.midY))
    #expect(host.texts.first == "Age")
  }

  @Test func `the value is kept as JSON, with unknown columns`() throws {
    var columns = TableColumnCustomization<Person>()
    columns[visibility: "age"] = .hidden
    columns[visibility: "gone"] = .visible
    let data = try JSONEncoder().encode(columns)
    let read = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data)
    #expect(read == columns)
    #expect(read[visibility: "gone"] == .visible)
    #expect(read[visibility: "name"] == .automatic)
  }

  private struct Stored: View {
    @AppStorage("TableCustomizationTests", store: TableCustomizationTests.defaults)
    private var columns = TableColumnCustomization<Person>()
    @SceneStorage("TableCustomizationTests") private var others: TableColumnCustomization<Person>
    var body: some View {
      Page(columns: $columns)
      Button("hide") {
        columns[visibility: "age"] = .hidden
        others[visibility: "age"] = .hidden
      }
      if others[visibility: "age"] == .hidden { Text("kept") }
    }
  }

  nonisolated(unsafe) private static let defaults = UserDefaults(suiteName: "TrellisTableCustomization")!

  @Test func `storage keeps the columns`() throws {
    Self.defaults.removeObject(forKey: "TableCustomizationTests")
    defer { Self.defaults.removeObject(forKey: "TableCustomizationTests") }
    let host = TestHost(VStack { Stored() }, size: CGSize(width: 400, height: 300))
    try host.tap("hide")
    #expect(!host.texts.contains("Age") && host.texts.contains("kept"))
    let next = TestHost(VStack { Stored() }, size: CGSize(width: 400, height: 300))
    #expect(next.texts.contains("Name") && !next.texts.contains("Age"))
  }

  @Test func `headers can be hidden`() {
    let host = TestHost(
      Table([Person(name: "Ann", age: 40)]) { TableColumn("Name", value: \.name) }
        .tableColumnHeaders(.hidden), size: CGSize(width: 400, height: 300))
    #expect(host.texts == ["Ann"])
  }
}
