import Foundation

/// A recognizer of pointer input for a view: a press of a button, a gesture or scrolling.
///
/// The recognizer gets the events of pointers that went down on its view, from the first pointer until it ends or fails. The
/// ``GestureArena`` decides which of several recognizers for the same pointer may act.
@MainActor
class Recognizer {
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
  enum State {
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
    var state: State
    /// Actions to run immediately, whichever recognizer wins: for example, showing a button as pressed.
    var atOnce: [@MainActor () -> Void] = []
    /// Actions to run once no recognizer ahead of this one blocks it.
    var whenGranted: [@MainActor () -> Void] = []
  }

  /// The recognizer's priority among recognizers that could act.
  final var rank = Rank.normal

  /// The number of taps in a row that the recognizer waits for; 0 if it doesn't recognize taps.
  var tapCount: Int { 0 }

  /// Whether the recognizer is for a resting pointer: a tap, a press or a long press.
  var isAboutResting: Bool { tapCount > 0 }

  /// Whether the recognizer may act without waiting for recognizers of a resting pointer.
  var startsOverResting: Bool { false }

  /// The time at which to call ``pass(to:)``, on the clock of events; nil if there is none.
  var deadline: Duration? { nil }

  /// Handles a pointer sample.
  func take(_ sample: PointerSample) -> Reaction { Reaction(state: .failed) }

  /// Handles the passing of time.
  func pass(to time: Duration) -> Reaction { Reaction(state: .possible) }

  /// Ends recognition because another recognizer won, the system took the pointer away or the view was removed.
  ///
  /// Returns the actions to run then.
  func cancel() -> [@MainActor () -> Void] { [] }
}
