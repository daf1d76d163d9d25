import SwiftUI
import Testing
import TrellisTesting

/// Lazy stacks and grids with an initial length of 0.
@MainActor @Suite struct LazyEmptyTests {
  @Observable final class Model {
    var text: String?
    var rows: [Int] = []
  }

  enum Stack: CaseIterable { case column, row, columnGrid, rowGrid }
  enum Place: CaseIterable { case window, scroll, crossScroll, scrolledStack, frame }
  enum Rows: CaseIterable { case none, condition, empty, text, oneOfThree, frame }

  private struct Content: View {
    let rows: Rows
    let model: Model

    var body: some View {
      switch rows {
      case .none: ForEach(model.rows, id: \.self) { Text("\($0)") }
      case .condition: if let text = model.text { Text(text) }
      case .empty: ForEach(0..<3, id: \.self) { _ in Row(model: model) }
      case .text: Text(model.text ?? "").frame(height: model.text == nil ? 0 : nil)
      case .oneOfThree:
        Color.clear.frame(width: 0, height: 0)
        if let text = model.text { Text(text) }
        Color.clear.frame(width: 0, height: 0)
      case .frame:
        Color.red.frame(width: model.text == nil ? 0 : 30, height: model.text == nil ? 0 : 30)
          .accessibilityIdentifier("loaded")
      }
    }
  }

  private struct Row: View {
    let model: Model
    var body: some View {
      Group { if let text = model.text { Text(text) } else { EmptyView() } }
    }
  }

  private struct Lazy: View {
    let stack: Stack
    let content: Content

    var body: some View {
      switch stack {
      case .column: LazyVStack { content }
      case .row: LazyHStack { content }
      case .columnGrid: LazyVGrid(columns: [GridItem(), GridItem()]) { content }
      case .rowGrid: LazyHGrid(rows: [GridItem(), GridItem()]) { content }
      }
    }

    var axis: Axis { stack == .column || stack == .columnGrid ? .vertical : .horizontal }
  }

  private struct Page: View {
    let place: Place
    let lazy: Lazy

    var body: some View {
      switch place {
      case .window: lazy
      case .scroll: ScrollView(lazy.axis == .vertical ? .vertical : .horizontal) { lazy }
      case .crossScroll: ScrollView(lazy.axis == .vertical ? .horizontal : .vertical) { lazy }
      case .scrolledStack:
        ScrollView(lazy.axis == .vertical ? .vertical : .horizontal) {
          if lazy.axis == .vertical {
            VStack {
              Text("title"); lazy; Text("end")
            }
          } else {
            HStack {
              Text("title"); lazy; Text("end")
            }
          }
        }
      case .frame: lazy.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }

  /// In a scroll view along the other axis, the first row sets the width of all rows.
  ///
  /// The width is 0 if that row has no view.
  @Test(arguments: Stack.allCases, Place.allCases)
  func `rows that get a view later are shown`(stack: Stack, place: Place) throws {
    for rows in Rows.allCases where place != .crossScroll || rows != .oneOfThree {
      let model = Model()
      let host = TestHost(
        Page(place: place, lazy: Lazy(stack: stack, content: Content(rows: rows, model: model))),
        size: CGSize(width: 300, height: 200))
      #expect(!host.texts.contains("loaded"))
      for round in 0..<2 {
        model.text = "loaded"
        model.rows = [1, 2, 3]
        let shown = host.elements.filter {
          $0.text == "loaded" || $0.text == "2" || $0.identifier == "loaded"
        }
        #expect(!shown.isEmpty, "\(rows), round \(round): \(host.elements)")
        for element in shown {
          #expect(element.frame.width > 0 && element.frame.height > 0, "\(rows), round \(round)")
        }
        model.text = nil
        model.rows = []
        #expect(!host.texts.contains("loaded") && !host.texts.contains("2"), "\(rows), round \(round)")
      }
    }
  }

  @Test(arguments: Stack.allCases, Place.allCases)
  func `rows set by a task are shown`(stack: Stack, place: Place) async throws {
    for rows in Rows.allCases where place != .crossScroll || rows != .oneOfThree {
      let model = Model()
      let page = Page(place: place, lazy: Lazy(stack: stack, content: Content(rows: rows, model: model)))
        .task {
          await Task.yield()
          model.text = "loaded"
          model.rows = [1, 2, 3]
        }
      let host = TestHost(page, size: CGSize(width: 300, height: 200))
      try await host.wait(for: "the task") { model.text != nil }
      let shown = host.elements.filter { $0.text == "loaded" || $0.text == "2" || $0.identifier == "loaded" }
      #expect(!shown.isEmpty, "\(rows): \(host.elements)")
    }
  }
}
