import SwiftUI
import Testing
import TrellisTesting

/// A view whose state is a number of its own: an equal number means the same state.
private struct Numbered: View {
  @MainActor final class Numbers {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  let name: String
  let numbers: Numbers
  @State private var number: Int?

  init(_ name: String, _ numbers: Numbers) {
    (self.name, self.numbers) = (name, numbers)
  }

  var body: some View {
    Text("\(name) \(number ?? 0)").onAppear { number = numbers.next() }
  }
}

/// Shows one generation of a view tree after the other.
@MainActor
private struct Generations {
  private struct Root<Content: View>: View {
    let numbers: Numbered.Numbers
    let content: (Int, Numbered.Numbers) -> Content
    @State private var generation = 0

    var body: some View {
      VStack {
        content(generation, numbers)
        Button("next") { generation += 1 }
      }
    }
  }

  let host: TestHost

  init<Content: View>(@ViewBuilder _ content: @escaping (Int, Numbered.Numbers) -> Content) {
    host = TestHost(Root(numbers: Numbered.Numbers(), content: content))
  }

  /// The numbers shown, by name.
  var shown: [String: [Int]] {
    var shown: [String: [Int]] = [:]
    for text in host.texts where text != "next" {
      let words = text.split(separator: " ")
      shown[String(words[0]), default: []].append(Int(words[1])!)
    }
    return shown
  }

  /// Returns the numbers that the next generation shows, by name.
  func next() throws -> [String: [Int]] {
    try host.tap("next")
    return shown
  }
}

@MainActor
@Suite struct IdentityTests {
  @Test func `ID-A0: a view whose inputs change keeps its state`() throws {
    let stage = Generations { g, n in Numbered("p\(g)", n) }
    #expect(stage.shown == ["p0": [1]])
    #expect(try stage.next() == ["p1": [1]])
  }

  @Test func `ID-A1, ID-X1: another id is another view, the same id the same`() throws {
    let stage = Generations { g, n in
      Numbered("changing", n).id(g)
      Numbered("constant", n).id("k")
    }
    #expect(stage.shown == ["constant": [1], "changing": [2]])
    #expect(try stage.next() == ["constant": [1], "changing": [3]])
  }

  @Test
  func `ID-V2, ID-V3: views after a condition keep their state when its content is inserted or removed`()
    throws
  {
    let coming = Generations { g, n in
      if g == 1 { Numbered("c", n) }
      Numbered("t", n)
    }
    #expect(coming.shown == ["t": [1]])
    #expect(try coming.next() == ["c": [2], "t": [1]])
    let going = Generations { g, n in
      if g == 0 {
        Numbered("c1", n)
        Numbered("c2", n)
      }
      Numbered("t", n)
    }
    #expect(going.shown == ["t": [1], "c2": [2], "c1": [3]])
    #expect(try going.next() == ["t": [1]])
  }

  @Test func `ID-V5: a view that returns has new state`() throws {
    let stage = Generations { g, n in
      if g != 1 { Numbered("c", n) }
      Numbered("t", n)
    }
    #expect(stage.shown == ["t": [1], "c": [2]])
    #expect(try stage.next() == ["t": [1]])
    #expect(try stage.next() == ["t": [1], "c": [3]])
  }

  @Test func `ID-V6, ID-V10: remaining rows keep their state, and returning rows have new state`() throws {
    let stage = Generations { g, n in
      ForEach(0..<(g == 1 ? 1 : 2), id: \.self) { Numbered("f\($0)", n) }
      Numbered("t", n)
    }
    #expect(stage.shown == ["t": [1], "f1": [2], "f0": [3]])
    #expect(try stage.next() == ["t": [1], "f0": [3]])
    #expect(try stage.next() == ["t": [1], "f0": [3], "f1": [4]])
  }

  @Test func `siblings with the same id are two views`() throws {
    let stage = Generations { g, n in
      Numbered("a", n).id("k")
      Numbered("b", n).id("k")
    }
    #expect(stage.shown == ["b": [1], "a": [2]])
    #expect(try stage.next() == ["b": [1], "a": [2]])
  }

  @Test func `ID-X4, ID-X7: an id on a container, a group or inside a padding resets its content`()
    throws
  {
    let stage = Generations { g, n in
      HStack { Numbered("row", n) }.id(g)
      Group {
        Numbered("a", n)
        Numbered("b", n)
      }
      .id(g)
      Numbered("p", n).id(g).padding(4)
    }
    #expect(stage.shown == ["p": [1], "b": [2], "a": [3], "row": [4]])
    #expect(try stage.next() == ["p": [5], "b": [6], "a": [7], "row": [8]])
  }

  @Test func `ID-S3: an AnyView of the same type keeps its state, and of another type is another view`()
    throws
  {
    let stage = Generations { g, n in
      AnyView(Numbered("e", n))
      g < 2 ? AnyView(Numbered("f", n)) : AnyView(Numbered("f", n).padding())
    }
    #expect(stage.shown == ["f": [1], "e": [2]])
    #expect(try stage.next() == ["f": [1], "e": [2]])
    #expect(try stage.next() == ["f": [3], "e": [2]])
  }

  @Test func `one view value used twice is two views`() throws {
    let stage = Generations { _, n in
      let view = Numbered("v", n)
      view
      view
    }
    #expect(stage.shown == ["v": [2, 1]])
  }

  @Test func `ids inside rows are local to the row, and rows with the same id keep theirs when moved`() throws
  {
    let stage = Generations { g, n in
      ForEach(g == 1 ? [2, 1] : [1, 2], id: \.self) { row in Numbered("r\(row)", n).id(row == 1 ? g : 0) }
    }
    #expect(stage.shown == ["r2": [1], "r1": [2]])
    #expect(try stage.next() == ["r2": [1], "r1": [3]])
    #expect(try stage.next() == ["r2": [1], "r1": [4]])
  }

  // MARK: - Lists

  private struct Two: View {
    var body: some View {
      Color.red.frame(width: 30, height: 10)
      Color.blue.frame(width: 50, height: 10)
    }
  }

  private func size<Content: View>(of content: Content) throws -> CGSize {
    try TestHost(content.accessibilityIdentifier("it")).frame(ofIdentifier: "it").size
  }

  @Test func `ID-G1: at the root a modifier on a group applies once around all of its views`() throws {
    let host = TestHost(
      Group {
        Text("a")
        Text("b")
      }
      .overlay { Text("o") })
    #expect(host.texts == ["a", "b", "o"])
    let stage = TestHost(
      Color.red.overlay {
        if true {
          Group {
            Text("a")
            Text("b")
          }
          .background { Text("k") }
        }
      })
    #expect(stage.texts == ["k", "a", "b"])
  }

  @Test func `ID-G3: in a stack a modifier on a group modifies each of its views`() throws {
    let host = TestHost(
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        .overlay { Text("o") }
      })
    #expect(host.texts == ["a", "o", "b", "o"])
  }

  @Test func `ID-L1, ID-L3, ID-L5, ID-L7: a frame or a padding on several views applies to each`() throws {
    #expect(try size(of: VStack(spacing: 0) { Two().frame(width: 70) }) == CGSize(width: 70, height: 20))
    #expect(try size(of: HStack(spacing: 0) { Two().frame(width: 70) }) == CGSize(width: 140, height: 10))
    let isThere = false
    let empty = VStack(spacing: 0) {
      Color.red.frame(width: 30, height: 10)
      Group { if isThere { Text("x") } }.frame(width: 70)
    }
    #expect(try size(of: empty) == CGSize(width: 30, height: 10))
    #expect(try size(of: VStack(spacing: 0) { Two().padding(5) }) == CGSize(width: 60, height: 40))
  }

  @Test func `a section outside a list is its header, its content and its footer`() throws {
    let host = TestHost(
      VStack {
        Section {
          Text("a")
          Text("b")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        Section("title") { Text("c") }
        Section { Text("d") }
      })
    #expect(host.texts == ["header", "a", "b", "footer", "title", "c", "d"])
  }
}
