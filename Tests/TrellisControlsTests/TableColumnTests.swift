import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// The modifiers of table columns, and columns for collections and conditions.
@MainActor @Suite struct TableColumnTests {
  private struct Person: Identifiable, Hashable {
    let name: String
    let age: Int
    var id: String { name }
  }

  private static let people = [Person(name: "Bob", age: 30), Person(name: "Ann", age: 40)]

  private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 400, height: 300)) }

  @Test func `the modifiers of a column apply in any order`() throws {
    let box = Box(TableColumnCustomization<Person>())
    let host = host(
      Table([Person(name: "Bob", age: 30)], columnCustomization: box.binding) {
        TableColumn("Name", value: \.name).customizationID("name").width(100)
        TableColumn("Age") { Text("\($0.age)") }
          .alignment(.trailing).defaultVisibility(.visible).customizationID("age").width(80)
        TableColumn("Next") { Text("\($0.age + 1)") }
          .width(60).defaultVisibility(.hidden).customizationID("next")
      })
    #expect(host.texts == ["Name", "Age", "Bob", "30"])
    box.value[visibility: "next"] = .visible
    #expect(host.texts == ["Name", "Age", "Next", "Bob", "30", "31"])
    let distance = try host.frame(ofText: "31").minX - host.frame(ofText: "Bob").minX
    // The widths of two columns, and the spaces of 17 points after them.
    #expect(abs(distance - 214) < 0.001)
  }

  @Test func `an aligned column has its header and its cells at an edge or in the middle`() throws {
    func page(_ alignment: TableColumnAlignment) -> some View {
      Table(Self.people) {
        TableColumn("Name", value: \.name).width(100)
        TableColumn("Years") { Text("\($0.age)") }.width(200).alignment(alignment)
      }
    }
    let trailing = host(page(.trailing))
    #expect(try trailing.frame(ofText: "30").maxX == trailing.frame(ofText: "Years").maxX)
    let center = host(page(.center))
    #expect(try center.frame(ofText: "30").midX == center.frame(ofText: "Years").midX)
    let leading = host(page(.leading))
    #expect(try leading.frame(ofText: "30").minX == leading.frame(ofText: "Years").minX)
    let (left, middle, right) = try (
      leading.frame(ofText: "30").midX, center.frame(ofText: "30").midX, trailing.frame(ofText: "30").midX
    )
    #expect(left < middle && middle < right)
    let numeric = host(page(.numeric))
    #expect(try numeric.frame(ofText: "30").midX == right)
  }

  @Test func `columns are made for the elements of a collection, and under conditions`() {
    struct Page: View {
      var hasName = true
      var isLong = false
      var body: some View {
        Table(TableColumnTests.people) {
          if hasName { TableColumn("Name") { Text($0.name) } }
          TableColumnForEach([1, 10], id: \.self) { step in
            TableColumn(Text("In \(step)")) { Text("\($0.age + step)") }
          }
          if isLong {
            TableColumn("Long") { _ in Text("long") }
          } else {
            TableColumn("Short") { _ in Text("short") }
          }
        }
      }
    }
    let host = host(Page())
    #expect(host.texts.prefix(8) == ["Name", "In 1", "In 10", "Short", "Bob", "31", "40", "short"])
    let other = self.host(Page(hasName: false, isLong: true))
    #expect(other.texts.prefix(6) == ["In 1", "In 10", "Long", "31", "40", "long"])
  }

  private struct AgeColumns: TableColumnContent {
    var tableColumnBody: some TableColumnContent<Person, Never> {
      TableColumnForEach(0..<2) { step in
        TableColumn("\(step)") { Text("\($0.age + step)") }
      }
    }
  }

  @Test func `a type of columns has a body, and modifiers change all columns of it`() throws {
    let host = host(
      Table(Self.people) {
        TableColumn("Name", value: \.name)
        AgeColumns().alignment(.trailing)
      })
    #expect(host.texts.prefix(6) == ["Name", "0", "1", "Bob", "30", "31"])
    for (header, cell) in [("0", "30"), ("1", "31")] {
      #expect(try host.frame(ofText: header).maxX == host.frame(ofText: cell).maxX)
    }
  }

  @Test func `a column with a comparator for strings sorts by it`() throws {
    let order = Box<[KeyPathComparator<Person>]>([])
    let host = host(
      Table(Self.people, sortOrder: order.binding) {
        TableColumn("Name", value: \Person.name, comparator: String.StandardComparator.localized)
        TableColumn(Text("Text"), value: \Person.name)
        TableColumn(Text("Age"), value: \Person.age) { Text("\($0.age)") }
      })
    try host.click("Name")
    #expect(order.value.map(\.keyPath) == [\Person.name])
    #expect(Self.people.sorted(using: order.value).map(\.name) == ["Ann", "Bob"])
    try host.click("Age")
    #expect(order.value.first?.keyPath == \Person.age)
  }
}
