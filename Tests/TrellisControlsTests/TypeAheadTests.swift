import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct TypeAheadTests {
  private static let fruits = ["Apple", "Banana", "Black Cherry", "Blackberry", "Éclair", "Fig"]

  private func list(_ box: Box<String?>) -> TestHost {
    let host = TestHost(
      List(Self.fruits, id: \.self, selection: box.binding) { Text($0) },
      size: CGSize(width: 300, height: 300))
    host.press(.tab)
    return host
  }

  @Test func `typing letters selects the row that starts with them, ignoring case and accents`() {
    let box = Box<String?>(nil)
    let host = list(box)
    host.type("f")
    #expect(box.value == "Fig")
    host.type("X")
    #expect(box.value == "Fig")
    let other = list(box)
    other.type("bla")
    #expect(box.value == "Black Cherry")
    let third = list(box)
    third.type("e")
    #expect(box.value == "Éclair")
  }

  @Test func `repeating a letter selects the next row, and wraps around`() {
    let box = Box<String?>(nil)
    let host = list(box)
    for expected in ["Banana", "Black Cherry", "Blackberry", "Banana"] {
      host.type("b")
      #expect(box.value == expected)
    }
  }

  @Test func `letters typed within a second are one search, and a space may be one of them`() async {
    let box = Box<String?>(nil)
    let host = list(box)
    host.type("black c")
    #expect(box.value == "Black Cherry")
    await host.advance(by: .milliseconds(900))
    host.type("h")
    #expect(box.value == "Black Cherry")
    await host.advance(by: .milliseconds(1100))
    host.type("f")
    #expect(box.value == "Fig")
  }

  @Test func `a row can set its type-select text, or exclude itself`() {
    let box = Box<Int?>(nil)
    let host = TestHost(
      List(selection: box.binding) {
        Text("one").tag(1).typeSelectEquivalent("uno")
        Text("two").tag(2).typeSelectEquivalent(nil as Text?)
        Text("three").tag(3)
      }, size: CGSize(width: 300, height: 300))
    host.press(.tab)
    host.type("t")
    #expect(box.value == 3)
    host.press(.home)
    host.type("u")
    #expect(box.value == 1)
    #expect(box.writes == [3, 1])
  }

  @Test
  func `off-screen rows are found without appearing, and keys with modifiers aren't letters`() {
    let box = Box<Int?>(nil)
    var appeared: Set<Int> = []
    struct Page: View {
      let box: Box<Int?>
      let note: (Int) -> Void
      var body: some View {
        List(0..<1000, selection: box.binding) { number in
          HStack { Text(number == 700 ? "zebra" : "row \(number)") }.onAppear { note(number) }
        }
      }
    }
    let host = TestHost(
      Page(box: box) { appeared.insert($0) }, size: CGSize(width: 300, height: 300))
    host.press(.tab)
    host.press("z", modifiers: .option)
    #expect(box.value == nil)
    host.type("z")
    #expect(box.value == 700)
    _ = host.displayList
    #expect(host.texts.contains("zebra"))
    #expect(appeared.contains(700) && !appeared.contains(300))
  }

  @Test func `in a menu letters select an item, and a space within a title doesn't press`()
    throws
  {
    var log: [String] = []
    let host = TestHost(
      Menu("Edit") {
        ForEach(Self.fruits, id: \.self) { name in Button(name) { log.append(name) } }
      }, size: CGSize(width: 300, height: 300))
    try host.tap("Edit")
    host.type("black c")
    #expect(log.isEmpty)
    host.press(.return)
    #expect(log == ["Black Cherry"])
  }

  @Test
  func `a pop-up menu opens at the selection, and arrows, Home and End move from there`() {
    let box = Box("Fig")
    struct Page: View {
      let selection: Binding<String>
      var body: some View {
        Picker("Fruit", selection: selection) {
          ForEach(TypeAheadTests.fruits, id: \.self) { Text($0) }
        }
      }
    }
    let host = TestHost(Page(selection: box.binding), size: CGSize(width: 300, height: 300))
    host.press(.tab)
    host.click(.popUpButton)
    host.press(.upArrow)
    host.press(.return)
    #expect(box.value == "Éclair")
    host.press(.space)
    host.press(.downArrow)
    host.press(.return)
    #expect(box.value == "Fig")
    host.press(.space)
    host.press(.home)
    host.press(.return)
    #expect(box.value == "Apple")
    host.press(.space)
    host.press(.end)
    host.press(.return)
    #expect(box.value == "Fig")
    host.press(.space)
    host.type("bb")
    host.press(.return)
    #expect(box.value == "Black Cherry")
  }

  @Test func `a menu higher than the window shows the selected item`() {
    struct Page: View {
      @State var number = 90
      var body: some View {
        Picker("Number", selection: $number) { ForEach(0..<100) { Text("number \($0)") } }
      }
    }
    let host = TestHost(Page(), size: CGSize(width: 300, height: 300))
    host.click(.popUpButton)
    func frame(_ title: String) -> CGRect {
      host.nodes(.menuItem).first { $0.label == title }?.frame ?? .infinite
    }
    let window = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(window.contains(frame("number 90")))
    host.press(.home)
    #expect(window.contains(frame("number 0")))
    host.press(.end)
    #expect(window.contains(frame("number 99")))
  }
}
