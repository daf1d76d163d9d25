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
    viewGraph.send(.pointerDown(point))
    viewGraph.send(.pointerUp(point))
  }

  private func tap(_ frame: CGRect, _ title: String) throws(TestHostError) {
    let point = CGPoint(x: frame.midX, y: frame.midY)
    guard displayList.hitTest(point)?.action != nil else {
      throw TestHostError(
        description: "\(title) at (\(point.x), \(point.y)) takes no taps; put it into a Button")
    }
    tap(at: point)
  }

  /// Lets time pass on the clock: whoever sleeps on it wakes when due, earliest first, and runs before the next one.
  public func advance(by duration: Duration) async {
    await clock.advance(by: duration)
  }

  /// A picture of the window, at a scale in pixels a point.
  ///
  /// Throws where it would have no pixels, or too many.
  public func picture(scale: CGFloat = 1) throws(PictureError) -> Bitmap {
    try displayList.picture(size: size, scale: scale)
  }
}
