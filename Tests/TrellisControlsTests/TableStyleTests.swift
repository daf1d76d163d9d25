import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct TableStyleTests {
  private struct Item: Identifiable { let id: Int }

  private func picture(_ style: some TableStyle) throws -> Bitmap {
    try TestHost(
      Table((0..<6).map { Item(id: $0) }) { TableColumn("Number") { Text("\($0.id)") } }
        .tableStyle(style),
      size: CGSize(width: 200, height: 200)
    ).picture()
  }

  /// Returns the number of different greys in a column of pixels without characters.
  private func greys(_ picture: Bitmap) -> Int {
    Set((60..<170).map { Int((picture.color(x: 150, y: $0).red * 255).rounded()) }).count
  }

  @Test func `inset and bordered tables have alternating rows, and bordered ones a border`() throws {
    let (plain, inset) = try (picture(.automatic), picture(.inset))
    #expect(greys(inset) > greys(plain))
    #expect(try greys(picture(.inset(alternatesRowBackgrounds: false))) == greys(plain))
    let bordered = try picture(.bordered)
    #expect(bordered.color(x: 0, y: 190).red < inset.color(x: 0, y: 190).red)
  }

  @Test func `rows and a sort order need no type of value`() {
    let order = Box([KeyPathComparator(\Row.name)])
    let selection = Box<Set<Int>>([])
    let host = TestHost(
      Table(selection: selection.binding, sortOrder: order.binding) {
        TableColumn("Name", value: \.name) { Text($0.name) }
      } rows: {
        TableRow(Row(id: 1, name: "one"))
        TableRow(Row(id: 2, name: "two"))
      }, size: CGSize(width: 200, height: 200))
    #expect(host.texts.contains("one") && host.texts.contains("two"))
  }

  @Test func `rows may be in sections with headers`() throws {
    let rows = [Row(id: 1, name: "one"), Row(id: 2, name: "two")]
    let host = TestHost(
      Table(of: Row.self) {
        TableColumn("Name") { Text($0.name) }
      } rows: {
        Section("First") { TableRow(rows[0]) }
        Section {
          ForEach(rows.dropFirst()) { TableRow($0) }
        }
      }, size: CGSize(width: 200, height: 200))
    // A header is drawn in front of the rows.
    let tops = try ["Name", "First", "one", "two"].map { try host.frame(ofText: $0).minY }
    #expect(tops == tops.sorted() && Set(tops).count == 4)
  }

  private struct Row: Identifiable {
    let id: Int
    let name: String
  }
}
