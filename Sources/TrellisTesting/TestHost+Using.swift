public import Foundation
import Trellis
public import TrellisCairo
import TrellisDisplayList

extension TestHost {
  /// Taps in the middle of the element with a text.
  ///
  /// Throws if there is no such element, or if nothing there handles taps. Returns the target of the tap.
  @discardableResult
  public func tap(_ text: String) throws(TestHostError) -> TapTarget {
    let frame = try frame(ofText: text)
    return try tap(frame, "the text “\(text)”")
  }

  /// Taps in the middle of the element with an identifier.
  ///
  /// Throws if there is no such element, or if nothing there handles taps. Returns the target of the tap.
  @discardableResult
  public func tap(identifier: String) throws(TestHostError) -> TapTarget {
    let frame = try frame(ofIdentifier: identifier)
    return try tap(frame, "the element “\(identifier)”")
  }

  /// Taps at a point of the window, in points, and returns the target; nil if nothing there handles taps.
  @discardableResult
  public func tap(at point: CGPoint) -> TapTarget? {
    let target = tapTarget(at: point)
    press(at: point)
    release(at: point)
    return target
  }

  /// Returns the target of a tap at a point of the window, in points; nil if nothing there handles taps.
  public func tapTarget(at point: CGPoint) -> TapTarget? {
    _ = displayList
    return viewGraph.tapTaker(at: point).map { TapTarget(name: $0, path: $1, frame: $2, isEnabled: $3) }
  }

  /// Turns a wheel in the middle of the element with an identifier, by a distance in points.
  ///
  /// A positive distance reveals content to the right and below. A scroll view stops at the end of its content. Throws if there
  /// is no such element, or if nothing there scrolls.
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

  /// Turns a wheel at a point of the window, in points, even if nothing there scrolls.
  public func scroll(at point: CGPoint, by distance: CGSize) {
    send(.wheel(WheelEvent(at: point, by: distance)))
  }

  /// Sends the user's input to the window after an update.
  func send(_ action: InputEvent.Action) {
    _ = displayList
    warningLog.during { viewGraph.send(InputEvent(action, time: clock.now.offset, modifiers: modifiers)) }
  }

  private func tap(_ frame: CGRect, _ title: String) throws(TestHostError) -> TapTarget {
    let point = CGPoint(x: frame.midX, y: frame.midY)
    guard let target = tapTarget(at: point) else { throw TestHostError(description: noTap(title, at: point)) }
    tap(at: point)
    return target
  }

  /// Returns the reason that nothing was tapped: the view in front at the point, or the frames in which taps have an effect.
  private func noTap(_ title: String, at point: CGPoint) -> String {
    let hit =
      "\(title) at (\(point.x), \(point.y)) doesn't take taps; put it into a Button, or add onTapGesture"
    let targets = viewGraph.tapTargets
    if targets.contains(where: { $0.holds(point) }) {
      let front = elements(at: point).first.map { " (\($0))" } ?? ""
      return hit + ", or remove the view in front of one\(front)"
    }
    let frames = targets.map { "(\($0.minX), \($0.minY), \($0.width), \($0.height))" }
    return frames.isEmpty ? hit : "\(hit); views that take taps are at \(frames.joined(separator: ", "))"
  }

  /// Renders a picture of the window, at a scale in pixels per point.
  ///
  /// Throws if the picture would have no pixels, or too many.
  public func picture(scale: CGFloat = 1) throws(RenderingError) -> Bitmap {
    try Picture.render(displayList, size: size, scale: scale)
  }
}

/// The target of a tap.
public struct TapTarget: Hashable, Sendable {
  /// The kind of view: `Button`.
  public var name: String
  /// The identity path of the view, `ContentView/VStack[1]/Button`, or nil if it is unknown; see ``TestHost/identityPaths``.
  public var path: String?
  /// The frame, in points in the window's coordinate space.
  public var frame: CGRect
  /// Whether the tap has an effect; a disabled view takes its taps and does nothing.
  public var isEnabled: Bool
}
