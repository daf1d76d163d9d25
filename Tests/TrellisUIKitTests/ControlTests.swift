import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct ControlTests {
  struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func host(_ root: UIView, _ size: CGSize = CGSize(width: 200, height: 100)) -> TestHost {
    let host = TestHost(Shown(view: root), size: size)
    _ = host.displayList
    return host
  }

  @MainActor final class Target {
    var log: [String] = []
    func used(_ sender: UIButton) { log.append("used \(sender.currentTitle ?? "")") }
    func changed() { log.append("changed") }
    func edited(_ field: UITextField) { log.append(field.text ?? "") }
  }

  @Test func `a label has the size of its text, and wraps`() {
    let host = host(UIView())
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = "hello world"
    #expect(label.intrinsicContentSize.width == 55)
    let height = label.intrinsicContentSize.height
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 40, height: 1000)).height > height * 1.5)
    _ = host
  }

  @Test func `a label's text is shown, and follows its property`() {
    let (root, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    label.text = "one"
    root.addSubview(label)
    let host = host(root)
    #expect(host.texts == ["one"])
    label.text = "two"
    #expect(host.texts == ["two"])
    label.isHidden = true
    #expect(host.texts == [])
  }

  @Test func `a button calls its targets and actions`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let target = Target()
    button.addTarget(target, action: Selector(Target.used(_:)), for: .touchUpInside)
    button.addAction(UIAction { _ in target.log.append("action") }, for: .primaryActionTriggered)
    let host = host(button)
    try host.tap("Go")
    #expect(target.log == ["used Go", "action"])
    button.isEnabled = false
    host.tap(at: CGPoint(x: 100, y: 50))
    #expect(target.log.count == 2)
    button.isEnabled = true
    button.configuration = .filled()
    button.configuration?.title = "Filled"
    host.tap(at: CGPoint(x: 10, y: 50))
    #expect(target.log == ["used Go", "action", "used Filled", "action"])
  }

  @Test func `a switch changes its value and reports it`() throws {
    let root = UIView()
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let target = Target()
    toggle.addTarget(target, action: Selector(Target.changed), for: .valueChanged)
    root.addSubview(toggle)
    let host = host(root)
    host.tap(at: CGPoint(x: 30, y: 15))
    #expect(toggle.isOn)
    #expect(target.log == ["changed"])
    toggle.isOn = false
    host.tap(at: CGPoint(x: 30, y: 15))
    #expect(toggle.isOn)
  }

  @MainActor final class Delegate: UITextFieldDelegate {
    var log: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      textField.resignFirstResponder()
      return true
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "x" }
  }

  @Test func `a text field is edited, and asks its delegate`() {
    let root = UIView()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
    let (target, delegate) = (Target(), Delegate())
    field.delegate = delegate
    field.addTarget(target, action: Selector(Target.edited(_:)), for: .editingChanged)
    root.addSubview(field)
    let host = host(root)
    host.tap(at: CGPoint(x: 50, y: 15))
    _ = host.displayList
    #expect(delegate.log == ["begin"])
    #expect(field.isFirstResponder)
    host.type("a")
    host.type("x")
    host.type("b")
    #expect(field.text == "ab")
    #expect(target.log == ["a", "ab"])
    host.press(.return)
    _ = host.displayList
    #expect(delegate.log == ["begin", "return", "end"])
    #expect(!field.isFirstResponder)
    field.text = "set"
    #expect(host.texts.contains("set"))
    field.becomeFirstResponder()
    _ = host.displayList
    #expect(field.isEditing)
    UIApplication.shared.sendAction(Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    _ = host.displayList
    #expect(!field.isEditing)
  }

  @Test func `a scroll view shows a part of its content, and reports scrolling`() {
    let scroll = UIScrollView()
    let label = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
    label.text = "below"
    scroll.addSubview(label)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let host = host(scroll)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 40))
    _ = host.displayList
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
    scroll.contentOffset = CGPoint(x: 0, y: 250)
    _ = host.displayList
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 250))
    #expect(host.shownTexts == ["below"])
  }

  @Test func `frames changed in an animation are animated`() async {
    let (root, box) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    box.text = "x"
    root.addSubview(box)
    let host = host(root)
    var isDone = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.frame.origin.x = 100
    } completion: { _ in
      isDone = true
    }
    _ = host.displayList
    #expect(box.frame.minX == 100)
    await host.advance(by: .milliseconds(500))
    let middle = try? host.frame(ofText: "x").minX
    #expect(middle.map { $0 > 30 && $0 < 80 } == true)
    #expect(!isDone)
    await host.advance(by: .seconds(1))
    _ = host.displayList
    #expect(isDone)
  }

  @Test func `a view of AppKit counts from the bottom`() throws {
    struct Mac: NSViewRepresentable {
      let view: NSView
      func makeNSView(context: Context) -> NSView { view }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    let root = NSView()
    let hosting = NSHostingView(rootView: Text("up"))
    root.addSubview(hosting)
    hosting.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    let host = TestHost(Mac(view: root), size: CGSize(width: 100, height: 100))
    #expect(try host.frame(ofText: "up").minY >= 80)
  }
}
