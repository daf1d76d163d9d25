import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// Actions, details, labels and children of elements that views describe.
@MainActor
@Suite struct AccessibilityContentTests {
  private func element(_ label: String, _ view: some View) throws -> AccessibilityNode {
    try TestHost(view, size: CGSize(width: 300, height: 100)).accessibilityElement(label)
  }

  private func focus(of label: String, in host: TestHost) throws -> AccessibilityNode.Focus {
    let element = try host.accessibilityElement(label)
    return try #require(element.focus)
  }

  @Test func `buttons become actions with their names, and aren't drawn or pressed`() throws {
    var log: [String] = []
    let view = Text("Message").padding(20).accessibilityActions {
      Button("Reply") { log.append("reply") }
      if log.isEmpty { Button("Delete") { log.append("delete") } }
    }
    .accessibilityAction {
      log.append("archive")
    } label: {
      Label("Archive", systemImage: "archivebox")
    }
    let host = TestHost(view, size: CGSize(width: 300, height: 100))
    let node = try host.accessibilityElement("Message")
    #expect(node.actions.map(\.kind) == [.named("Reply"), .named("Delete"), .named("Archive")])
    #expect(host.accessibilityTree.all.count == 1)
    host.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    #expect(log.isEmpty)
    for kind in node.actions.map(\.kind) { try host.performAccessibilityAction(kind, of: "Message") }
    #expect(log == ["reply", "delete", "archive"])
  }

  @Test func `gestures of phones are actions with names`() throws {
    var log: [String] = []
    let view = Text("Map").accessibilityScrollAction { log.append("\($0)") }
      .accessibilityZoomAction { log.append("\($0.direction)") }
    let host = TestHost(view, size: CGSize(width: 300, height: 100))
    for name in ["Scroll Down", "Scroll Left", "Zoom In", "Zoom Out"] {
      try host.performAccessibilityAction(.named(name), of: "Map")
    }
    #expect(log == ["bottom", "leading", "zoomIn", "zoomOut"])
  }

  @Test func `custom content is added, replaced and removed by its key`() throws {
    let size = AccessibilityCustomContentKey("Size", id: "size")
    let node = try element(
      "File",
      Text("File").accessibilityCustomContent(size, "3 MB").accessibilityCustomContent("Kind", "picture")
        .accessibilityCustomContent("Owner", Text("Ann"), importance: .high)
        .accessibilityCustomContent(size, Text("4 MB")))
    #expect(node.detailText(important: true) == "Owner: Ann")
    #expect(node.detailText(important: false) == "Kind: picture, Size: 4 MB")
    let none = try element(
      "File", Text("File").accessibilityCustomContent(size, "3 MB").accessibilityCustomContent(size, nil))
    #expect(none.details.isEmpty)
  }

  @Test func `a label anywhere names the content of its pair`() throws {
    struct Pairs: View {
      @Namespace private var space

      var body: some View {
        VStack {
          Text("Volume").accessibilityLabeledPair(role: .label, id: 1, in: space)
          Color.red.accessibilityElement().accessibilityValue("3")
            .accessibilityLabeledPair(role: .content, id: 1, in: space)
          Color.blue.accessibilityElement().accessibilityLabel("Own")
            .accessibilityLabeledPair(role: .content, id: 1, in: space)
        }
      }
    }
    let host = TestHost(Pairs(), size: CGSize(width: 300, height: 100))
    #expect(host.accessibilityTree.all.map(\.label) == ["Volume", "Volume", "Own"])
    #expect(host.accessibilityTree.all[1].value == "3")
  }

  @Test func `children of an element are those of other views`() throws {
    let host = TestHost(
      Canvas { _, _ in }.accessibilityLabel("Chart").accessibilityChildren {
        Text("one")
        Text("two")
      },
      size: CGSize(width: 300, height: 100))
    let container = try #require(host.accessibilityTree.nodes.first)
    #expect(container.children?.map(\.label) == ["one", "two"])
    #expect(container.label == "Chart")
    let several = TestHost(
      VStack {
        Text("a")
        Text("b")
      }
      .accessibilityChildren { Button("one") {} },
      size: CGSize(width: 300, height: 100))
    #expect(several.accessibilityTree.all.map(\.label) == [nil, "one"])
  }

  @Test func `the tab key doesn't stop at buttons that are only actions or children`() {
    var log: [String] = []
    let host = TestHost(
      VStack {
        Text("Message").accessibilityActions { Button("Reply") { log.append("reply") } }
        Text("Chart").accessibilityChildren { Button("Part") { log.append("part") } }
        Button("Shown") { log.append("shown") }
      },
      size: CGSize(width: 300, height: 100))
    for _ in 1...3 {
      host.press(.tab)
      host.press(.space)
    }
    #expect(log.allSatisfy { $0 == "shown" } && !log.isEmpty)
  }

  @Test func `two actions with the same name are two actions`() throws {
    var log: [String] = []
    let host = TestHost(
      Text("Message").accessibilityActions {
        Button("Delete") { log.append("first") }
        Button("Delete") { log.append("second") }
      }, size: CGSize(width: 300, height: 100))
    let actions = try host.accessibilityElement("Message").actions
    #expect(actions.map(\.kind) == [.named("Delete"), .named("Delete")])
    for action in actions { host.perform(action) }
    #expect(log == ["first", "second"])
  }

  @Test func `scrolling to the left is towards the trailing edge from right to left`() throws {
    var log: [String] = []
    let host = TestHost(
      Text("Map").accessibilityScrollAction { log.append("\($0)") }
        .environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 300, height: 100))
    for name in ["Scroll Left", "Scroll Right"] {
      try host.performAccessibilityAction(.named(name), of: "Map")
    }
    #expect(log == ["trailing", "leading"])
  }

  @Test func `the removal of a detail makes no element`() {
    let host = TestHost(
      Color.red.accessibilityCustomContent(AccessibilityCustomContentKey("Size"), nil),
      size: CGSize(width: 300, height: 100))
    #expect(host.accessibilityTree.all.isEmpty)
  }

  @Test func `combined elements keep the focus property and the pairs of their parts`() throws {
    struct Pairs: View {
      @Namespace private var space
      @AccessibilityFocusState private var isFocused: Bool

      var body: some View {
        VStack {
          HStack {
            Text("Volume").accessibilityLabeledPair(role: .label, id: 1, in: space)
            Text("loud").accessibilityFocused($isFocused)
          }
          .accessibilityElement(children: .combine)
          Color.red.accessibilityElement().accessibilityLabeledPair(role: .content, id: 1, in: space)
          Button("focus") { isFocused = true }
        }
      }
    }
    let host = TestHost(Pairs(), size: CGSize(width: 300, height: 100))
    #expect(host.accessibilityTree.all.map(\.label).prefix(2) == ["Volume, loud", "Volume, loud"])
    #expect(try !focus(of: "Volume, loud", in: host).isFocused)
    try host.tap("focus")
    let combined = try #require(host.accessibilityTree.all.first)
    #expect(combined.focus?.isFocused == true)
  }

  @Test func `a disabled view notices a screen reader's focus`() throws {
    struct Field: View {
      @AccessibilityFocusState private var isFocused: Bool
      var body: some View {
        Text(isFocused ? "focused" : "resting").accessibilityFocused($isFocused).disabled(true)
      }
    }
    let host = TestHost(Field(), size: CGSize(width: 300, height: 100))
    host.perform(AccessibilityNode.Action(.activate, try focus(of: "resting", in: host).gained))
    #expect(host.texts == ["focused"])
    host.perform(AccessibilityNode.Action(.activate, try focus(of: "focused", in: host).lost))
    #expect(host.texts == ["resting"])
  }

  @Test func `statements that aren't enabled change nothing`() throws {
    let node = try element(
      "Text",
      Text("Text").accessibilityLabel("other", isEnabled: false).accessibilityHint("hint", isEnabled: false)
        .accessibilityValue("value", isEnabled: true).accessibilityHidden(true, isEnabled: false)
        .accessibilityIdentifier("inner").accessibilityIdentifier("outer", isEnabled: false))
    #expect(node.hint == nil && node.value == "value" && node.identifier == "inner")
  }

  @Test func `the reader's focus and the property follow each other`() throws {
    struct Fields: View {
      @AccessibilityFocusState private var focus: Int?

      var body: some View {
        VStack {
          Text("Focus: \(focus.map { "\($0)" } ?? "none")")
          Text("One").accessibilityFocused($focus, equals: 1)
          Text("Two").accessibilityFocused($focus, equals: 2)
          Button("Set") { focus = 2 }
        }
      }
    }
    let host = TestHost(Fields(), size: CGSize(width: 300, height: 200))
    #expect(try !focus(of: "One", in: host).isFocused)
    try host.performAccessibilityAction(of: "Set")
    #expect(try focus(of: "Two", in: host).isFocused && !focus(of: "One", in: host).isFocused)
    host.perform(AccessibilityNode.Action(.activate, try focus(of: "One", in: host).gained))
    #expect(try focus(of: "One", in: host).isFocused)
    _ = try host.accessibilityElement("Focus: 1")
    host.perform(AccessibilityNode.Action(.activate, try focus(of: "One", in: host).lost))
    _ = try host.accessibilityElement("Focus: none")
  }
}
