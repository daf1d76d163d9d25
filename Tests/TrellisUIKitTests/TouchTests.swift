import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct TouchTests {
  final class Pad: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
    private func note(_ name: String, _ touches: Set<UITouch>) {
      let location = touches.first!.location(in: self)
      log.append("\(name) \(Int(location.x)),\(Int(location.y))")
    }
    func tapped(_ recognizer: UITapGestureRecognizer) {
      log.append("tap \(Int(recognizer.location(in: self).x))")
    }
    func twice() { log.append("twice") }
    func panned(_ pan: UIPanGestureRecognizer) {
      log.append("pan \(pan.state) \(Int(pan.translation(in: self).x))")
    }
    func pressed(_ press: UILongPressGestureRecognizer) { log.append("press \(press.state)") }
  }

  struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func host(_ root: UIView) -> TestHost {
    let host = TestHost(Shown(view: root), size: CGSize(width: 100, height: 100))
    _ = host.displayList
    return host
  }

  /// A pad of 50 by 50 points at (40, 40) of a root.
  private func padInRoot() -> (Pad, UIView) {
    let (pad, root) = (Pad(frame: CGRect(x: 40, y: 40, width: 50, height: 50)), UIView())
    root.addSubview(pad)
    return (pad, root)
  }

  @Test func `touches go to the view at their point, in its own space`() {
    let (pad, root) = padInRoot()
    let host = host(root)
    host.press(at: CGPoint(x: 50, y: 60))
    host.move(to: CGPoint(x: 70, y: 60))
    host.release(at: CGPoint(x: 70, y: 61))
    #expect(pad.log == ["began 10,20", "moved 30,20", "ended 30,21"])
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(pad.log.count == 3)
  }

  @Test func `a recognizer calls its target, and takes the touches from the view`() {
    let (pad, root) = padInRoot()
    pad.addGestureRecognizer(UITapGestureRecognizer(target: pad, action: Selector(Pad.tapped(_:))))
    let host = host(root)
    host.tap(at: CGPoint(x: 50, y: 60))
    #expect(pad.log == ["began 10,20", "tap 10"] || pad.log == ["began 10,20", "tap 10", "ended 10,20"])
  }

  @Test func `a single tap waits for a double tap that it requires to fail`() async {
    let (pad, root) = padInRoot()
    let one = UITapGestureRecognizer(target: pad, action: Selector(Pad.tapped(_:)))
    let two = UITapGestureRecognizer(target: pad, action: Selector(Pad.twice))
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    pad.isUserInteractionEnabled = true
    pad.addGestureRecognizer(one)
    pad.addGestureRecognizer(two)
    let host = host(root)
    host.doubleTap(at: CGPoint(x: 50, y: 60))
    #expect(pad.log.filter { !$0.contains(",") } == ["twice"])
    await host.advance(by: .seconds(1))
    host.tap(at: CGPoint(x: 50, y: 60))
    #expect(pad.log.filter { !$0.contains(",") } == ["twice"])
    await host.advance(by: .seconds(1))
    #expect(pad.log.filter { !$0.contains(",") } == ["twice", "tap 10"])
  }

  @Test func `a pan reports its translation`() {
    let (pad, root) = padInRoot()
    pad.addGestureRecognizer(UIPanGestureRecognizer(target: pad, action: Selector(Pad.panned(_:))))
    let host = host(root)
    host.press(at: CGPoint(x: 50, y: 60))
    host.move(to: CGPoint(x: 62, y: 60))
    host.move(to: CGPoint(x: 70, y: 60))
    host.release(at: CGPoint(x: 70, y: 60))
    #expect(pad.log.filter { $0.hasPrefix("pan") } == ["pan began 12", "pan changed 20", "pan ended 20"])
    #expect(pad.log.contains("cancelled 22,20"))
  }

  @Test func `a long press begins while the pointer is down`() async {
    let (pad, root) = padInRoot()
    pad.addGestureRecognizer(UILongPressGestureRecognizer(target: pad, action: Selector(Pad.pressed(_:))))
    let host = host(root)
    host.press(at: CGPoint(x: 50, y: 60))
    await host.advance(by: .seconds(1))
    #expect(pad.log.contains("press began"))
    host.release(at: CGPoint(x: 50, y: 60))
    #expect(pad.log.last == "press ended")
  }

  private struct Tapped: View {
    let pad: UIView
    @State var count = 0
    var body: some View {
      VStack(spacing: 0) {
        Text("\(count)")
        Shown(view: pad)
      }
      .onTapGesture { count += 1 }
    }
  }

  @Test func `a tree that handles no touches leaves them to SwiftUI`() {
    let host = TestHost(Tapped(pad: UIView()), size: CGSize(width: 100, height: 100))
    host.tap(at: CGPoint(x: 50, y: 70))
    #expect(host.texts == ["1"])
    let handling = TestHost(Tapped(pad: Pad()), size: CGSize(width: 100, height: 100))
    handling.tap(at: CGPoint(x: 50, y: 70))
    #expect(handling.texts == ["0"])
  }

  @MainActor final class Rules: UIGestureRecognizerDelegate {
    let first, second: UIGestureRecognizer
    let asksSecond: Bool
    init(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer, asksSecond: Bool) {
      (self.first, self.second, self.asksSecond) = (first, second, asksSecond)
    }
    func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer)
      -> Bool
    {
      !asksSecond && gesture === first && other === second
    }
    func gestureRecognizer(
      _ gesture: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      asksSecond && gesture === second && other === first
    }
  }

  @Test(arguments: [false, true]) func `a delegate makes a single tap wait for a double tap`(asksSecond: Bool)
    async
  {
    let (pad, root) = padInRoot()
    let one = UITapGestureRecognizer(target: pad, action: Selector(Pad.tapped(_:)))
    let two = UITapGestureRecognizer(target: pad, action: Selector(Pad.twice))
    two.numberOfTapsRequired = 2
    let rules = Rules(one, two, asksSecond: asksSecond)
    (asksSecond ? two : one).delegate = rules
    pad.addGestureRecognizer(one)
    pad.addGestureRecognizer(two)
    let host = host(root)
    host.doubleTap(at: CGPoint(x: 50, y: 60))
    #expect(pad.log.filter { !$0.contains(",") } == ["twice"])
    await host.advance(by: .seconds(1))
    #expect(pad.log.filter { !$0.contains(",") } == ["twice"])
  }

  @Test func `a waiting recognizer that is failed by another one isn't recognized later`() async {
    let (pad, root) = padInRoot()
    let one = UITapGestureRecognizer(target: pad, action: Selector(Pad.tapped(_:)))
    let two = UITapGestureRecognizer()
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    let other = UITapGestureRecognizer(target: pad, action: Selector(Pad.twice))
    for recognizer in [one, two, other] { pad.addGestureRecognizer(recognizer) }
    let host = host(root)
    host.tap(at: CGPoint(x: 50, y: 60))
    await host.advance(by: .seconds(1))
    #expect(pad.log.filter { !$0.contains(",") } == ["twice"])
  }

  final class Counting: UIView {
    var counts: [Int] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      counts.append(touches.first!.tapCount)
    }
  }

  @Test func `a touch counts the taps in a row at its point`() async {
    let view = Counting()
    let host = host(view)
    host.doubleTap(at: CGPoint(x: 50, y: 60))
    host.tap(at: CGPoint(x: 10, y: 60))
    await host.advance(by: .seconds(1))
    host.tap(at: CGPoint(x: 10, y: 60))
    #expect(view.counts == [1, 2, 1, 1])
  }

  @Test func `a long press waits for the taps before it`() async {
    let (pad, root) = padInRoot()
    let press = UILongPressGestureRecognizer(target: pad, action: Selector(Pad.pressed(_:)))
    press.numberOfTapsRequired = 1
    pad.addGestureRecognizer(press)
    let host = host(root)
    host.press(at: CGPoint(x: 50, y: 60))
    await host.advance(by: .seconds(1))
    host.release(at: CGPoint(x: 50, y: 60))
    #expect(!pad.log.contains("press began"))
    await host.advance(by: .seconds(1))
    host.tap(at: CGPoint(x: 50, y: 60))
    host.press(at: CGPoint(x: 50, y: 60))
    await host.advance(by: .seconds(1))
    #expect(pad.log.contains("press began"))
  }

  @Test func `controllers add to the safe area, and hear of traits`() {
    final class Safe: UIViewController {
      var log: [String] = []
      override func viewSafeAreaInsetsDidChange() { log.append("safe area") }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.append("traits")
      }
    }
    let (controller, inner) = (Safe(), UIView(frame: CGRect(x: 0, y: 4, width: 10, height: 10)))
    controller.view.addSubview(inner)
    let host = host(controller.view)
    controller.additionalSafeAreaInsets.top = 10
    #expect(controller.view.safeAreaInsets.top == 10)
    #expect(inner.safeAreaInsets.top == 6)
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame.minY == 10)
    host.colorScheme = .dark
    _ = host.displayList
    #expect(controller.log == ["safe area", "traits"])
  }
}
