import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct NavigationLinkTests {
  @Test func `a link's destination shows current values`() async throws {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink("go", destination: Button("count \(count)") { count += 1 })
            .navigationTitle("root")
        }
      }
    }
    let host = TestHost(Root())
    try host.tap("go")
    await host.arrive()
    try host.tap("count 0")
    #expect(host.texts.contains("count 1"))
    try host.tap(label: "Back")
    await host.arrive()
    #expect(host.texts.contains("go"))
  }

  @Test func `a link in a covered page still shows its destination`() async throws {
    struct Inner: View {
      @State private var count = 0
      var body: some View {
        NavigationLink {
          Button("count \(count)") { count += 1 }
        } label: {
          Text("deeper")
        }
      }
    }
    let host = TestHost(NavigationView { NavigationLink("go") { Inner() } })
    try host.tap("go")
    await host.arrive()
    try host.tap("deeper")
    await host.arrive()
    try host.tap("count 0")
    #expect(host.texts.contains("count 1"))
  }

  @Test func `a link with a binding follows it, and going back writes it`() async throws {
    let box = Box(false)
    struct Page: View {
      let isActive: Binding<Bool>
      var body: some View {
        NavigationView { NavigationLink("go", destination: Text("page"), isActive: isActive) }
          .navigationViewStyle(.stack)
      }
    }
    let host = TestHost(Page(isActive: box.binding))
    try host.tap("go")
    #expect(box.writes == [true])
    await host.arrive()
    #expect(host.texts.contains("page"))
    box.value = false
    await host.arrive()
    #expect(host.texts == ["go"])
    box.value = true
    await host.arrive()
    try host.tap(label: "Back")
    #expect(box.writes == [true, false])
  }

  @Test func `links with tags follow a selection`() async throws {
    let box = Box<Int?>(nil)
    struct Page: View {
      let selection: Binding<Int?>
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("one", destination: Text("page 1"), tag: 1, selection: selection)
            NavigationLink("two", tag: 2, selection: selection) { Text("page 2") }
          }
        }
      }
    }
    let host = TestHost(Page(selection: box.binding))
    try host.tap("two")
    await host.arrive()
    #expect(box.value == 2)
    #expect(host.texts.contains("page 2"))
    try host.tap(label: "Back")
    await host.arrive()
    #expect(box.value == nil)
    box.value = 1
    await host.arrive()
    #expect(host.texts.contains("page 1"))
  }

  @Test func `a link outside a stack or without a value is disabled`() {
    #expect(
      TestHost(NavigationLink("a", value: 1)).tapTarget(at: CGPoint(x: 195, y: 422))?.isEnabled == false)
    let none: Int? = nil
    let host = TestHost(NavigationStack { NavigationLink("a", value: none) })
    #expect(host.tapTarget(at: CGPoint(x: 195, y: 422))?.isEnabled == false)
  }

  @Test func `on a phone a drag from the leading edge pops the page, or cancels`() async throws {
    let box = Box([1])
    struct Page: View {
      let path: Binding<[Int]>
      var body: some View {
        NavigationStack(path: path) {
          Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        .controlTheme(.phone)
      }
    }
    let host = TestHost(Page(path: box.binding))
    let start = try host.frame(ofText: "page 1").minX
    host.press(at: CGPoint(x: 5, y: 300), with: .finger(1))
    for x in stride(from: 10, through: 60, by: 10) { host.move(to: CGPoint(x: x, y: 300), with: .finger(1)) }
    #expect(try host.frame(ofText: "page 1").minX > start + 30)
    #expect(host.texts.contains("root"))
    await host.advance(by: .seconds(1))
    host.release(at: CGPoint(x: 60, y: 300), with: .finger(1))
    await host.arrive()
    #expect(box.value == [1])
    #expect(try host.frame(ofText: "page 1").minX == start)
    await host.drag(
      from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300), over: .milliseconds(200), with: .finger(1))
    #expect(box.value.isEmpty)
    await host.arrive()
    #expect(!host.texts.contains("page 1"))
  }

  @Test func `a link in a row shows the whole title and the whole value of its label`() {
    let host = TestHost(
      NavigationStack {
        Form {
          Picker("Background Colour", selection: .constant(1)) {
            Text("Light Blue").tag(1)
            Text("Green").tag(2)
          }
          .pickerStyle(.navigationLink)
        }
      }
      .controlTheme(.phone), size: CGSize(width: 390, height: 400))
    #expect(host.shownTexts.contains("Background Colour"))
    #expect(host.shownTexts.contains("Light Blue"))
  }

  @Test func `the value of a link in a row is aligned with other values on a desktop`() throws {
    let host = TestHost(
      NavigationStack {
        Form {
          LabeledContent("Row", value: "value 1")
          NavigationLink {
            Text("page")
          } label: {
            LabeledContent("Link", value: "value 2")
          }
        }
        .formStyle(.grouped)
      }, size: CGSize(width: 390, height: 400))
    #expect(try host.frame(ofText: "value 1").maxX == host.frame(ofText: "value 2").maxX)
  }
}
