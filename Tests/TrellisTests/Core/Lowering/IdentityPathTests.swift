import Foundation
import SwiftUI
import Testing
import TrellisGraph
import TrellisTesting

/// The identity paths of views.
@MainActor
@Suite struct IdentityPathTests {
  /// Returns the paths of the attributes with a name, each once, sorted.
  private func paths(_ host: TestHost, named name: String) -> [String] {
    let paths = host.identityPaths
    return Set(host.snapshot.nodes.filter { $0.name == name }.compactMap { paths[$0.id] }).sorted()
  }

  private func paths(_ view: some View, named name: String = "Text") -> [String] {
    paths(TestHost(view), named: name)
  }

  // MARK: - Steps

  private struct Row: View {
    let name: String
    @State private var isOn = false

    var body: some View { Text(name) }
  }

  private struct List: View {
    @State var names = ["a", "b"]

    var body: some View {
      VStack {
        Button("turn") { names.reverse() }
        ForEach(names, id: \.self) { Row(name: $0) }
        Button("drop") { names.removeLast() }
      }
    }
  }

  @Test func `a row's path has its body's type, its index in the stack and its id`() {
    let host = TestHost(List())
    let rows = [#"List/VStack[1]/ForEach["a"]/Row"#, #"List/VStack[1]/ForEach["b"]/Row"#]
    #expect(paths(host, named: "Row") == rows)
    #expect(paths(host, named: "Row.body") == rows)
    #expect(paths(host, named: "Row.isOn") == rows)
    #expect(paths(host, named: "List.body") == ["List"])
    #expect(paths(host, named: "VStack") == ["List/VStack"])
    #expect(
      paths(host, named: "Text")
        == ["List/VStack[0]/Button/Text"] + rows.map { $0 + "/Text" } + ["List/VStack[2]/Button/Text"])
  }

  @Test func `a moved row keeps its path, and a removed one has none`() throws {
    let host = TestHost(List())
    func ids() -> [String: Int] {
      let paths = host.identityPaths
      let rows = host.snapshot.nodes.filter { $0.name == "Row.body" }
      return Dictionary(uniqueKeysWithValues: rows.map { (paths[$0.id] ?? "", $0.id) })
    }
    let before = ids()
    try host.tap("turn")
    #expect(ids() == before && before.count == 2)
    try host.tap("drop")
    #expect(ids() == before.filter { $0.key.contains("\"b\"") })
  }

  @Test func `sibling views are numbered, single ones aren't`() {
    #expect(paths(Text("a")) == ["Text"])
    #expect(paths(HStack { Text("a") }) == ["HStack/Text"])
    #expect(
      paths(
        HStack {
          Text("a"); Text("b")
        }) == ["HStack[0]/Text", "HStack[1]/Text"])
    let groups = HStack {
      Group {
        Text("a"); Text("b")
      }
      Group { Text("c") }
    }
    #expect(paths(groups) == ["HStack[0]/Group[0]/Text", "HStack[0]/Group[1]/Text", "HStack[1]/Group/Text"])
  }

  @Test func `a section numbers its header, content and footer`() {
    let section = Section {
      Text("b"); Text("c")
    } header: {
      Text("a")
    }
    #expect(paths(section) == ["Section[0]/Text", "Section[1][0]/Text", "Section[1][1]/Text"])
  }

  private struct Turn: View {
    @State var isOn = true
    @State var count = 0

    var body: some View {
      VStack {
        if isOn { Text("yes") } else { Text("no") }
        if isOn { Text("too") }
        Text("it").id(count)
        AnyView(Text("any"))
        Button("turn") {
          isOn.toggle()
          count += 1
        }
      }
    }
  }

  @Test func `branches, ids and AnyViews are path steps`() throws {
    let host = TestHost(Turn())
    let rest = ["Turn/VStack[3]/AnyView/Text", "Turn/VStack[4]/Button/Text"]
    #expect(
      paths(host, named: "Text") == [
        "Turn/VStack[0]/if/Text", "Turn/VStack[1]/if/Text", "Turn/VStack[2]/id(0)/Text",
      ] + rest)
    try host.tap("turn")
    #expect(
      paths(host, named: "Text") == ["Turn/VStack[0]/else/Text", "Turn/VStack[2]/id(1)/Text"] + rest)
  }

  @Test func `rows of ranges, bindings and equal ids have their ids in the path`() {
    #expect(paths(ForEach(0..<2) { _ in Text("a") }) == ["ForEach[0]/Text", "ForEach[1]/Text"])
    let binding = Binding.constant(["a", "b"])
    #expect(
      paths(ForEach(binding, id: \.self) { Text($0.wrappedValue) })
        == [#"ForEach["a"]/Text"#, #"ForEach["b"]/Text"#])
    let lazy = ScrollView { LazyVStack { ForEach(3..<5) { _ in Text("a") } } }
    #expect(
      paths(lazy) == ["ScrollView/LazyVStack/ForEach[3]/Text", "ScrollView/LazyVStack/ForEach[4]/Text"])
  }

  // MARK: - Modifiers

  private struct Card: ViewModifier {
    func body(content: Content) -> some View {
      VStack {
        Text("title")
        content
      }
    }
  }

  @Test func `only modifiers with a body are path steps, and views that they add`() {
    #expect(paths(VStack { Text("a").padding().frame(width: 10).opacity(0.5) }) == ["VStack/Text"])
    // The modified view keeps its position in the source.
    #expect(
      paths(
        HStack {
          Text("a"); Text("b").modifier(Card())
        })
        == ["HStack[0]/Text", "HStack[1]/Card/VStack[0]/Text", "HStack[1]/Text"])
    #expect(
      paths(
        HStack {
          Text("a"); Text("b").background(Text("c"))
        })
        == ["HStack[0]/Text", "HStack[1]/BackgroundModifier/Text", "HStack[1]/Text"])
  }

  @Test func `a shape's path step is its type`() {
    #expect(
      paths(
        HStack {
          Text("a"); Circle()
        }, named: "Circle") == ["HStack[1]/Circle"])
    #expect(paths(HStack { Circle().stroke(.red) }, named: "Circle") == ["HStack/StrokeShapeView"])
  }

  private struct Corner: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func `a custom layout's path step is its type`() {
    #expect(
      paths(
        Corner {
          Text("a"); Text("b")
        }) == ["Corner[0]/Text", "Corner[1]/Text"])
  }

  // MARK: - Messages

  private struct Writing: View {
    @State private var value = 0

    var body: some View {
      value += 1
      return Text("a")
    }
  }

  private struct Page: View {
    var body: some View {
      VStack {
        ForEach(["x", "y"], id: \.self) { _ in Writing() }
      }
    }
  }

  @Test func `a warning has the view's path, and is given once for all rows`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost(Page()).texts }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    let writes = lines.filter { $0.contains("evaluated") }
    #expect(writes.count == 1)
    #expect(
      writes.first?.hasPrefix(
        #"Writing.value: it was set while Page/VStack/ForEach["x"]/Writing.body was being evaluated; "#)
        == true)
  }
}
