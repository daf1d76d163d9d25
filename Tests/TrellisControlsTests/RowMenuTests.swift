import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Context menus in lists, opened with the secondary button.
@MainActor @Suite struct RowMenuTests {
  private let size = CGSize(width: 300, height: 300)

  private struct Rows: View {
    let log: Box<[String]>
    var swipes = false
    var body: some View {
      List {
        ForEach(0..<3) { number in
          row(number).contextMenu { Button("Line \(number)") { log.value.append("line \(number)") } }
        }
        Text("plain")
      }
    }

    @ViewBuilder private func row(_ number: Int) -> some View {
      if swipes {
        Text("row \(number)").swipeActions { Button("Swipe") { log.value.append("swipe") } }
      } else {
        Text("row \(number)")
      }
    }
  }

  @Test(arguments: [false, true])
  func `a row's context menu opens beside its text`(swipes: Bool) throws {
    let log = Box<[String]>([])
    let host = TestHost(Rows(log: log, swipes: swipes), size: size)
    let text = try host.frame(ofText: "row 1")
    for x in [text.midX, text.maxX + 60, 280] {
      let point = CGPoint(x: x, y: text.midY)
      host.secondaryPress(at: point)
      #expect(host.texts.contains("Line 1"), "at \(x)")
      #expect(!host.texts.contains("Swipe"))
      // The menu opens at the pointer.
      let line = try host.frame(ofText: "Line 1")
      #expect(line.minY > point.y && line.minY < point.y + 20)
      try host.tap("Line 1")
    }
    #expect(log.value == ["line 1", "line 1", "line 1"])
    let plain = try host.frame(ofText: "plain")
    host.secondaryPress(at: CGPoint(x: 280, y: plain.midY))
    #expect(!host.texts.contains { $0.hasPrefix("Line") })
  }

  @Test func `a nested view's context menu takes precedence over the row's`() throws {
    let host = TestHost(
      List {
        HStack {
          Text("left").contextMenu { Button("Inner") {} }
          Spacer()
          Text("right")
        }
        .contextMenu { Button("Outer") {} }
      }, size: size)
    let (left, right) = (try host.frame(ofText: "left"), try host.frame(ofText: "right"))
    host.secondaryPress(at: CGPoint(x: left.midX, y: left.midY))
    #expect(host.texts.contains("Inner"))
    host.press(.escape)
    host.secondaryPress(at: CGPoint(x: (left.maxX + right.minX) / 2, y: left.midY))
    #expect(host.texts.contains("Outer"))
  }

  // MARK: - Several windows

  private struct Windows: App {
    static let selection = Box<Int?>(nil)
    var body: some Scene {
      WindowGroup { Page(selection: Windows.selection) }
      Window("Log", id: "log") { Text("log") }
      Window("Rows", id: "rows") { Page(selection: Windows.selection) }
    }
  }

  private struct Page: View {
    let selection: Box<Int?>
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      List(selection: selection.binding) {
        ForEach(0..<5, id: \.self) { Text("row \($0)") }
      }
      .frame(height: 200)
      Button("log") { openWindow(id: "log") }
      Button("rows") { openWindow(id: "rows") }
    }
  }

  @Test(arguments: [(0, 1), (0, 2), (1, 0), (1, 2)])
  func `a click focuses a list after another window has closed`(which: Int, closing: Int) throws {
    Windows.selection.value = nil
    let first = TestHost(app: Windows(), size: size)
    try first.tap("rows")
    try first.tap("log")
    let host = first.windows[which]
    try host.click("row 1")
    host.press(.downArrow)
    #expect(Windows.selection.value == 2)
    // One of the three windows closes: the app's first, one with a list, or one without. The used list is in another window.
    let closed = first.windows[closing]
    closed.closeWindow()
    #expect(first.windows.count == 2 && first.windows.contains { $0 === host })
    try host.click("row 0")
    _ = host.displayList
    host.press(.downArrow)
    #expect(Windows.selection.value == 1)
    try host.click("row 3")
    host.press(.downArrow)
    #expect(Windows.selection.value == 4)
  }
}
