package import Foundation

/// An event of the primary button or of a finger, for objects that recognize their own gestures.
package struct PointerTouch {
  /// The phase of the press.
  package enum Phase {
    /// The pointer went down, moved while down, or went up.
    case down, moved, up
  }

  /// The phase of the press.
  package let phase: Phase
  /// The pointer's number: 0 is the mouse; fingers have other numbers.
  package let pointer: Int
  /// The time of the event, on the clock of events.
  package let time: Duration
  /// The position in the view, in points.
  package let location: CGPoint
}

/// The recognition of one press by objects outside the graph.
@MainActor
package protocol TouchHandler: AnyObject {
  /// The time at which to call ``pass(to:)``; nil if there is none.
  var deadline: Duration? { get }
  /// Handles an event, and returns the state of recognition.
  func handle(_ touch: PointerTouch) -> TouchState
  /// Handles the passing of time, and returns the state of recognition.
  func pass(to time: Duration) -> TouchState
  /// Ends recognition, because another gesture was recognized or the view was removed.
  func cancel()
}

/// The state of a ``TouchHandler``.
package enum TouchState {
  /// Undecided, recognized and in progress, recognized and over, or not recognized.
  case possible, begun, ended, failed
}

/// A gesture that a ``TouchHandler`` recognizes; it competes with other gestures like any gesture.
package nonisolated struct TouchGesture: PrimitiveGesture {
  /// The value, which is empty.
  package typealias Value = Void
  /// The gesture has no body.
  package typealias Body = Never

  private let makeHandler: @MainActor () -> any TouchHandler

  /// Creates a gesture; the closure returns a handler for each press.
  package init(_ makeHandler: @escaping @MainActor () -> any TouchHandler) { self.makeHandler = makeHandler }

  @MainActor static func makeRecognizer(_ read: @escaping @MainActor () -> TouchGesture) -> GestureRecognizer<
    Void
  > {
    TouchRecognizer(read().makeHandler())
  }
}

private final class TouchRecognizer: GestureRecognizer<Void> {
  private let handler: any TouchHandler

  init(_ handler: any TouchHandler) { self.handler = handler }

  override var nextDeadline: Duration? { handler.deadline }

  override func respond(to input: GestureInput) -> GesturePhase<Void>? {
    let state =
      input.sample.map { handler.handle(PointerTouch($0)) } ?? handler.pass(to: input.time)
    return switch state {
    case .possible: .possible(nil)
    case .begun: .active(())
    case .ended: .ended(())
    case .failed: .failed
    }
  }

  override func wasCancelled(_ actions: GestureActions) {
    actions.atOnce.append { [handler] in handler.cancel() }
  }
}

extension PointerTouch {
  @MainActor fileprivate init(_ sample: PointerSample) {
    phase =
      switch sample.phase {
      case .down: .down
      case .moved: .moved
      case .up: .up
      }
    (pointer, time, location) = (sample.pointer, sample.time, sample.place)
  }
}
