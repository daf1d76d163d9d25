import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct NavigationStackTests {
  private struct Numbers: View {
    let path: Binding<NavigationPath>
    var diary: Diary?

    var body: some View {
      NavigationStack(path: path) {
        VStack {
          NamedPage(name: "root", diary: diary)
          NavigationLink("one", value: 1)
          NavigationLink("word", value: "w")
        }
        .navigationDestination(for: Int.self) { NamedPage(name: "n\($0)", diary: diary) }
        .navigationDestination(for: String.self) { NamedPage(name: "s\($0)", diary: diary) }
      }
    }
  }

  @Test func `CF-42 a link to a value appends it, and going back removes it`() async throws {
    let box = Box(NavigationPath())
    let host = TestHost(Numbers(path: box.binding))
    try host.tap("one")
    #expect(box.value == NavigationPath([1]))
    await host.arrive()
    #expect(host.texts == ["n1", "n1 0"])
    try host.tap(label: "Back")
    #expect(box.value.isEmpty)
    await host.arrive()
    #expect(host.texts.contains("root"))
    #expect(!host.texts.contains("n1"))
  }

  @Test func `CF-43 a truncated or replaced path navigates in one step, and pages between don't appear`()
    async throws
  {
    let diary = Diary()
    let box = Box(NavigationPath())
    let host = TestHost(Numbers(path: box.binding, diary: diary))
    #expect(host.texts.first == "root")
    _ = diary.take()
    box.value = NavigationPath([1, 2])
    await host.arrive()
    #expect(diary.take() == ["n2+", "root-"])
    #expect(host.texts == ["n2", "n2 0"])
    box.value = NavigationPath()
    await host.arrive()
    #expect(diary.take() == ["root+", "n2-"])
  }

  @Test func `CF-44 of an initial path, the last page is shown`() {
    let diary = Diary()
    let host = TestHost(Numbers(path: .constant(NavigationPath([1, 2, 3])), diary: diary))
    #expect(host.texts == ["n3", "n3 0"])
    #expect(diary.take() == ["n3+"])
  }

  @Test func `CF-45 a covered page keeps its state and has disappeared, a popped one loses it`() async throws
  {
    let diary = Diary()
    let box = Box(NavigationPath())
    let host = TestHost(Numbers(path: box.binding, diary: diary))
    try host.tap("root 0")
    box.value.append(1)
    await host.arrive()
    try host.tap("n1 0")
    #expect(diary.take() == ["root+", "n1+", "root-"])
    box.value.removeLast()
    await host.arrive()
    #expect(host.texts.contains("root 1"))
    #expect(diary.take() == ["root+", "n1-"])
    box.value.append(1)
    await host.arrive()
    #expect(host.texts == ["n1", "n1 0"])
  }

  @Test func `CF-46 a pushed page appears before the covered one disappears`() async throws {
    let diary = Diary()
    let box = Box(NavigationPath([1]))
    let host = TestHost(Numbers(path: box.binding, diary: diary))
    #expect(host.texts.first == "n1")
    #expect(diary.take() == ["n1+"])
    box.value.append(2)
    await host.arrive()
    #expect(diary.take() == ["n2+", "n1-"])
    box.value.removeLast()
    await host.arrive()
    #expect(diary.take() == ["n1+", "n2-"])
  }

  @Test func `CF-47 another last value is another page with its own state`() async throws {
    let box = Box(NavigationPath([1]))
    let host = TestHost(Numbers(path: box.binding))
    try host.tap("n1 0")
    #expect(host.texts == ["n1", "n1 1"])
    box.value = NavigationPath([2])
    await host.arrive()
    #expect(host.texts == ["n2", "n2 0"])
    box.value = NavigationPath([1])
    await host.arrive()
    #expect(host.texts == ["n1", "n1 0"])
  }

  @Test func `CF-48 a link without a destination for its value does nothing, and is reported`() async throws {
    let box = Box(NavigationPath())
    let host = TestHost(
      NavigationStack(path: box.binding) { NavigationLink("go", value: 1.5) })
    try host.tap("go")
    await host.arrive()
    #expect(box.value.isEmpty)
    #expect(host.texts == ["go"])
    #expect(host.warnings.count == 1 && host.warnings[0].contains("Double"))
    try host.tap("go")
    #expect(host.warnings.count == 1)
  }

  @Test func `CF-48 a destination in an unbuilt row of a lazy stack isn't found`() async throws {
    let host = TestHost(
      NavigationStack {
        VStack {
          NavigationLink("go", value: 1)
          ScrollView {
            LazyVStack {
              ForEach(0..<100) { row in
                Group {
                  if row == 99 {
                    Color.red.frame(height: 40).navigationDestination(for: Int.self) { Text("page \($0)") }
                  } else {
                    Color.blue.frame(height: 40)
                  }
                }
              }
            }
          }
        }
      })
    try host.tap("go")
    await host.arrive()
    #expect(host.texts == ["go"])
    #expect(host.warnings.count == 1)
  }

  @Test func `a path value without a destination is reported, and the others are kept`() async {
    let box = Box(NavigationPath())
    let host = TestHost(Numbers(path: box.binding))
    box.value = NavigationPath([1])
    box.value.append(2.5)
    await host.arrive()
    #expect(host.warnings.count == 1 && host.warnings[0].contains("Double"))
    #expect(box.value.count == 2)
    box.value.removeLast()
    await host.arrive()
    #expect(host.texts == ["n1", "n1 0"])
  }

  @Test func `CF-49 with a path of one type, only the root's destinations are used`() async throws {
    struct Page: View {
      let path: Binding<[Int]>
      var body: some View {
        NavigationStack(path: path) {
          NavigationLink("one", value: 1)
            .navigationDestination(for: Int.self) { number in
              NavigationLink("to word", value: "w")
                .navigationDestination(for: String.self) { Text($0) }
                .navigationTitle("\(number)")
            }
        }
      }
    }
    let box = Box<[Int]>([])
    let host = TestHost(Page(path: box.binding))
    try host.tap("one")
    await host.arrive()
    #expect(box.value == [1])
    try host.tap("to word")
    await host.arrive()
    #expect(box.value == [1])
    #expect(host.warnings.count == 1)
  }

  @Test func `CF-50 of two destinations for a type, the one nearest to the root is used, and it is reported`()
    async throws
  {
    let host = TestHost(
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationDestination(for: Int.self) { _ in Text("inner") }
          .navigationDestination(for: Int.self) { _ in Text("outer") }
      })
    try host.tap("go")
    await host.arrive()
    #expect(host.texts == ["outer"])
    #expect(host.warnings.count == 1)
  }

  struct Place: Hashable, Codable { var name: String }
  private struct Uncoded: Hashable {}

  @Test func `CF-51 a path mixes types, and is codable if all its values are`() throws {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    path.append(Place(name: "three"))
    #expect(path.count == 3)
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(read == path)
    path.append(Uncoded())
    #expect(path.codable == nil)
    #expect(read != path)
    path.removeLast(2)
    #expect(path == NavigationPath([1]).appending("two"))
    #expect(NavigationPath([1 as Int]) != NavigationPath([1 as Int8]))
  }

  @Test func `CF-52 going back from a page with a binding writes false, and keeps the path`() async throws {
    struct Page: View {
      let path: Binding<NavigationPath>
      @Binding var isShown: Bool
      var body: some View {
        NavigationStack(path: path) {
          Text("root")
            .navigationDestination(isPresented: $isShown) { NavigationLink("deeper", value: 7) }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let (path, shown) = (Box(NavigationPath()), Box(false))
    let host = TestHost(Page(path: path.binding, isShown: shown.binding))
    #expect(host.texts == ["root"])
    shown.value = true
    await host.arrive()
    #expect(host.texts == ["deeper"])
    try host.tap("deeper")
    await host.arrive()
    #expect(host.texts == ["page 7"])
    #expect(path.value == NavigationPath([7]))
    try host.tap(label: "Back")
    await host.arrive()
    #expect(host.texts == ["deeper"])
    #expect(shown.writes.isEmpty)
    try host.tap(label: "Back")
    await host.arrive()
    #expect(host.texts == ["root"])
    #expect(shown.writes == [false])
    #expect(path.value.isEmpty)
  }

  @Test func `CF-52 a page with an item writes nil, and another item is another page`() async throws {
    struct Page: View {
      @Binding var item: Int?
      var body: some View {
        NavigationStack {
          Text("root").navigationDestination(item: $item) { NamedPage(name: "i\($0)") }
        }
      }
    }
    let item = Box<Int?>(nil)
    let host = TestHost(Page(item: item.binding))
    #expect(host.texts == ["root"])
    item.value = 1
    await host.arrive()
    try host.tap("i1 0")
    item.value = 2
    await host.arrive()
    #expect(host.texts == ["i2", "i2 0"])
    try host.tap(label: "Back")
    await host.arrive()
    #expect(host.texts == ["root"])
    #expect(item.writes == [nil])
  }

  @Test func `CF-53 a page has the environment of the stack`() async throws {
    struct Words: View {
      @Environment(\.locale) private var locale
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("\(locale.identifier) \(isEnabled)") }
    }
    let host = TestHost(
      NavigationStack {
        NavigationLink("go", value: 1)
          .environment(\.locale, Locale(identifier: "fr"))
          .navigationDestination(for: Int.self) { _ in Words() }
          .environment(\.locale, Locale(identifier: "it"))
      }
      .environment(\.locale, Locale(identifier: "de")))
    try host.tap("go")
    await host.arrive()
    #expect(host.texts == ["de true"])
  }

  @Test func `CF-54 dismiss pops its own page, which knows that it is presented`() async throws {
    struct Closing: View {
      let name: String
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button("\(name) \(isPresented)") { dismiss() } }
    }
    let box = Box(NavigationPath())
    struct Page: View {
      let path: Binding<NavigationPath>
      var body: some View {
        NavigationStack(path: path) {
          Closing(name: "root").navigationDestination(for: Int.self) { Closing(name: "p\($0)") }
        }
      }
    }
    let host = TestHost(Page(path: box.binding))
    #expect(host.texts == ["root false"])
    box.value = NavigationPath([1, 2])
    await host.arrive()
    try host.tap("p2 true")
    #expect(box.value == NavigationPath([1]))
    await host.arrive()
    #expect(host.texts == ["p1 true"])
    host.press(.leftArrow, modifiers: .option)
    await host.arrive()
    #expect(host.texts == ["root false"])
  }
}

extension NavigationPath {
  fileprivate func appending(_ value: String) -> NavigationPath {
    var path = self
    path.append(value)
    return path
  }
}
