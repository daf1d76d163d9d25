import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The accessibility of views.
@MainActor
@Suite struct AccessibilityTests {
  private func tree(_ view: some View) -> String {
    TestHost(view, size: CGSize(width: 400, height: 400)).accessibilityTree.nodes.map { words($0) }
      .joined(separator: "\n")
  }

  /// Returns a node's description without its frame, followed by its children in brackets.
  private func words(_ node: AccessibilityNode) -> String {
    let line = node.description.replacing(#/ \([^)]*\)/#, with: "")
    return line + (node.children.map { " [\($0.map { words($0) }.joined(separator: "; "))]" } ?? "")
  }

  // MARK: - Defaults

  @Test func `a text is read as its string, in its frame`() throws {
    let host = TestHost(Text("Hello").padding(10), size: CGSize(width: 200, height: 100))
    let node = try host.accessibilityElement("Hello")
    #expect(node.traits == .isStaticText)
    #expect(node.frame == (try host.frame(ofText: "Hello")))
    #expect("\(host.accessibilityTree)".hasPrefix("text \"Hello\" ("))
    #expect(tree(Text("")) == "")
    #expect(tree(Text(verbatim: "a") + Text("**b**")) == "text \"ab\"")
  }

  @Test func `a button is one element, labelled by its label's texts`() {
    #expect(tree(Button("Save") {}) == "button \"Save\" does activate")
    let view = Button {
    } label: {
      VStack {
        Image(systemName: "star.fill")
        Text("one")
        Text("two")
        Color.red
      }
    }
    #expect(tree(view) == "button \"star fill, one, two\" does activate")
    #expect(
      tree(
        Button {
        } label: {
          Color.red
        }) == "button does activate")
  }

  @Test func `an image is read as its name, and decorative images and shapes aren't read`() {
    #expect(tree(Image(systemName: "square.and.arrow.up")) == "image \"square and arrow up\"")
    #expect(tree(Image(decorative: "nothing")) == "")
    #expect(
      tree(
        VStack {
          Circle()
          Color.red
          Rectangle().stroke(.red)
          Spacer()
          Divider()
        }) == "")
  }

  @Test func `a label is read as its title`() throws {
    let view = Label("Trash", systemImage: "trash")
    #expect(tree(view) == "text \"Trash\"")
    let host = TestHost(view, size: CGSize(width: 200, height: 100))
    #expect(try host.accessibilityElement("Trash").frame.width > host.frame(ofText: "Trash").width)
  }

  @Test func `hidden or clear views aren't read`() {
    #expect(tree(Text("a").hidden()) == "")
    #expect(tree(Text("a").opacity(0)) == "")
    #expect(tree(Text("a").opacity(0.1)) == "text \"a\"")
    #expect(tree(Color.red.mask { Text("a") }) == "")
  }

  @Test func `the frame of a rotated or moved view is its visible one`() throws {
    let host = TestHost(
      Color.red.frame(width: 40, height: 20).accessibilityLabel("a").rotationEffect(.degrees(90))
        .offset(x: 10),
      size: CGSize(width: 100, height: 100))
    let frame = try host.accessibilityElement("a").frame
    #expect(abs(frame.minX - 50) < 1e-9 && abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
  }

  // MARK: - Modifiers

  @Test func `labels, values and hints apply to the view's element`() {
    #expect(tree(Text("a").accessibilityLabel("b")) == "text \"b\"")
    #expect(tree(Text("a").padding().background(.red).accessibilityLabel(Text("b"))) == "text \"b\"")
    #expect(tree(Text("a").accessibilityLabel("b").accessibilityLabel("c")) == "text \"c\"")
    #expect(
      tree(Text("a").accessibilityValue("5").accessibilityHint("goes up"))
        == "text \"a\" value \"5\" hint \"goes up\"")
    let (name, count) = ("x" as String, 3)
    #expect(
      tree(Text("a").accessibilityLabel(name).accessibilityValue("\(count) of 5").accessibilityHint(name))
        == "text \"x\" value \"3 of 5\" hint \"x\"")
    #expect(
      tree(Button("a") {}.accessibilityLabel("b").accessibilityHint("c"))
        == "button \"b\" hint \"c\" does activate")
  }

  @Test func `a shape with an accessibility modifier becomes an element`() {
    #expect(tree(Circle().accessibilityLabel("dot")) == "element \"dot\"")
    #expect(tree(Color.red.accessibilityValue("5").accessibilityAddTraits(.isButton)) == "button value \"5\"")
    #expect(tree(Color.red.accessibilityRemoveTraits(.isButton).accessibilitySortPriority(2)) == "")
    #expect(tree(Color.red.accessibilityIdentifier("a")) == "")
  }

  @Test func `modifiers of several elements apply to each`() {
    let view = VStack {
      Text("a")
      Text("b")
    }
    #expect(tree(view.accessibilityHint("c")) == "text \"a\" hint \"c\"\ntext \"b\" hint \"c\"")
    #expect(tree(view.accessibilityHidden(true)) == "")
    #expect(tree(view.accessibilityHidden(false)) == "text \"a\"\ntext \"b\"")
  }

  @Test func `traits are added and removed`() {
    #expect(tree(Text("a").accessibilityAddTraits(.isHeader)) == "heading \"a\"")
    #expect(
      tree(Text("a").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)) == "heading \"a\" level 2")
    #expect(tree(Text("a").accessibilityAddTraits([.isSelected, .isButton])) == "button \"a\" selected")
    #expect(
      tree(Button("a") {}.accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isLink))
        == "link \"a\" does activate")
    #expect(tree(Text("a").accessibilityRemoveTraits(.isStaticText)) == "element \"a\"")
  }

  @Test func `an identifier belongs to its element, and of several elements makes a container`() {
    #expect(tree(Text("a").accessibilityIdentifier("b")) == "text \"a\" identifier \"b\"")
    #expect(
      tree(
        VStack {
          Text("a").accessibilityIdentifier("c")
          Text("b")
        }.accessibilityIdentifier("d"))
        == "group identifier \"d\" [text \"a\" identifier \"c\"; text \"b\"]")
  }

  // MARK: - Children

  private var rows: some View {
    VStack {
      Text("a").accessibilityValue("1")
      Text("b").accessibilityAddTraits(.isHeader)
      Text("c").accessibilityHidden(true)
    }
  }

  @Test func `elements that are ignored, combined or contained become one`() {
    #expect(tree(rows.accessibilityElement()) == "element")
    #expect(tree(rows.accessibilityElement(children: .ignore).accessibilityLabel("x")) == "element \"x\"")
    #expect(tree(rows.accessibilityLabel("x").accessibilityElement(children: .ignore)) == "element")
    #expect(tree(rows.accessibilityElement(children: .combine)) == "heading \"a, b\" value \"1\"")
    #expect(
      tree(rows.accessibilityElement(children: .contain).accessibilityLabel("x"))
        == "group \"x\" [text \"a\" value \"1\"; heading \"b\"]")
  }

  @Test func `a single action of combined elements stays, and several get names`() {
    let one = HStack {
      Text("Ann")
      Button("Options") {}
    }
    #expect(tree(one.accessibilityElement(children: .combine)) == "button \"Ann, Options\" does activate")
    let two = HStack {
      Button("Call") {}
      Button("Write") {}
    }
    #expect(
      tree(two.accessibilityElement(children: .combine))
        == "element \"Call, Write\" does \"Call\" does \"Write\"")
  }

  @Test func `elements with a higher sort priority are read first, within their container`() {
    let column = VStack {
      Text("a").accessibilitySortPriority(1)
      Text("b").accessibilitySortPriority(3)
      Text("c")
      Text("d").accessibilitySortPriority(.nan)
    }
    let order = "text \"b\" priority 3.0; text \"a\" priority 1.0; text \"c\"; text \"d\" priority nan"
    #expect(tree(column.accessibilityElement(children: .contain)) == "group [\(order)]")
    #expect(tree(column.accessibilityElement(children: .combine)) == "text \"b, a, c, d\"")
    #expect(tree(column) == order.replacing("; ", with: "\n"))
  }

  @Test func `rows grouped into lists are read in their order`() {
    let host = TestHost(VStack { ForEach(0..<200) { Text("\($0)") } })
    #expect(host.accessibilityTree.nodes.map(\.label) == (0..<200).map { "\($0)" })
  }

  // MARK: - Actions and changes

  private struct Counter: View {
    @State private var count = 0
    @State private var hint = "one"

    var body: some View {
      VStack {
        Text("count \(count)")
        Button("Add") { count += 1 }.accessibilityHint(hint)
        Color.red.accessibilityLabel("red")
          .accessibilityAction { count += 10 }
          .accessibilityAction(.escape) { count = 0 }
          .accessibilityAction(named: "double") { count *= 2 }
        Button("rename") { hint += "!" }
      }
    }
  }

  @Test func `actions are performed`() throws {
    let host = TestHost(Counter())
    try host.performAccessibilityAction(of: "Add")
    #expect(host.texts.first == "count 1")
    try host.performAccessibilityAction(of: "red")
    #expect(host.texts.first == "count 11")
    try host.performAccessibilityAction(.named("double"), of: "red")
    #expect(host.texts.first == "count 22")
    try host.performAccessibilityAction(.escape, of: "red")
    #expect(host.texts.first == "count 0")
    #expect(throws: TestHostError.self) { try host.performAccessibilityAction(.magicTap, of: "red") }
    #expect(throws: TestHostError.self) { try host.performAccessibilityAction(of: "count 0") }
    #expect(throws: TestHostError.self) { try host.accessibilityElement("nobody") }
  }

  @Test func `an accessibility change lays nothing out and redraws nothing`() throws {
    let host = TestHost(Counter())
    let before = host.displayList
    let log = try host.evaluations { try host.tap("rename") }
    #expect(try host.accessibilityElement("Add").hint == "one!")
    #expect(log.count(of: "placements") == 0)
    #expect(log.count(of: "geometry") == 0)
    #expect(log.changes(of: "resolvedText") == 0)
    // The stack has a new value. Its layout computer examines that value, and keeps its own.
    #expect(log.changes(of: "layoutComputer") == 0)
    #expect(log.changes(of: "displayList") == 2)
    #expect(DisplayList.damage(from: before, to: host.displayList) == [])
  }

  @Test func `accessibility texts are in the environment's language`() {
    let view = Text("a").accessibilityValue("\(1234.5, specifier: "%.1f") \(1234)")
    #expect(tree(view.environment(\.locale, Locale(identifier: "de_DE"))).contains("1.234"))
    #expect(tree(view.environment(\.locale, Locale(identifier: "en_US"))).contains("1,234"))
  }

  @Test func `a display list's text form keeps accessibility`() throws {
    let list = TestHost(Counter()).displayList
    let read = try DisplayList(text: list.text)
    #expect(read == list)
    #expect(read.accessibilityTree == list.accessibilityTree)
  }

  @Test func `an accessibility label and a content shape can be combined`() throws {
    let host = TestHost(
      Button {
      } label: {
        Color.red.frame(width: 100, height: 100)
      }
      .contentShape(Circle()).accessibilityIdentifier("round").accessibilityLabel("button"),
      size: CGSize(width: 100, height: 100))
    func responds(_ x: CGFloat) -> Bool {
      host.displayList.hitTest(CGPoint(x: x, y: x)).contains { $0.semantics?.responder != nil }
    }
    #expect(responds(50))
    #expect(!responds(2))
  }
}
