import Foundation
import TrellisLayout

/// A recognizer of pointer input for a view: a press of a button, a gesture or scrolling.
///
/// It sees the pointers that went down on its view, from the first one until it ends or fails. The ``Arena`` decides which of
/// several recognizers for the same pointer may act.
@MainActor
class Contender {
  /// The priority among recognizers that could act.
  enum Rank {
    /// Ahead of normal rank; the outermost acts first.
    case high
    /// Behind high rank; the innermost acts first.
    case normal
    /// Independent of other recognizers.
    case simultaneous
  }

  /// The state of recognition.
  enum Standing {
    /// Not decided yet.
    case possible
    /// Recognized, and still going on.
    case begun
    /// Recognized, and over.
    case ended
    /// Not recognized.
    case failed
  }

  /// The result of handling a sample or the passing of time.
  struct Reaction {
    var standing: Standing
    /// Actions to run immediately, whichever recognizer wins: for example, showing a button as pressed.
    var atOnce: [@MainActor () -> Void] = []
    /// Actions to run once no recognizer ahead of this one blocks it.
    var whenGranted: [@MainActor () -> Void] = []
  }

  /// The number of taps in a row that it waits for; 0 if it doesn't recognize taps.
  var tapCount: Int { 0 }

  /// Whether it recognizes a resting pointer: a tap, a press or a long press.
  var isAboutResting: Bool { tapCount > 0 }

  /// Whether it may act without waiting for recognizers of a resting pointer.
  var startsOverResting: Bool { false }

  /// The time at which to call ``pass(to:)``, on the clock of events; nil if there is none.
  var deadline: Duration? { nil }

  /// Handles a pointer sample.
  func take(_ sample: PointerSample) -> Reaction { Reaction(standing: .failed) }

  /// Handles the passing of time.
  func pass(to time: Duration) -> Reaction { Reaction(standing: .possible) }

  /// Ends recognition because another recognizer won, the system took the pointer away or the view was removed.
  ///
  /// Returns the actions to run then.
  func cancel() -> [@MainActor () -> Void] { [] }
}

/// A pointer event, as a recognizer sees it.
@MainActor
struct PointerSample {
  enum Phase { case down, moved, up }

  let phase: Phase
  /// The pointer's number: 0 is the mouse; fingers have other numbers.
  let pointer: Int
  let time: Duration
  /// The modifier keys that were down.
  let modifiers: EventModifiers
  /// The position in the window, in points.
  let position: CGPoint
  /// The position in the recognizer's view, in points in its own space.
  let place: CGPoint
  /// Whether the pointer is over the recognizer's view, with nothing in front of it.
  let isOver: @MainActor () -> Bool

  /// Whether the pointer is a finger.
  var isTouch: Bool { pointer != 0 }
}
