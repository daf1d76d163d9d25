import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Alerts and confirmation dialogs for an item.
@MainActor @Suite struct ItemDialogTests {
  private struct Page: View {
    let item: Box<Int?>
    let log: Box<[Int]>

    var body: some View {
      VStack {
        Text("page")
          .alert("Delete?", item: item.binding) { number in
            Button("Delete \(number)") { log.value.append(number) }
            Button("Keep", role: .cancel) {}
          } message: {
            Text("Number \($0)")
          }
      }
    }
  }

  @Test func `an alert is presented while there is an item, and closing it removes the item`() async throws {
    let (item, log) = (Box<Int?>(nil), Box<[Int]>([]))
    let host = TestHost(Page(item: item, log: log), size: CGSize(width: 400, height: 300))
    #expect(host.texts == ["page"])
    item.value = 7
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["page", "Delete?", "Number 7", "Keep", "Delete 7"])
    try host.tap("Delete 7")
    await host.advance(by: .seconds(1))
    #expect(log.value == [7] && item.value == nil)
    #expect(host.texts == ["page"])
  }

  @Test func `a confirmation dialog is presented while there is an item`() async throws {
    let item = Box<String?>("old")
    let log = Box<[String]>([])
    let host = TestHost(
      Text("page").confirmationDialog(Text("Choose"), item: item.binding, titleVisibility: .visible) { name in
        Button("Rename \(name)") { log.value.append(name) }
      }, size: CGSize(width: 400, height: 300))
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("Choose"))
    try host.tap("Rename old")
    #expect(log.value == ["old"] && item.value == nil)
  }
}
