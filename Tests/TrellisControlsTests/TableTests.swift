import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct TableTests {
  private struct Person: Identifiable, Hashable {
    let name: String
    let age: Int
    var id: String { name }
  }

  private static let people = [Person(name: "Bob", age: 30), Person(name: "Ann", age: 40)]

  private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 400, height: 300)) }

  @Test func `a table has a header over each column, and a row for each element`() throws {
    let host = host(
      Table(Self.people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }.width(60)
      })
    #expect(host.texts == ["Name", "Age", "Bob", "30", "Ann", "40"])
    #expect(try host.frame(ofText: "Age").minX == host.frame(ofText: "30").minX)
    #expect(try host.frame(ofText: "Name").minX == host.frame(ofText: "Bob").minX)
    #expect(try host.frame(ofText: "30").minX == 400 - 8 - 60)
  }

  @Test func `a press on a row selects it by its id`() throws {
    let box = Box<String?>(nil)
    let host = host(
      Table(Self.people, selection: box.binding) { TableColumn("Name", value: \.name) })
    try host.click("Ann")
    #expect(box.value == "Ann")
    host.press(.upArrow)
    #expect(box.value == "Bob")
  }

  @Test func `a press on a header sorts by its column, and another press reverses the order`() throws {
    let order = Box<[KeyPathComparator<Person>]>([KeyPathComparator(\Person.name)])
    struct Page: View {
      let order: Box<[KeyPathComparator<Person>]>
      var body: some View {
        Table(TableTests.people.sorted(using: order.value), sortOrder: order.binding) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }
        }
      }
    }
    let host = host(Page(order: order))
    #expect(host.texts == ["Name", "Age", "Ann", "40", "Bob", "30"])
    try host.tap("Age")
    #expect(host.texts == ["Name", "Age", "Bob", "30", "Ann", "40"])
    try host.tap("Age")
    #expect(host.texts == ["Name", "Age", "Ann", "40", "Bob", "30"])
    #expect(order.value.count == 2)
  }
}
