import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct TableRowTests {
  private struct Person: Identifiable, Hashable {
    let name: String
    let age: Int
    var id: String { name }
  }

  private static let people = [Person(name: "Bob", age: 30), Person(name: "Ann", age: 40)]

  private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 400, height: 300)) }

  @Test func `table rows are written one by one, for each element, and under conditions`() {
    struct Page: View {
      let isFull: Bool
      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age)") }
        } rows: {
          TableRow(Person(name: "First", age: 1))
          ForEach(TableRowTests.people) { TableRow($0) }
          if isFull { TableRow(Person(name: "Last", age: 99)) }
        }
      }
    }
    #expect(
      host(Page(isFull: false)).texts == ["Name", "Age", "First", "1", "Bob", "30", "Ann", "40"])
    #expect(host(Page(isFull: true)).texts.suffix(2) == ["Last", "99"])
  }

  @Test func `table rows are selected by their values' ids, whatever a ForEach's ids are`() throws {
    let box = Box<Set<String>>([])
    let host = host(
      Table(of: Person.self, selection: box.binding) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person(name: "First", age: 1))
        ForEach(Self.people.indices, id: \.self) { TableRow(Self.people[$0]) }
      })
    try host.click("Ann")
    #expect(box.value == ["Ann"])
    host.press(.home)
    #expect(box.value == ["First"])
    host.press("a", modifiers: .control)
    #expect(box.value == ["First", "Bob", "Ann"])
  }

  @Test func `table headers sort, and columns have their widths`() throws {
    let order = Box<[KeyPathComparator<Person>]>([KeyPathComparator(\Person.name)])
    struct Page: View {
      let order: Box<[KeyPathComparator<Person>]>
      var body: some View {
        Table(of: Person.self, sortOrder: order.binding) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
        } rows: {
          ForEach(TableRowTests.people.sorted(using: order.value)) { TableRow($0) }
        }
      }
    }
    let host = host(Page(order: order))
    #expect(host.texts == ["Name", "Age", "Ann", "40", "Bob", "30"])
    try host.tap("Age")
    #expect(host.texts == ["Name", "Age", "Bob", "30", "Ann", "40"])
    #expect(try host.frame(ofText: "30").minX == 400 - 8 - 60)
  }
}
