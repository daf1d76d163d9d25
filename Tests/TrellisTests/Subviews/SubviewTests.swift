import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

extension ContainerValues {
  @Entry fileprivate var rank = 0
}

/// The subviews of a custom container's content.
@MainActor
@Suite struct SubviewTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        ForEach(subviews: content) { subview in
          HStack {
            Text("\(subview.containerValues.rank)")
            subview
          }
        }
      }
    }
  }

  @Test func `each subview is placed in its own container, with its values`() {
    let host = TestHost(
      Cards {
        Text("a").containerValue(\.rank, 3)
        Group {
          Text("b")
          Text("c")
        }.containerValue(\.rank, 5)
        ForEach(0..<2, id: \.self) { Text("row \($0)") }
      })
    #expect(host.texts == ["3", "a", "5", "b", "5", "c", "0", "row 0", "0", "row 1"])
  }

  @Test func `Group(subviews:) passes all views, and may omit some`() {
    let host = TestHost(
      Group(subviews: ForEach(["x", "y", "z"], id: \.self) { Text($0) }) { subviews in
        Text("\(subviews.count)")
        if let last = subviews.last { last }
        subviews.dropLast()
      })
    #expect(host.texts == ["3", "z", "x", "y"])
  }

  private struct Changing: View {
    @State var rows = ["a", "b"]
    @State var rank = 1

    var body: some View {
      VStack {
        Button("add") { rows.insert("c", at: 0) }
        Button("remove") { rows.removeFirst() }
        Button("rank") { rank += 1 }
        Group(subviews: ForEach(rows, id: \.self) { Counter(name: $0).containerValue(\.rank, rank) }) {
          subviews in
          ForEach(subviews) { subview in
            subview
            Text("rank \(subview.containerValues.rank)")
          }
        }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `subviews keep their state while others are inserted and removed`() throws {
    let host = TestHost(Changing())
    try host.tap("b 0")
    try host.tap("add")
    #expect(host.texts.suffix(6) == ["c 0", "rank 1", "a 0", "rank 1", "b 1", "rank 1"])
    try host.tap("remove")
    try host.tap("remove")
    try host.tap("rank")
    #expect(host.texts.suffix(2) == ["b 1", "rank 2"])
  }

  @Test func `modifiers around a placed subview apply outside its own`() {
    func fonts(_ view: some View) -> [Double] {
      DrawnItems(view).texts.flatMap(\.runs).map(\.face.size)
    }
    let view = VStack {
      Group(
        subviews: Group {
          Text("own").font(.system(size: 11))
          Text("around")
        }
      ) { subviews in
        ForEach(subviews) { $0.font(.system(size: 30)) }
      }
    }.font(.system(size: 20))
    #expect(fonts(view) == [11, 30])
  }

  @Test func `subviews report their tags`() {
    let host = TestHost(
      Group(
        subviews: Group {
          Text("a").tag(1)
          Text("b")
        }
      ) { subviews in
        ForEach(subviews) { subview in
          Text("\(subview.containerValues.tag(for: Int.self) ?? -1) \(subview.containerValues.hasTag(1))")
        }
      })
    #expect(host.texts == ["1 true", "-1 false"])
  }

  private struct Ranked: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      VStack {
        Text("\(children.count) views")
        ForEach(children) { child in
          HStack {
            Text("\(child[RankTrait.self])")
            child
          }
        }
      }
    }
  }

  private enum RankTrait: _ViewTraitKey {
    static let defaultValue = 0
  }

  @Test func `a variadic view's root receives each child, with its traits`() {
    let host = TestHost(
      _VariadicView.Tree(Ranked()) {
        Text("a")._trait(RankTrait.self, 3)
        ForEach(0..<2, id: \.self) { Text("row \($0)") }
      })
    #expect(host.texts == ["3 views", "3", "a", "0", "row 0", "0", "row 1"])
  }
}
