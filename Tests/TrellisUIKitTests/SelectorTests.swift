import SwiftUI
import Testing

@MainActor @Suite struct SelectorTests {
  @MainActor final class Target: NSObject {
    var log: [String] = []
    func first() { log.append("first") }
    func second(_ sender: UIControl) { log.append("second") }
    func noted(_ notification: Notification) { log.append(notification.name.rawValue) }
    func fired(_ timer: Timer) { log.append("fired \(timer.userInfo ?? "nothing")") }
  }

  // `trellis` declares such names where source has `#selector`.
  private var first: NamedSelector { NamedSelector("first") }
  private var second: NamedSelector { NamedSelector("second") }

  @Test func `selectors of a name and a number of parameters are equal`() {
    #expect(first(Target.first) == first(Target.first))
    #expect(first(Target.first) != second(Target.second))
    #expect(first(Target.first).hashValue == first(Target.first).hashValue)
    let unnamed = Selector(Target.first)
    #expect(unnamed == unnamed)
    #expect(unnamed != Selector(Target.first))
  }

  @Test func `a target's method is removed, and others of the target stay`() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: first(Target.first), for: [.touchDown, .valueChanged])
    control.addTarget(target, action: second(Target.second), for: .touchDown)
    control.removeTarget(target, action: first(Target.first), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.log == ["second"])
    control.sendActions(for: .valueChanged)
    #expect(target.log == ["second", "first"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(target.log == ["second", "first"])
  }

  @MainActor final class Outer: UIView {
    var count = 0
    func pressed(_ sender: UIControl) { count += 1 }
  }

  @Test func `a target of nil is the next responder that has the method`() {
    let (outer, middle, control) = (Outer(), UIView(), UIControl())
    outer.addSubview(middle)
    middle.addSubview(control)
    control.addTarget(nil, action: Selector(Outer.pressed(_:)), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(outer.count == 1)
  }

  @Test func `a released target gets no actions, and is not looked for along the responders`() {
    let (outer, control) = (Outer(), UIControl())
    outer.addSubview(control)
    var released: Outer? = Outer()
    control.addTarget(released, action: Selector(Outer.pressed(_:)), for: .touchUpInside)
    released = nil
    control.sendActions(for: .touchUpInside)
    #expect(outer.count == 0)
    #expect(released == nil)
  }

  @Test func `a recognizer's method is removed, and others stay`() {
    let (recognizer, target) = (UIGestureRecognizer(), Target())
    recognizer.addTarget(target, action: first(Target.first))
    recognizer.addTarget(target, action: Selector(Target.first))
    recognizer.removeTarget(target, action: first(Target.first))
    recognizer.state = .ended
    #expect(target.log == ["first"])
  }

  @Test func `an observer is removed for a name, and for its center alone`() {
    let (center, other, target) = (NotificationCenter(), NotificationCenter(), Target())
    for name in ["a", "b"] {
      center.addObserver(
        target, selector: Selector(Target.noted(_:)), name: Notification.Name(name), object: nil)
    }
    other.removeObserver(target)
    center.removeObserver(target, name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(target.log == ["b"])
    center.removeObserver(target)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(target.log == ["b"])
  }

  @Test func `a timer passes its information, until it is invalidated`() {
    let target = Target()
    let timer = Timer(
      timeInterval: 60, target: target, selector: Selector(Target.fired(_:)), userInfo: "info", repeats: true)
    timer.fire()
    #expect(target.log == ["fired info"])
    timer.invalidate()
    #expect(timer.userInfo == nil)
  }

  @Test(arguments: [false, true])
  func `a timer that has ended releases its target and its information`(repeats: Bool) {
    var (target, info): (Target?, NSObject?) = (Target(), NSObject())
    weak let weakTarget = target
    weak let weakInfo = info
    let timer = Timer(
      timeInterval: 60, target: target!, selector: Selector(Target.fired(_:)), userInfo: info,
      repeats: repeats)
    (target, info) = (nil, nil)
    #expect(weakTarget != nil && weakInfo != nil)
    if repeats { timer.invalidate() } else { timer.fire() }
    #expect(weakTarget == nil && weakInfo == nil)
    withExtendedLifetime(timer) {}
  }

  @Test func `an observer of an object doesn't retain it`() {
    let (center, target) = (NotificationCenter(), Target())
    var object: NSObject? = NSObject()
    weak let weakObject = object
    center.addObserver(
      target, selector: Selector(Target.noted(_:)), name: Notification.Name("a"), object: object)
    center.post(name: Notification.Name("a"), object: NSObject())
    center.post(name: Notification.Name("a"), object: nil)
    #expect(target.log == [])
    center.post(name: Notification.Name("a"), object: object)
    #expect(target.log == ["a"])
    object = nil
    #expect(weakObject == nil)
    center.post(name: Notification.Name("a"), object: nil)
    #expect(target.log == ["a"])
  }
}
