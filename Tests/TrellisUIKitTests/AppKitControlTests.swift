import SwiftUI
import Testing
import TrellisTesting

@testable import TrellisUIKit

@MainActor @Suite struct AppKitControlTests {
  struct Shown: NSViewRepresentable {
    let view: NSView
    func makeNSView(context: Context) -> NSView { view }
    func updateNSView(_ view: NSView, context: Context) {}
  }

  @MainActor final class Target {
    var calls: [String] = []
    func used(_ sender: Any?) { calls.append((sender as? NSControl).map { $0.stringValue } ?? "?") }
  }

  final class FieldDelegate: NSObject, NSTextFieldDelegate {
    var calls: [String] = []
    func controlTextDidBeginEditing(_ obj: Notification) { calls.append("begin") }
    func controlTextDidChange(_ obj: Notification) {
      calls.append("change \((obj.object as? NSTextField)?.stringValue ?? "")")
    }
  }

  private func host(_ view: NSView) -> TestHost {
    TestHost(Shown(view: view), size: CGSize(width: 300, height: 200))
  }

  @Test func `a label shows its text, and an editable field changes it`() throws {
    let label = NSTextField(labelWithString: "Name")
    #expect(host(label).texts.contains("Name"))
    #expect(!label.isEditable)
    let (field, delegate) = (NSTextField(string: ""), FieldDelegate())
    field.placeholderString = "Your name"
    field.delegate = delegate
    let host = host(field)
    try host.tap("Your name")
    host.type("Al")
    #expect(field.stringValue == "Al")
    #expect(delegate.calls == ["begin", "change A", "change Al"])
    field.stringValue = "Bo"
    #expect(host.texts.contains("Bo"))
  }

  @Test func `a button calls its method, and a check box changes its state`() throws {
    let target = Target()
    let button = NSButton(title: "Press", target: target, action: Selector(Target.used))
    try host(button).tap("Press")
    #expect(target.calls.count == 1)
    let box = NSButton(checkboxWithTitle: "Check", target: target, action: Selector(Target.used))
    let host = host(box)
    try host.tap("Check")
    #expect(box.state == .on)
    #expect(target.calls.last == "1")
    try host.tap("Check")
    #expect(box.state == .off)
    box.isEnabled = false
    try host.tap("Check")
    #expect(target.calls.count == 3)
  }

  @Test func `a stack arranges controls`() throws {
    let stack = NSStackView(views: [NSTextField(labelWithString: "One"), NSTextField(labelWithString: "Two")])
    stack.orientation = .vertical
    stack.alignment = .leading
    let host = host(stack)
    let (one, two) = (try host.frame(ofText: "One"), try host.frame(ofText: "Two"))
    #expect(two.minY >= one.maxY)
    #expect(abs(one.minX - two.minX) < 1)
  }

  @Test func `a scroll view scrolls its document`() throws {
    final class Document: NSView {
      override var isFlipped: Bool { true }
    }
    let document = Document(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
    let label = NSTextField(labelWithString: "Far")
    label.frame = CGRect(x: 10, y: 500, width: 100, height: 20)
    document.addSubview(label)
    let scroll = NSScrollView(frame: .zero)
    scroll.documentView = document
    scroll.hasVerticalScroller = true
    let host = host(scroll)
    let before = try host.frame(ofText: "Far").minY
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 400))
    #expect(abs(before - (try host.frame(ofText: "Far").minY) - 400) < 1)
    #expect(abs(scroll.documentVisibleRect.minY - 400) < 1)
  }

  @Test func `a text view in a scroll view is edited`() throws {
    final class Delegate: NSObject, NSTextViewDelegate {
      var texts: [String] = []
      func textDidChange(_ notification: Notification) {
        texts.append((notification.object as? NSTextView)?.string ?? "")
      }
    }
    let scroll = NSTextView.scrollableTextView()
    let text = try #require(scroll.documentView as? NSTextView)
    let delegate = Delegate()
    text.delegate = delegate
    text.string = "Hello"
    let host = host(scroll)
    try host.tap("Hello")
    host.type("!")
    #expect(delegate.texts.last == text.string)
    #expect(text.string.contains("!"))
  }

  @Test func `values of sliders, segments and pop-up buttons change`() throws {
    let target = Target()
    let segments = NSSegmentedControl(
      labels: ["A", "B"], trackingMode: .selectOne, target: target, action: Selector(Target.used))
    try host(segments).tap("B")
    #expect(segments.selectedSegment == 1 && target.calls.count == 1)
    let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
    popUp.addItems(withTitles: ["Red", "Green"])
    popUp.target = target
    popUp.action = Selector(Target.used)
    let host = host(popUp)
    try host.tap("Red")
    try host.tap("Green")
    #expect(popUp.titleOfSelectedItem == "Green" && popUp.indexOfSelectedItem == 1)
    #expect(target.calls.count == 2)
    let slider = NSSlider(value: 0.25, minValue: 0, maxValue: 1, target: nil, action: nil)
    #expect(slider.doubleValue == 0.25)
    #expect(slider.fittingSize.height > 0)
  }

  @Test func `an alert returns the pressed button`() async throws {
    let former = MessageBox.show
    defer { MessageBox.show = former }
    var shown: [String] = []
    MessageBox.show = { box in
      shown.append("\(box.title)|\(box.text)|\(box.buttons.map(\.title))")
      return 1
    }
    let alert = NSAlert()
    alert.messageText = "Delete?"
    alert.informativeText = "All of it."
    alert.addButton(withTitle: "Delete")
    alert.addButton(withTitle: "Cancel")
    #expect(alert.runModal() == .alertSecondButtonReturn)
    #expect(await alert.beginSheetModal(for: NSWindow.last) == .alertSecondButtonReturn)
    #expect(shown == Array(repeating: "Delete?|All of it.|[\"Delete\", \"Cancel\"]", count: 2))
    MessageBox.show = { _ in nil }
    #expect(alert.runModal() == .abort)
  }

  @Test func `menus have items, lines and menus inside`() {
    let menu = NSMenu(title: "File")
    let open = menu.addItem(withTitle: "Open", action: nil, keyEquivalent: "o")
    menu.addItem(.separator())
    let recent = NSMenuItem(title: "Recent", action: nil, keyEquivalent: "")
    recent.submenu = NSMenu(title: "Recent")
    menu.insertItem(recent, at: 1)
    #expect(menu.items.map(\.title) == ["Open", "Recent", ""])
    #expect(menu.index(of: open) == 0 && menu.item(withTitle: "Recent") === recent)
    #expect(recent.hasSubmenu && menu.items[2].isSeparatorItem)
  }
}
