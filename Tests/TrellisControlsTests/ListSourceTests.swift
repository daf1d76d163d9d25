import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Source written for other platforms: it compiles, and shows the expected content.
@MainActor @Suite struct ListSourceTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var children: [Item]?
  }

  private struct Everything: View {
    @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    @State private var names = ["a", "b"]
    @State private var selection: Int?
    @State private var selected: Set<Int> = []
    @State private var query = ""

    private func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
    private func move(from source: IndexSet, to destination: Int) {
      items.move(fromOffsets: source, toOffset: destination)
    }

    var body: some View {
      VStack {
        List {
          ForEach(items) { item in
            Text(item.name)
              .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                Button(role: .destructive) {
                } label: {
                  Label("Delete", systemImage: "trash")
                }
                .tint(.red)
              }
              .listRowSeparator(.hidden, edges: .bottom)
              .listRowSeparatorTint(.blue)
              .listRowBackground(Color.clear)
          }
          .onDelete(perform: delete)
          .onMove(perform: move)
          Section(header: Text("Header"), footer: Text("Footer")) { Text("in it") }
            .headerProminence(.increased)
            .listSectionSeparator(.hidden)
        }
        .listStyle(InsetGroupedListStyle())
        .listRowSpacing(4)
        .listSectionSpacing(.compact)
        .scrollContentBackground(.hidden)
        .environment(\.defaultMinListRowHeight, 30)
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
        .onSubmit(of: .search) {}
        List(items) { Text($0.name) }.listStyle(PlainListStyle())
        List(items, selection: $selection) { item in Text(item.name).badge(item.id) }
        List(items, id: \.self, selection: $selected) { Text($0.name) }.listStyle(.sidebar)
        List($items) { $item in TextField("Name", text: $item.name) }
        List($items, editActions: [.delete, .move]) { $item in Text(item.name) }
        List($names, id: \.self, editActions: .all, selection: $selection) { $name in Text(name) }
        List(items, children: \.children) { Text($0.name) }.listStyle(
          .bordered(alternatesRowBackgrounds: true))
        List(0..<3) { Text("\($0)") }.alternatingRowBackgrounds()
        List(selection: $selected) {
          ForEach(names, id: \.self) { Text($0).moveDisabled(true).deleteDisabled(true) }
            .onDelete(perform: nil)
            .onMove { _, _ in }
        }
        .contextMenu(forSelectionType: Int.self) { ids in
          Button("Open \(ids.count)") {}
        } primaryAction: { _ in
        }
        Form {
          Section("Section") { Toggle("On", isOn: .constant(true)) }
          Section {
            EmptyView()
          } footer: {
            Text("Only a footer")
          }
        }
        .formStyle(.grouped)
        .scrollDisabled(true)
      }
    }
  }

  @Test func `lists and forms from public sources work`() {
    let host = TestHost(Everything(), size: CGSize(width: 400, height: 3000))
    #expect(host.texts.contains("in it"))
    #expect(host.texts.contains("Only a footer"))
    #expect(host.texts.count { $0 == "one" } >= 6)
  }

  @Test func `CF-57 selecting a row that is a link follows the link`() throws {
    let selection = Box<String?>(nil)
    var opened: [String] = []
    let host = TestHost(
      List(["a", "b"], id: \.self, selection: selection.binding) { name in
        Text(name).tag(name).rowActivation { opened.append(name) }
      }
      .listStyle(.sidebar), size: CGSize(width: 200, height: 200))
    try host.click("b")
    #expect(selection.value == "b")
    #expect(opened == ["b"])
    host.press(.upArrow)
    #expect(selection.value == "a")
    host.press(.return)
    #expect(opened == ["b", "a"])
  }

  @Test func `inserting a row among very many costs as much as among few`() {
    func work(_ count: Int) -> Int {
      let items = Box(Array(0..<count))
      struct Page: View {
        let items: Box<[Int]>
        var body: some View { List(items.value, id: \.self) { Text("row \($0)") } }
      }
      let host = TestHost(Page(items: items), size: CGSize(width: 300, height: 300))
      _ = host.displayList
      return host.evaluations {
        items.value.insert(-1, at: 5)
        _ = host.displayList
      }.entries.count
    }
    let (few, many) = (work(100), work(100_000))
    #expect(Double(many) <= 1.3 * Double(few))
  }

}
