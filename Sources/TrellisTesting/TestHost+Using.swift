public import Foundation
import Trellis
public import TrellisCairo
import TrellisDisplayList

extension TestHost {
  /// Taps in the middle of the element with a text.
  ///
  /// Throws where there is none, or where nothing there takes taps.
  public func tap(_ text: String) throws(TestHostError) {
    let frame = try frame(ofText: text)
    try tap(frame, "the text “\(text)”")
  }

  /// Taps in the middle of the element with an identifier.
  ///
  /// Throws where there is none, or where nothing there takes taps.
  public func tap(identifier: String) throws(TestHostError) {
    let frame = try frame(ofIdentifier: identifier)
    try tap(frame, "the element “\(identifier)”")
  }

  /// Taps at a point of the window, in points, whatever is there.
  public func tap(at point: CGPoint) {
    press(at: point)
    release(at: point)
  }

  /// Lets the pointer go down at a point of the window, in points.
  public func press(at point: CGPoint) {
    send(.pointer(PointerEvent(.down, at: point)))
  }

  /// Lets the pointer come up at a point of the window, in points.
  public func release(at point: CGPoint) {
    send(.pointer(PointerEvent(.up, at: point)))
  }

  /// Turns a wheel in the middle of the element with an identifier: what lies so many points to the right and down comes
  /// into view.
  ///
  /// A scroll view goes as far as its content does. Throws where there is no such element, or where nothing there scrolls.
  public func scroll(identifier: String, by distance: CGSize) throws(TestHostError) {
    let frame = try frame(ofIdentifier: identifier)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    guard viewGraph.takesWheel(at: point) else {
      throw TestHostError(
        description:
          "nothing scrolls at (\(point.x), \(point.y)), where “\(identifier)” is; put it into a ScrollView")
    }
    scroll(at: point, by: distance)
  }

  /// Turns a wheel at a point of the window, in points, whatever is there.
  public func scroll(at point: CGPoint, by distance: CGSize) {
    send(.wheel(WheelEvent(at: point, by: distance)))
  }

  /// Sends what a person does, to what is shown now.
  private func send(_ action: InputEvent.Action) {
    _ = displayList
    viewGraph.send(InputEvent(action, time: clock.now.offset))
  }

  private func tap(_ frame: CGRect, _ title: String) throws(TestHostError) {
    let point = CGPoint(x: frame.midX, y: frame.midY)
    guard viewGraph.takesTap(at: point) else { throw TestHostError(description: noTap(title, at: point)) }
    tap(at: point)
  }

  /// Why nothing was tapped: what is in front there, or where else taps do something.
  private func noTap(_ title: String, at point: CGPoint) -> String {
    let hit = "\(title) at (\(point.x), \(point.y)) takes no taps; put it into a Button"
    let targets = viewGraph.tapTargets
    if targets.contains(where: { $0.holds(point) }) {
      return hit + ", or take away what is drawn in front of one"
    }
    let frames = targets.map { "(\($0.minX), \($0.minY), \($0.width), \($0.height))" }
    return frames.isEmpty ? hit : "\(hit); what takes taps is at \(frames.joined(separator: ", "))"
  }

  /// Lets tasks run until a condition holds; `what` names it in the error.
  ///
  /// Throws where it doesn't hold after 100,000 turns, which take some seconds.
  public func wait(for what: String, _ condition: () -> Bool) async throws(TestHostError) {
    for _ in 0..<100_000 {
      if condition() { return }
      await letOthersRun()
    }
    throw TestHostError(description: "waited in vain for \(what); the texts are: \(texts)")
  }

  /// A picture of the window, at a scale in pixels a point.
  ///
  /// Throws where it would have no pixels, or too many.
  public func picture(scale: CGFloat = 1) throws(RenderingError) -> Bitmap {
    try Picture.render(displayList, size: size, scale: scale)
  }
}
