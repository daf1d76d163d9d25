import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisGraph
import TrellisText

/// A closed window leaves nothing behind, whatever was done in it.
@MainActor
@Suite struct ClosedWindowTests {
  private func remains<V: View>(of view: V, _ use: (ViewGraph) -> Void = { _ in }) -> Bool {
    weak var graph: AttributeGraph?
    do {
      let window = ViewGraph(
        root: view, size: CGSize(width: 300, height: 300), measurer: ArithmeticTextMeasurer())
      window.takesKeys = true
      graph = window.graph
      _ = window.update(at: .zero)
      use(window)
      _ = window.update(at: .seconds(1))
      window.unmount()
    }
    return graph != nil
  }

  private func send(_ window: ViewGraph, _ action: InputEvent.Action, at time: Duration = .zero) {
    window.send(InputEvent(action, time: time))
    _ = window.update(at: time)
  }

  private func click(_ window: ViewGraph) {
    send(window, .pointer(PointerEvent(.down, at: CGPoint(x: 150, y: 150))))
    send(window, .pointer(PointerEvent(.moved, at: CGPoint(x: 170, y: 190), clickCount: 0)))
    send(window, .pointer(PointerEvent(.up, at: CGPoint(x: 170, y: 190))))
  }

  @Test func `a window measured before it has keys has a first focus`() {
    var typed = ""
    let window = ViewGraph(
      root: TextField(
        "name",
        text: Binding {
          ""
        } set: {
          typed += $0
        }), size: CGSize(width: 300, height: 300),
      measurer: ArithmeticTextMeasurer())
    _ = window.contentSize(proposing: .unspecified)
    window.takesKeys = true
    _ = window.update(at: .seconds(1))
    send(window, .text("a"), at: .seconds(2))
    #expect(typed == "a")
    window.unmount()
  }

  private struct Field: View {
    @State var text = "text"
    @State var number = 1.0
    @FocusState var focus: Bool
    var kind: Int
    var body: some View {
      switch kind {
      case 0: TextField("f", text: $text).focused($focus)
      case 1: SecureField("f", text: $text)
      case 2: TextEditor(text: $text)
      case 3: TextField("f", value: $number, format: .number)
      case 4: ScrollView { Text("a").frame(height: 900) }
      case 5: ScrollView { Text("a").frame(height: 900) }.refreshable {}
      case 6: ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text("\($0)") } } }
      case 7: Text("[l](https://example.org)")
      case 8: Color.red.gesture(DragGesture().onChanged { _ in text = "c" })
      case 9: Color.red.simultaneousGesture(MagnifyGesture().onChanged { _ in text = "c" })
      case 10: Color.red.onTapGesture(count: 2) { text = "d" }
      case 11: Color.red.onLongPressGesture { text = "d" }
      case 12: Color.red.onHover { text = "\($0)" }
      case 13: Color.red.draggable("x").dropDestination(for: String.self) { _, _ in true }
      case 14: Button("b") { text = "e" }.frame(width: 300, height: 300)
      case 15: Color.red.onKeyPress(.escape) { .handled }
      case 16: Color.red.offset(x: text == "text" ? 0 : 50).onTapGesture { withAnimation { text = "g" } }
      case 17: Text("x").task { text = "t" }
      case 18: VStack { ForEach(0..<10, id: \.self) { Text("\($0)") } }
      case 19: LazyVStack { Text("a") }
      case 20: LazyVStack { ForEach(0..<10, id: \.self) { Text("\($0)") } }
      default: Text("plain")
      }
    }
  }

  @Test(arguments: 0...21) func `a closed window leaves nothing`(kind: Int) async throws {
    let made = remains(of: Field(kind: kind))
    #expect(!made)
    let clicked = remains(of: Field(kind: kind), click)
    #expect(!clicked)
    let typed = remains(of: Field(kind: kind)) {
      send($0, .wheel(WheelEvent(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: 100))))
      send($0, .key(KeyPress(.tab, characters: "\t")))
      send($0, .text("a"))
    }
    #expect(!typed)
  }

  private struct Pane: View {
    @State var text = ""
    @State var chosen: Set<Int> = []
    @State var isOn = false
    var kind: Int
    var body: some View {
      switch kind {
      case 0:
        NavigationSplitView {
          rows
        } detail: {
          Text("detail")
        }
      case 1:
        NavigationSplitView {
          rows
        } content: {
          rows
        } detail: {
          Text("detail")
        }
      case 2: NavigationStack { rows.searchable(text: $text).toolbar { Button("add") {} } }
      case 3:
        rows.contextMenu(forSelectionType: Int.self) { _ in Button("edit") {} }
      case 4: TabView { Text("a").tabItem { Text("A") } }
      case 5: Form { Toggle("on", isOn: $isOn).focusedSceneValue(\.closedWindowAction) { isOn = false } }
      case 6: Button("show") { isOn = true }.frame(width: 300, height: 300).sheet(isPresented: $isOn) { rows }
      default: Menu("menu") { Button("a") { isOn = true } }.frame(width: 300, height: 300)
      }
    }
    private var rows: some View {
      List(0..<9, id: \.self, selection: $chosen) { Text("\($0)").swipeActions { Button("go") {} } }
    }
  }

  @Test(arguments: 0...7) func `a closed window with panes leaves nothing`(kind: Int) {
    let made = remains(of: Pane(kind: kind))
    #expect(!made)
    let used = remains(of: Pane(kind: kind)) {
      click($0)
      send($0, .key(KeyPress(.tab, characters: "\t")))
      send($0, .text("a"))
    }
    #expect(!used)
  }
}

extension FocusedValues {
  @Entry fileprivate var closedWindowAction: (() -> Void)?
}
