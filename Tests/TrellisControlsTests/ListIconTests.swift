import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

/// The icons of labels in lists and menus, and a phone's list below a bar.
@MainActor @Suite struct ListIconTests {
  private func host(_ view: some View, _ theme: ControlTheme = .phone) -> TestHost {
    TestHost(view.controlTheme(theme), size: CGSize(width: 300, height: 300))
  }

  /// Returns the colours of the hearts, from top to bottom.
  private func hearts(_ host: TestHost) -> [RGBAColor] {
    var found: [RGBAColor] = []
    host.displayList.forEachItem { item, _ in
      guard case .shape(let shape) = item.content, case .color(let color) = shape.paint,
        item.frame.width > 10, item.frame.width < 24
      else { return }
      found.append(color)
    }
    return found
  }

  private static let pureRed = RGBAColor(red: 1, green: 0, blue: 0, opacity: 1)
  fileprivate static let red = Color(red: 1, green: 0, blue: 0)
  fileprivate static let symbol = "heart.fill"

  @Test func `on a phone icons in rows have the tint, whatever the title's style is`() {
    let host = host(
      List {
        Label("plain", systemImage: Self.symbol)
        Label("styled", systemImage: Self.symbol).foregroundStyle(.green)
        Label("own", systemImage: Self.symbol).listItemTint(Color(red: 0, green: 0, blue: 1))
      }
      .tint(Self.red))
    let blue = RGBAColor(red: 0, green: 0, blue: 1, opacity: 1)
    #expect(hearts(host) == [Self.pureRed, Self.pureRed, blue])
  }

  @Test func `the icon of a destructive button in a row has the title's colour`() throws {
    let host = host(List { Button("Delete", systemImage: Self.symbol, role: .destructive) {} })
    let color = try #require(hearts(host).first)
    #expect(color.red > 0.8 && color.blue < 0.4)
  }

  @Test func `on a desktop icons are tinted in a sidebar only`() {
    let rows = Label("row", systemImage: Self.symbol)
    let list = host(List { rows }.tint(Self.red), .desktop)
    let sidebar = host(List { rows }.listStyle(.sidebar).tint(Self.red), .desktop)
    #expect(hearts(sidebar) == [Self.pureRed])
    #expect(hearts(list).map(\.red) == [0])
  }

  @Test func `a sheet presented by a row isn't a part of the row`() {
    let host = host(
      List {
        Text("row").sheet(isPresented: .constant(true)) { Label("inside", systemImage: Self.symbol) }
      }
      .tint(Self.red))
    #expect(hearts(host).map(\.red) == [0])
  }

  @Test func `titles of menu items begin at the same position`() throws {
    let host = host(
      Text("view").contextMenu {
        Button("narrow", systemImage: "pin") {}
        Button("wide", systemImage: "rectangle.split.3x1") {}
      }, .desktop)
    let frame = try host.frame(ofText: "view")
    host.secondaryPress(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(try abs(host.frame(ofText: "narrow").minX - host.frame(ofText: "wide").minX) < 1)
  }

  @Test func `on a phone a press beside the title presses a button that is a row`() throws {
    var count = 0
    let host = host(List { Button("Do") { count += 1 } })
    host.tap(at: CGPoint(x: 260, y: try host.frame(ofText: "Do").midY))
    #expect(count == 1)
  }

  @Test func `on a phone a list's background reaches under the bar`() throws {
    let host = host(NavigationStack { List { Text("row") }.navigationTitle("Title") })
    let picture = try host.picture()
    #expect(picture.color(x: 2, y: 2) == picture.color(x: 2, y: 290))
    #expect(picture.color(x: 2, y: 2) != RGBAColor(red: 1, green: 1, blue: 1, opacity: 1))
  }

  @Test func `on a phone a sidebar without other columns is drawn as inset groups`() throws {
    let sidebar = host(List { Section("head") { Text("row") } }.listStyle(.sidebar))
    let groups = host(List { Section("head") { Text("row") } }.listStyle(.insetGrouped))
    #expect(try sidebar.frame(ofText: "row").minX == groups.frame(ofText: "row").minX)
    #expect(try sidebar.frame(ofText: "head").height > groups.frame(ofText: "head").height)
  }

  private struct Line: Identifiable {
    let id = 1
  }

  @Test func `on a phone icons in a table have their own style`() {
    let host = host(
      Table([Line()]) {
        TableColumn("a") { _ in Label("row", systemImage: Self.symbol).foregroundStyle(Self.red) }
      }
      .tint(.blue))
    #expect(hearts(host) == [Self.pureRed])
  }

  private struct Columns: View {
    @State private var isUp = false
    var body: some View {
      NavigationSplitView {
        List { Label("sidebar", systemImage: ListIconTests.symbol) }
          .sheet(isPresented: $isUp) { List { Label("sheet", systemImage: ListIconTests.symbol) } }
      } detail: {
        VStack {
          List { Label("detail", systemImage: ListIconTests.symbol) }
          Button("show") { isUp = true }
        }
      }
      .tint(ListIconTests.red)
    }
  }

  @Test func `on a desktop a list in the first column is a sidebar by default`() throws {
    let host = TestHost(Columns(), size: CGSize(width: 800, height: 300))
    #expect(hearts(host).count { $0 == Self.pureRed } == 1)
    try host.click("show")
    #expect(host.texts.contains("sheet"))
    #expect(hearts(host).count { $0 == Self.pureRed } == 1)
  }
}
