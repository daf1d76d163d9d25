import Foundation
import SwiftUI
import Testing
import TrellisTesting

private struct NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A key whose reducer breaks the rule that the default changes nothing.
///
/// This shows the values that are reduced.
private struct LastKey: PreferenceKey {
  static var defaultValue: String { "default" }
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// A key whose reducer never calls for the next value.
private struct FirstKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

private struct OptionalKey: PreferenceKey {
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

extension View {
  fileprivate func names(_ names: String...) -> some View { preference(key: NamesKey.self, value: names) }
}

/// Returns the value of a preference key for a view.
@MainActor
private func value<Key: PreferenceKey>(of key: Key.Type, in view: some View) -> Key.Value {
  var value: Key.Value?
  let host = TestHost(
    view.overlayPreferenceValue(key) { now in
      let _ = value = now
      Text("overlay")
    })
  _ = host.displayList
  return value!
}

@MainActor
@Suite struct PreferenceTests {
  private func names(in view: some View) -> [String] { value(of: NamesKey.self, in: view) }

  @Test func `the values of a container's views are reduced in their order`() {
    let view = VStack {
      Text("a").names("a")
      HStack {
        Text("b").names("b")
        Text("none")
        Text("c").names("c")
      }
      Text("d").names("d")
    }
    #expect(names(in: view) == ["a", "b", "c", "d"])
    #expect(names(in: Text("a")) == [])
    #expect(value(of: OptionalKey.self, in: Text("a")) == nil)
    #expect(
      value(of: OptionalKey.self, in: ZStack { Text("a").preference(key: OptionalKey.self, value: 3) }) == 3)
  }

  @Test func `constant views without preferences aren't reduced`() {
    let view = VStack {
      Text("a")
      Text("b").preference(key: LastKey.self, value: "b")
      HStack { Text("c") }
    }
    #expect(value(of: LastKey.self, in: view) == "b")
  }

  @Test func `conditional content is reduced with the default value`() {
    let view = Color.red
      .preference(key: LastKey.self, value: "set")
      .overlay { if true { Color.green } }
    #expect(value(of: LastKey.self, in: view) == "default")
  }

  @Test func `a preference set by a view replaces those of its content`() {
    let view = VStack {
      VStack {
        Text("a").names("a")
        Text("b").names("b")
      }
      .names("outer")
      Text("c").names("c")
    }
    #expect(names(in: view) == ["outer", "c"])
  }

  @Test func `transformPreference starts with the content's value, or the default`() {
    let view = VStack {
      Text("a").names("a").transformPreference(NamesKey.self) { $0.append("more") }
      Text("b").transformPreference(NamesKey.self) { $0.append("begun") }
    }
    #expect(names(in: view) == ["a", "more", "begun"])
  }

  @Test func `preference keys are independent`() {
    let view = Text("a").names("a").preference(key: LastKey.self, value: "last")
    #expect(names(in: view) == ["a"])
    #expect(value(of: LastKey.self, in: view) == "last")
  }

  @Test func `overlays and backgrounds are reduced after the view`() {
    let view = Text("a").names("a")
      .overlay { Text("b").names("b") }
      .background { Text("c").names("c") }
    #expect(names(in: view) == ["a", "b", "c"])
  }

  @Test func `modifiers, buttons, readers and scroll views pass preferences on`() {
    #expect(names(in: Text("a").names("a").padding().frame(width: 9).accessibilityIdentifier("x")) == ["a"])
    #expect(names(in: Text("a").names("a").hidden()) == ["a"])
    #expect(names(in: Text("a").names("a").onAppear {}.ignoresSafeArea()) == ["a"])
    #expect(names(in: Text("a").names("a").safeAreaPadding(3).ignoresSafeArea().safeAreaPadding(4)) == ["a"])
    #expect(
      names(
        in: Button {
        } label: {
          Text("a").names("a")
        }) == ["a"])
    #expect(names(in: GeometryReader { _ in Text("a").names("a") }) == ["a"])
    #expect(names(in: ScrollView { Text("a").names("a") }) == ["a"])
    #expect(names(in: Grid { GridRow { Text("a").names("a") } }) == ["a"])
    #expect(names(in: AnyView(Text("a").names("a"))) == ["a"])
    #expect(names(in: VStack { ForEach(0..<3) { Text("\($0)").names("\($0)") } }) == ["0", "1", "2"])
  }

  @Test func `ViewThatFits passes on the shown view's preferences`() {
    let view = ViewThatFits {
      Text("a").names("wide").frame(width: 1000)
      Text("b").names("narrow")
    }
    #expect(names(in: view) == ["narrow"])
  }

  @Test func `a view that depends on a preference adds its own after the view's`() {
    let view = Text("a").names("a").backgroundPreferenceValue(NamesKey.self, alignment: .top) { names in
      Text("b").names(names[0] + "b")
    }
    #expect(names(in: view) == ["a", "ab"])
  }

  private struct Rows: View {
    @State private var rows = ["a", "b", "c"]
    @State private var isLong = false
    @State private var isOther = false

    var body: some View {
      VStack {
        ForEach(rows, id: \.self) { Text("row \($0)").names($0) }
        if isLong { Text("long").names("long") }
        Button("reverse") { rows.reverse() }
        Button("drop") { rows.removeFirst() }
        Button("long") { isLong.toggle() }
        Button(isOther ? "other" : "same") { isOther.toggle() }
      }
      .overlayPreferenceValue(NamesKey.self) { Text($0.joined(separator: " ")).allowsHitTesting(false) }
    }
  }

  @Test func `inserted, removed and moved views are reduced again`() throws {
    let host = TestHost(Rows())
    #expect(host.texts.last == "a b c")
    let nodes = host.nodeCount
    try host.tap("long")
    #expect(host.texts.last == "a b c long")
    try host.tap("reverse")
    #expect(host.texts.last == "c b a long")
    try host.tap("long")
    #expect(host.texts.last == "c b a")
    #expect(host.nodeCount == nodes)
    try host.tap("drop")
    #expect(host.texts.last == "b a")
    let log = try host.evaluations { try host.tap("same") }
    #expect(log.bodies(of: Rows.self) == 1)
    #expect(log.changes(of: "preference") == 0)
    #expect(log.count(of: "body", named: "PreferenceViewModifier.body") == 0)
  }

  private struct Numbers: View {
    @State private var first = 1
    @State private var second = 10

    var body: some View {
      VStack {
        Inner(title: "first", value: $first)
        Inner(title: "second", value: $second)
      }
      .modifier(Reader())
    }

    struct Inner: View {
      let title: String
      @Binding var value: Int

      var body: some View {
        Button(title) { value += 1 }.preference(key: FirstKey.self, value: value)
      }
    }

    struct Reader: ViewModifier {
      func body(content: Content) -> some View {
        content.overlayPreferenceValue(FirstKey.self) { Text("first is \($0)").allowsHitTesting(false) }
      }
    }
  }

  @Test func `a reducer that doesn't call nextValue doesn't depend on it`() throws {
    let host = TestHost(Numbers())
    #expect(host.texts.last == "first is 1")
    let second = try host.evaluations { try host.tap("second") }
    #expect(second.count(of: "preference") == 0)
    let first = try host.evaluations { try host.tap("first") }
    #expect(first.changes(of: "preference") == 2)
    #expect(host.texts.last == "first is 2")
  }
}
