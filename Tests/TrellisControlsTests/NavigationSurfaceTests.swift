import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// Source as written in programs.
///
/// Most of the test is that it compiles.
@MainActor @Suite struct NavigationSurfaceTests {
  private struct Item: Hashable, Codable, Identifiable { var id: Int }
  private enum Route: Hashable { case home, item(Int) }

  private struct Links: View {
    @State private var isActive = false
    @State private var tag: String?
    let name = "name"

    var body: some View {
      VStack {
        NavigationLink("key") { Text("a") }
        NavigationLink(name) { Text("a") }
        NavigationLink("key", destination: Text("a"))
        NavigationLink(name, destination: Text("a"))
        NavigationLink(destination: Text("a")) { Label("b", systemImage: "star") }
        NavigationLink {
          Text("a")
        } label: {
          Text("b")
        }
        NavigationLink("key", value: 1)
        NavigationLink(name, value: Route.item(1))
        NavigationLink(value: Item(id: 1)) { Text("b") }
        NavigationLink("key", isActive: $isActive) { Text("a") }
        NavigationLink(destination: Text("a"), isActive: $isActive) { EmptyView() }
      }
      VStack {
        NavigationLink(isActive: $isActive) {
          Text("a")
        } label: {
          Text("b")
        }
        NavigationLink("key", destination: Text("a"), tag: "t", selection: $tag)
        NavigationLink(destination: Text("a"), tag: "t", selection: $tag) { Text("b") }
        NavigationLink(tag: "t", selection: $tag) {
          Text("a")
        } label: {
          Text("b")
        }
        NavigationLink("key", destination: Text("a")).isDetailLink(false)
      }
    }
  }

  private struct Bars: View {
    @State private var title = "title"
    @State private var columns = NavigationSplitViewVisibility.all
    let isEditing: Bool
    let name = "name"

    var body: some View {
      content
        .navigationTitle("key")
        .navigationTitle(name)
        .navigationTitle(Text("text"))
        .navigationTitle($title)
        .navigationSubtitle("key")
        .navigationBarTitle("key")
        .navigationBarTitle(Text("text"), displayMode: .large)
        .navigationBarTitle(name, displayMode: .automatic)
        .navigationBarTitleDisplayMode(.inline)
        .navigationBarBackButtonHidden()
        .navigationBarHidden(false)
    }

    private var content: some View {
      items
        .toolbar(.visible, for: .navigationBar, .tabBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(Color.red, for: .navigationBar)
        .toolbarBackgroundVisibility(.hidden, for: .bottomBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarTitleDisplayMode(.inline)
        .toolbarRole(.editor)
        .toolbar(removing: .sidebarToggle)
        .toolbarTitleMenu { Button("Rename") {} }
        .navigationBarItems(trailing: Button("old") {})
        .navigationSplitViewColumnWidth(200)
    }

    private var items: some View {
      Text("page")
        .toolbar {
          Button("alone") {}
        }
        .toolbar {
          if isEditing {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button {
            } label: {
              Image(systemName: "checkmark")
            }
          }
          ToolbarItem { EditButton() }
          ToolbarItemGroup(placement: .navigationBarTrailing) {
            Menu("Sort") { Button("By name") {} }
            Spacer()
          }
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .destructiveAction) { Text("d") }
          ToolbarItem(placement: .status) { Text("s") }
          ToolbarItem(placement: .secondaryAction) { Button("more") {} }
          switch isEditing {
          case true: ToolbarItem(placement: .principal) { Text("p") }
          case false: ToolbarItem(placement: .navigation) { Text("n") }
          }
        }
        .toolbar(id: "main") {
          ToolbarItem(id: "a", placement: .primaryAction) { Text("a") }
          ToolbarItem(id: "b", showsByDefault: false) { Text("b") }
        }
    }
  }

  private struct Tabs: View {
    @State private var selection: Route = .home
    @State private var optional: Int? = 1
    let hasSearch = true

    var body: some View {
      TabView(selection: $selection) {
        Tab("Home", systemImage: "house", value: .home) { Text("home") }
        Tab("Item", systemImage: "star", value: .item(1)) { Text("item") }.badge("new").customizationID("x")
        if hasSearch {
          Tab(value: .item(2), role: .search) { Text("search") }
        }
        TabSection("More") {
          ForEach(3..<5) { number in
            Tab("Item \(number)", systemImage: "circle", value: Route.item(number)) { Text("item") }
          }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      TabView(selection: $optional) { Text("a").tag(1).tabItem { Label("a", systemImage: "star") } }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
      TabView { Text("a").tabItem { Text("a") } }.tabViewStyle(DefaultTabViewStyle())
    }
  }

  private struct Split: View {
    @State private var visibility = NavigationSplitViewVisibility.doubleColumn
    @State private var column = NavigationSplitViewColumn.detail
    @State private var path: [Route] = []

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Text("a").navigationSplitViewColumnWidth(min: 100, ideal: 150)
      } content: {
        Text("b")
      } detail: {
        NavigationStack(path: $path) {
          Text("c").navigationTitle("c").navigationDestination(for: Route.self) { route in
            switch route {
            case .home: Text("home")
            case .item(let number): Text("\(number)")
            }
          }
        }
      }
      .navigationSplitViewStyle(.balanced)
    }
  }

  @Test func `typical navigation source compiles, and is shown`() {
    #expect(TestHost(NavigationStack { Links() }).texts.contains("key"))
    #expect(TestHost(NavigationStack { Bars(isEditing: true) }).texts.contains("page"))
    #expect(TestHost(Bars(isEditing: false)).texts.contains("page"))
    #expect(TestHost(Tabs()).texts.contains("home"))
    #expect(TestHost(Split(), size: CGSize(width: 900, height: 600)).texts.contains("c"))
    #expect(TestHost(Split().controlTheme(.phone), size: CGSize(width: 390, height: 600)).texts.contains("c"))
    #expect(
      TestHost(NavigationView { Text("old") }.navigationViewStyle(StackNavigationViewStyle())).texts == [
        "old"
      ])
  }

  @Test func `a split view shows the bar of a column's stack once`() {
    let host = TestHost(Split(), size: CGSize(width: 900, height: 600))
    #expect(host.nodes(.toolbar).count == 2)
    #expect(host.title == "c")
  }

  @Test func `a window has the title of the last column that has one`() {
    struct Page: View {
      let hasDetail: Bool
      var body: some View {
        NavigationSplitView {
          Text("a").navigationTitle("Sidebar")
        } content: {
          Text("b").navigationTitle("Content")
        } detail: {
          if hasDetail { Text("c").navigationTitle("Detail") } else { Text("c") }
        }
      }
    }
    #expect(TestHost(Page(hasDetail: true), size: CGSize(width: 900, height: 600)).title == "Detail")
    #expect(TestHost(Page(hasDetail: false), size: CGSize(width: 900, height: 600)).title == "Content")
  }
}
