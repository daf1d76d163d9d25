import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Presentations whose presenting view changes while they are shown.
@MainActor @Suite struct PresenterContentTests {
  @Observable final class Model {
    var isUp = false
    var item: Item?
    var text = "first"
    var hasExtra = false
    var isOther = false
    var rows = ["row"]
    var dismissals = 0
  }

  struct Item: Identifiable { let id: Int }

  enum Presentation: CaseIterable {
    case sheet, itemSheet, cover, popover, alert, confirmation, inspector, importer
  }

  enum Container: CaseIterable {
    case root, stack, scroll, lazyStack, navigation, scrollInNavigation, tabs, list, form, split, detail
  }

  enum Shape: CaseIterable {
    case stack, views, branches, row
  }

  private struct Presented: ViewModifier {
    let presentation: Presentation
    @Bindable var model: Model

    func body(content: Content) -> some View {
      switch presentation {
      case .sheet:
        content.sheet(isPresented: $model.isUp, onDismiss: { model.dismissals += 1 }) { Text("presented") }
      case .itemSheet:
        content.sheet(item: $model.item, onDismiss: { model.dismissals += 1 }) { _ in Text("presented") }
      case .cover:
        content.fullScreenCover(isPresented: $model.isUp, onDismiss: { model.dismissals += 1 }) {
          Text("presented")
        }
      case .popover: content.popover(isPresented: $model.isUp) { Text("presented") }
      case .alert: content.alert("presented", isPresented: $model.isUp) { Button("Close") {} }
      case .confirmation:
        content.confirmationDialog("presented", isPresented: $model.isUp, titleVisibility: .visible) {
          Button("Close") {}
        }
      case .inspector: content.inspector(isPresented: $model.isUp) { Text("presented") }
      case .importer:
        content.fileImporter(isPresented: $model.isUp, allowedContentTypes: [.plainText]) { _ in }
      }
    }
  }

  private struct Presenting: View {
    let shape: Shape
    let presentation: Presentation
    let model: Model

    var body: some View {
      let presented = Presented(presentation: presentation, model: model)
      switch shape {
      case .stack: VStack { parts }.modifier(presented)
      case .views: Group { parts }.modifier(presented)
      case .branches:
        Group { if model.isOther { Text("other \(model.text)") } else { Text("one \(model.text)") } }
          .modifier(presented)
      case .row:
        ForEach(model.rows, id: \.self) { row in
          if row == "row" { Text("\(row) \(model.text)").modifier(presented) } else { Text(row) }
        }
      }
    }

    @ViewBuilder private var parts: some View {
      if model.hasExtra { Text("extra") }
      ForEach(model.rows, id: \.self) { Text($0) }
      if model.isOther { Text("other") } else { Text("one") }
      Text(model.text)
    }
  }

  private struct Page: View {
    let container: Container
    let content: Presenting

    var body: some View {
      switch container {
      case .root: content
      case .stack: VStack { content }
      case .scroll: ScrollView { content }
      case .lazyStack: ScrollView { LazyVStack { content } }
      case .navigation: NavigationStack { content }
      case .scrollInNavigation: NavigationStack { ScrollView { content } }
      case .tabs: TabView { content.tabItem { Text("tab") } }
      case .list: List { content }
      case .form: Form { content }
      case .split:
        NavigationSplitView {
          content
        } detail: {
          Text("detail")
        }
      case .detail:
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          content
        }
      }
    }
  }

  private static let changes: [(name: String, make: @MainActor (Model) -> Void)] = [
    ("text", { $0.text += "+" }),
    ("extra shown", { $0.hasExtra = true }),
    ("other branch", { $0.isOther.toggle() }),
    ("row before", { $0.rows.insert("before", at: 0) }),
    ("extra hidden", { $0.hasExtra = false }),
    ("first branch", { $0.isOther.toggle() }),
    ("row gone", { $0.rows.removeFirst() }),
    (
      "all at once",
      { ($0.text, $0.hasExtra, $0.isOther, $0.rows) = ("last", true, true, ["a", "row", "b"]) }
    ),
  ]

  @Test(arguments: Presentation.allCases, Container.allCases)
  func `a presentation stays while its presenter changes`(
    presentation: Presentation, container: Container
  ) async throws {
    // In a tab view each row is a tab of its own, so rows are omitted there.
    for shape in Shape.allCases where container != .tabs || shape != .row {
      let model = Model()
      let page = Page(
        container: container, content: Presenting(shape: shape, presentation: presentation, model: model))
      let host = TestHost(page, size: CGSize(width: 700, height: 500))
      if presentation == .itemSheet { model.item = Item(id: 1) } else { model.isUp = true }
      await host.advance(by: .seconds(1))
      func expectUp(_ after: String) {
        let isShown =
          presentation == .importer
          ? host.fileDialog != nil : host.texts.filter { $0 == "presented" }.count == 1
        #expect(isShown, "\(shape), after \(after): \(host.texts)")
        #expect(model.isUp || model.item != nil, "\(shape), after \(after)")
        #expect(model.dismissals == 0, "\(shape), after \(after)")
      }
      expectUp("opening")
      for change in Self.changes {
        change.make(model)
        await host.advance(by: .seconds(1))
        expectUp(change.name)
      }
      model.isUp = false
      model.item = nil
      await host.advance(by: .seconds(1))
      #expect(!host.texts.contains("presented"), "\(shape)")
      #expect(host.fileDialog == nil)
    }
  }
}
