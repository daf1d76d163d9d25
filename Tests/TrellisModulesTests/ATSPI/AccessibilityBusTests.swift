import Foundation
import Testing
import TrellisATSPI
import TrellisBus
import TrellisDisplayList

@MainActor @Suite(.enabled(if: PrivateBus.isAvailable, "dbus-daemon and python3-gi aren't installed"))
struct AccessibilityBusTests {
  private let bus: PrivateBus
  private let window = FakeWindow()
  private let app: AccessibilityBus
  private let reader: Reader

  init() throws {
    bus = try PrivateBus()
    let connection = try BusConnection(address: bus.address)
    app = AccessibilityBus(connection)
    reader = try Reader(bus, of: connection.name)
    app.add(window)
  }

  private func show(_ nodes: AccessibilityNode...) {
    window.accessibilityTree = AccessibilityTree(nodes)
    app.update(window)
  }

  /// Returns the objects of the window's elements.
  private func elements() async throws -> [String] {
    try await reader.children(reader.children("root")[0])
  }

  @Test func `the tree has the names, roles and frames of elements`() async throws {
    defer { bus.stop() }
    show(
      FakeWindow.node(nil, "Title", .isHeader),
      FakeWindow.node(
        .list, children: [FakeWindow.node(.row, children: [FakeWindow.node(nil, "Ann", .isStaticText)])]))
    let windows = try await reader.children("root")
    #expect(windows.count == 1)
    #expect(try await reader.property(windows[0], "Accessible", "Name") == .string("Window"))
    #expect(try await reader.call(windows[0], "Accessible", "GetRole") == [.uint32(23)])
    let elements = try await elements()
    #expect(try await reader.call(elements[0], "Accessible", "GetRole") == [.uint32(83)])
    #expect(try await reader.property(elements[0], "Accessible", "Name") == .string("Title"))
    let row = try await reader.children(elements[1])[0]
    #expect(try await reader.call(row, "Accessible", "GetRoleName") == [.string("list item")])
    #expect(try await reader.property(row, "Accessible", "Name") == .string("Ann"))
    #expect(
      try await reader.call(elements[0], "Component", "GetExtents", .uint32(0))
        == [.structure([120, 90, 60, 80].map { .int32($0) })])
    #expect(
      try await reader.call(elements[0], "Component", "GetPosition", .uint32(1)) == [.int32(20), .int32(40)])
    let here = try await reader.call(
      windows[0], "Component", "GetAccessibleAtPoint", .int32(125), .int32(95), .uint32(0))
    #expect(Reader.id(here[0]) == (try await reader.children(row)[0]))
  }

  @Test func `new elements are reported by the outermost one, and dialogs are named by their text`()
    async throws
  {
    defer { bus.stop() }
    show(FakeWindow.node(nil, "Text", .isStaticText))
    _ = try await reader.events()
    let button = FakeWindow.node(nil, "Close", .isButton, actions: [(.activate, 1)])
    show(
      FakeWindow.node(
        nil, nil, .isModal, children: [button, FakeWindow.node(nil, "Really?", .isStaticText)]))
    #expect(
      try await reader.events() == [
        "Object ChildrenChanged remove 0 object", "Object ChildrenChanged add 0 object",
      ])
    let dialog = try await elements()[0]
    #expect(try await reader.property(dialog, "Accessible", "Name") == .string("Really?"))
    #expect(try await reader.children(dialog).count == 2)
    #expect(try await reader.call(dialog, "Accessible", "GetRole") == [.uint32(16)])
  }

  @Test func `unknown objects and methods are errors`() async throws {
    defer { bus.stop() }
    for (id, interface, method) in [
      ("99", "Accessible", "GetRole"), ("root", "Accessible", "Jump"), ("root", "Text", "GetText"),
    ] {
      await #expect(throws: BusError.self) { try await reader.call(id, interface, method) }
    }
  }

  @Test func `an element that stays keeps its object, and its changes are reported`() async throws {
    defer { bus.stop() }
    func button(_ value: String, _ label: String = "Sound") -> AccessibilityNode {
      FakeWindow.node(.checkBox, label, value: value, actions: [(.activate, 7)])
    }
    show(FakeWindow.node(nil, "Text", .isStaticText), button("0"))
    let before = try await elements()
    _ = try await reader.events()
    show(button("1"))
    #expect(try await elements() == [before[1]])
    #expect(
      try await reader.events().map { $0.split(separator: " ").prefix(4).joined(separator: " ") } == [
        "Object ChildrenChanged remove 0", "Object PropertyChange accessible-value 0",
        "Object StateChanged checked 1",
      ])
    show(button("1", "Noise"))
    #expect(try await elements() == [before[1]])
    #expect(try await reader.events() == ["Object PropertyChange accessible-name 0 Noise"])
    show(button("1", "Noise"))
    #expect(try await reader.events().isEmpty)
    show(button("1", "Noise"), FakeWindow.node(nil, "New", .isStaticText))
    #expect(try await reader.events() == ["Object ChildrenChanged add 1 object"])
    await #expect(throws: BusError.self) { try await reader.call(before[0], "Accessible", "GetRole") }
  }

  @Test func `actions are performed, and those of disabled controls are marked`() async throws {
    defer { bus.stop() }
    window.disabled = [8]
    show(
      FakeWindow.node(nil, "Press", .isButton, actions: [(.activate, 7), (.named("Archive"), 9)]),
      FakeWindow.node(nil, "Off", .isButton, actions: [(.activate, 8)]))
    let elements = try await elements()
    #expect(try await reader.property(elements[0], "Action", "NActions") == .int32(2))
    #expect(try await reader.call(elements[0], "Action", "GetName", .int32(1)) == [.string("Archive")])
    #expect(try await reader.call(elements[0], "Action", "DoAction", .int32(1)) == [.bool(true)])
    #expect(try await reader.call(elements[0], "Action", "DoAction", .int32(2)) == [.bool(false)])
    #expect(window.performed == [9])
    func isEnabled(_ id: String) async throws -> Bool {
      let words = try await reader.call(id, "Accessible", "GetState")[0].items
      return Int(words[0].number ?? 0) & (1 << 8) != 0
    }
    #expect(try await isEnabled(elements[0]))
    #expect(try await !isEnabled(elements[1]))
  }

  @Test func `a number is set by steps`() async throws {
    defer { bus.stop() }
    func slider(_ number: Double) -> AccessibilityNode {
      var node = FakeWindow.node(.slider, "Level", actions: [(.increment, 1), (.decrement, 2)])
      node.numericValue = AccessibilityNode.NumericValue(number, from: 0, to: 10, step: 3)
      return node
    }
    var number = 0.0
    window.onPerform = { [window] action in
      number = min(max(number + (action == 1 ? 3 : -3), 0), 10)
      window.nextTree = AccessibilityTree([slider(number)])
    }
    show(slider(0))
    let id = try await elements()[0]
    #expect(try await reader.property(id, "Value", "MaximumValue") == .double(10))
    _ = try await reader.call(
      id, "Properties", "Set", .string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(7)))
    #expect(try await reader.property(id, "Value", "CurrentValue") == .double(6))
    _ = try await reader.call(
      id, "Properties", "Set", .string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(0)))
    #expect(number == 0)
    await #expect(throws: BusError.self) {
      try await reader.call(
        id, "Properties", "Set", .string("org.a11y.atspi.Value"), .string("CurrentValue"),
        .variant(.double(-5)))
    }
  }

  @Test func `the focus and the window's activity are reported`() async throws {
    defer { bus.stop() }
    let frames = [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10)]
    func buttons() -> [AccessibilityNode] {
      frames.enumerated().map {
        FakeWindow.node(nil, "\($0)", .isButton, frame: $1, actions: [(.activate, UInt64($0))])
      }
    }
    window.focusFrame = frames[0]
    window.accessibilityTree = AccessibilityTree(buttons())
    app.update(window)
    let elements = try await elements()
    _ = try await reader.events()
    #expect(try await reader.call(elements[1], "Component", "GrabFocus") == [.bool(true)])
    app.update(window)
    #expect(
      try await reader.events() == [
        "Object StateChanged focused 0 0.0", "Object StateChanged focused 1 0.0", "Focus Focus  0 0.0",
      ])
    window.focusFrame = CGRect(x: 22, y: 2, width: 3, height: 3)
    app.update(window)
    #expect(try await reader.events().isEmpty, "a part of the same button")
    window.accessibilityTitle = "Other"
    app.update(window)
    #expect(try await reader.events() == ["Object PropertyChange accessible-name 0 Other"])
    window.accessibilityTitle = "Window"
    app.update(window)
    _ = try await reader.events()
    window.isAccessibilityActive = false
    app.update(window)
    #expect(
      try await reader.events() == ["Object StateChanged active 0 0.0", "Window Deactivate  0 Window"])
  }

  @Test func `the program moves the reader's focus, and learns where the reader moves it`() async throws {
    defer { bus.stop() }
    func texts(focused: Int?) -> [AccessibilityNode] {
      (0..<2).map {
        var node = FakeWindow.node(
          nil, "\($0)", .isStaticText, frame: CGRect(x: $0 * 20, y: 0, width: 10, height: 10))
        node.focus = AccessibilityNode.Focus(
          isFocused: focused == $0, gained: UInt64($0), lost: UInt64(10 + $0))
        return node
      }
    }
    window.accessibilityTree = AccessibilityTree(texts(focused: nil))
    app.update(window)
    let elements = try await elements()
    _ = try await reader.events()
    window.accessibilityTree = AccessibilityTree(texts(focused: 1))
    app.update(window)
    #expect(try await reader.events() == ["Object StateChanged focused 1 0.0", "Focus Focus  0 0.0"])
    #expect(window.performed.isEmpty)
    window.takesFocus = false
    #expect(try await reader.call(elements[0], "Component", "GrabFocus") == [.bool(true)])
    #expect(window.performed == [0])
    window.accessibilityTree = AccessibilityTree(texts(focused: 0))
    app.update(window)
    #expect(
      try await reader.events() == [
        "Object StateChanged focused 0 0.0", "Object StateChanged focused 1 0.0", "Focus Focus  0 0.0",
      ])
    // Both ask for it: the new one wins, the other one loses it, and nothing goes back and forth.
    var both = texts(focused: 0)
    both[1].focus?.isFocused = true
    window.accessibilityTree = AccessibilityTree(both)
    app.update(window)
    #expect(window.performed == [0, 10])
    _ = try await reader.events()
    app.update(window)
    #expect(try await reader.events().isEmpty)
    window.accessibilityTree = AccessibilityTree(texts(focused: 0))
    app.update(window)
    // The keyboard's focus moves to the other one.
    window.focusFrame = CGRect(x: 20, y: 0, width: 10, height: 10)
    app.update(window)
    #expect(window.performed == [0, 10, 10, 1])
  }

  @Test func `details are in the description`() async throws {
    defer { bus.stop() }
    var node = FakeWindow.node(nil, "File", .isStaticText)
    node.hint = "Opens"
    node.details = [
      AccessibilityNode.Detail(id: "size", label: "Size", value: "3 MB"),
      AccessibilityNode.Detail(id: "kind", label: "Kind", value: "picture", isImportant: true),
    ]
    show(node)
    let elements = try await elements()
    #expect(
      try await reader.property(elements[0], "Accessible", "Description")
        == .string("Kind: picture. Opens. Size: 3 MB"))
  }

  @Test func `announcements are spoken`() async throws {
    defer { bus.stop() }
    _ = try await reader.events()
    app.announce("Done", isImportant: true)
    #expect(try await reader.events() == ["Object Announcement  2 Done"])
  }

  @Test func `a field is read and edited by scalars`() async throws {
    defer { bus.stop() }
    window.texts[3] = AccessibleEditing(text: "äb. Cd", selection: 0..<0, caret: 0)
    show(FakeWindow.node(.textField, "Name", value: "äb. Cd", actions: [(.activate, 3)]))
    let id = try await elements()[0]
    #expect(try await reader.property(id, "Text", "CharacterCount") == .int32(6))
    #expect(try await reader.call(id, "Text", "GetText", .int32(1), .int32(-1)) == [.string("b. Cd")])
    #expect(
      try await reader.call(id, "Text", "GetStringAtOffset", .int32(1), .uint32(1))
        == [.string("äb. "), .int32(0), .int32(4)])
    #expect(
      try await reader.call(id, "Text", "GetStringAtOffset", .int32(5), .uint32(2))
        == [.string("Cd"), .int32(4), .int32(6)])
    #expect(
      try await reader.call(id, "Text", "GetTextBeforeOffset", .int32(4), .uint32(1))
        == [.string("äb. "), .int32(0), .int32(4)])
    _ = try await reader.events()
    #expect(
      try await reader.call(id, "EditableText", "InsertText", .int32(1), .string("é"), .int32(2)) == [
        .bool(true)
      ])
    app.update(window)
    #expect(window.texts[3]?.text == "äéb. Cd")
    #expect(
      try await reader.events() == ["Object TextChanged insert 1 é", "Object TextCaretMoved  2 0.0"])
    #expect(try await reader.call(id, "Text", "AddSelection", .int32(0), .int32(2)) == [.bool(true)])
    app.update(window)
    #expect(try await reader.events() == ["Object TextSelectionChanged  0 0.0"])
    #expect(try await reader.call(id, "Text", "GetSelection", .int32(0)) == [.int32(0), .int32(2)])
    #expect(try await reader.call(id, "EditableText", "SetTextContents", .string("new")) == [.bool(true)])
    #expect(window.texts[3]?.text == "new")
    // Nothing outside of the text is read or changed.
    #expect(try await reader.call(id, "Text", "GetText", .int32(-5), .int32(99)) == [.string("new")])
    #expect(try await reader.call(id, "EditableText", "DeleteText", .int32(99), .int32(-99)) == [.bool(true)])
    #expect(window.texts[3]?.text == "")
    #expect(
      try await reader.call(id, "Text", "GetStringAtOffset", .int32(0), .uint32(1)) == [
        .string(""), .int32(0), .int32(0),
      ])
  }

  @Test func `the rows of a table have cells with headers`() async throws {
    defer { bus.stop() }
    func text(_ label: String) -> AccessibilityNode { FakeWindow.node(nil, label, .isStaticText) }
    func row(_ labels: String..., traits: AccessibilityNode.Traits = []) -> AccessibilityNode {
      FakeWindow.node(.row, nil, traits, actions: [(.activate, 5)], children: labels.map { text($0) })
    }
    show(
      FakeWindow.node(
        .table, children: [text("Name"), text("Age"), row("Ann", "7"), row("Bob", "8", traits: .isSelected)]))
    let table = try await elements()[0]
    #expect(try await reader.property(table, "Table", "NRows") == .int32(2))
    #expect(try await reader.property(table, "Table", "NColumns") == .int32(2))
    let cell = Reader.id(try await reader.call(table, "Table", "GetAccessibleAt", .int32(1), .int32(1))[0])
    #expect(try await reader.property(cell, "Accessible", "Name") == .string("8"))
    #expect(try await reader.property(cell, "TableCell", "Position") == .structure([.int32(1), .int32(1)]))
    // Numbers beyond those of the protocol aren't calculated with.
    #expect(
      try await reader.call(table, "Table", "GetIndexAt", .int64(.max), .double(.nan)) == [.int32(0)])
    let header = Reader.id(try await reader.call(cell, "TableCell", "GetColumnHeaderCells")[0].items[0])
    #expect(try await reader.property(header, "Accessible", "Name") == .string("Age"))
    #expect(try await reader.call(table, "Table", "GetSelectedRows") == [.array(of: "i", [.int32(1)])])
    #expect(try await reader.property(table, "Selection", "NSelectedChildren") == .int32(1))
  }
}
