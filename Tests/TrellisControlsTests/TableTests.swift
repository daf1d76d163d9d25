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

  @Test func `on a phone a table has only its first column, without headers, unless there is room`() {
    let table = Table(Self.people) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text("\($0.age)") }
    }
    #expect(host(table.controlTheme(.phone)).texts == ["Bob", "Ann"])
    let wide = table.controlTheme(.phone).environment(\.horizontalSizeClass, .regular)
    #expect(host(wide).texts == ["Name", "Age", "Bob", "30", "Ann", "40"])
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

  private struct Resized: View {
    let order: Box<[KeyPathComparator<Person>]>
    let columns: Binding<TableColumnCustomization<Person>>?
    var body: some View {
      if let columns {
        Table(TableTests.people, sortOrder: order.binding, columnCustomization: columns) {
          TableColumn("Name", value: \.name).width(min: 60, ideal: 100, max: 200).customizationID("name")
          TableColumn("Age", value: \.age) { Text("\($0.age)") }.customizationID("age")
          TableColumn("Next") { Text("\($0.age + 1)") }
        }
      } else {
        Table(TableTests.people, sortOrder: order.binding) {
          TableColumn("Name", value: \.name).width(min: 60, ideal: 100, max: 200)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }
          TableColumn("Next") { Text("\($0.age + 1)") }.width(80)
        }
      }
    }
  }

  @Test func `a drag of a header's border resizes the column within its limits, without sorting`() throws {
    let order = Box<[KeyPathComparator<Person>]>([])
    let host = TestHost(Resized(order: order, columns: nil), size: CGSize(width: 600, height: 300))
    let start = try host.frame(ofText: "Age").minX
    let border = CGPoint(x: start - 8, y: try host.frame(ofText: "Age").midY)
    host.hover(at: border)
    #expect(host.pointerStyle == .columnResize)
    let name = try host.frame(ofText: "Name").minX
    func drag(by distance: CGFloat) throws -> CGFloat {
      let x = try host.frame(ofText: "Age").minX - 8
      host.drag(from: CGPoint(x: x, y: border.y), to: CGPoint(x: x + distance, y: border.y))
      #expect(try host.frame(ofText: "40").minX == host.frame(ofText: "Age").minX)
      return try host.frame(ofText: "Age").minX - name - 17
    }
    let width = start - name - 17
    #expect(try drag(by: -20) == width - 20)
    #expect(try drag(by: -400) == 60)
    #expect(try drag(by: 400) == 200)
    #expect(order.writes.isEmpty)
    // The last column has a fixed width, whose border can't be dragged.
    #expect(try host.frame(ofText: "Next").minX == 600 - 8 - 80)
    host.size.width = 300
    // Columns become narrower again in a narrow table.
    #expect(try host.frame(ofText: "Next").minX == 300 - 8 - 80)
  }

  @Test func `the customization of a table keeps the widths of columns with ids`() throws {
    let box = Box(TableColumnCustomization<Person>())
    let order = Box<[KeyPathComparator<Person>]>([])
    let host = TestHost(Resized(order: order, columns: box.binding), size: CGSize(width: 620, height: 300))
    let age = try host.frame(ofText: "Age")
    host.drag(from: CGPoint(x: age.minX - 8, y: age.midY), to: CGPoint(x: age.minX - 28, y: age.midY))
    #expect(box.writes.count == 1)
    let stored = try JSONDecoder().decode(
      TableColumnCustomization<Person>.self, from: JSONEncoder().encode(box.value))
    #expect(stored == box.value)
    let again = TestHost(
      Resized(order: order, columns: .constant(stored)), size: CGSize(width: 620, height: 300))
    #expect(try again.frame(ofText: "Age").minX == age.minX - 20)
    // A value that was stored without widths can be read.
    let old = #"{"visibilities":{},"order":[]}"#
    #expect(
      try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: Data(old.utf8))
        == TableColumnCustomization())
  }
}
