import Foundation
import TrellisLayout

/// What a pointer may come to mean to a view: a press of a button, a gesture, scrolling.
///
/// It sees what the pointers do that went down on its view, from the first that did until it has ended or failed. The ``Arena``
/// decides which of several that see the same pointer may act.
@MainActor
class Contender {
  /// Who goes first where several would act.
  enum Rank {
    /// Before all that is normal; of several, the outermost first.
    case high
    /// Of several, the innermost first.
    case normal
    /// Like a normal one, but that presses aren't in its way: a finger that scrolls presses nothing.
    case scrolling
    /// Whatever others do.
    case simultaneous
  }

  /// How sure it is that it is meant.
  enum Standing {
    /// It isn't known yet.
    case possible
    /// It is, and goes on.
    case begun
    /// It was, and is over.
    case ended
    /// It isn't.
    case failed
  }

  /// What a contender makes of what it was told.
  struct Reaction {
    var standing: Standing
    /// What is done at once, whoever wins: how a button looks that is down, say.
    var atOnce: [@MainActor () -> Void] = []
    /// What is done when nobody ahead of it is in its way.
    var whenGranted: [@MainActor () -> Void] = []
  }

  /// How many taps in a row it waits for; 0 where it isn't about taps.
  var tapCount: Int { 0 }

  /// Whether it is about a press that ends where it began: scrolling goes before it.
  var isPress: Bool { tapCount > 0 }

  /// Whether it is about a pointer that rests: a press, or a long one.
  var isAboutResting: Bool { isPress }

  /// Whether it needn't wait for those that are about a pointer that rests.
  var startsOverResting: Bool { false }

  /// When it wants to be told the time, on the clock of events; nil where it doesn't.
  var deadline: Duration? { nil }

  /// Takes what a pointer did.
  func take(_ sample: PointerSample) -> Reaction { Reaction(standing: .failed) }

  /// Takes the time.
  func pass(to time: Duration) -> Reaction { Reaction(standing: .possible) }

  /// Ends where another won, where the system took the pointer away or where its view has gone; answers what is to be done then.
  func cancel() -> [@MainActor () -> Void] { [] }
}

/// What a pointer did, as a contender sees it.
@MainActor
struct PointerSample {
  enum Phase { case down, moved, up }

  let phase: Phase
  /// Which pointer: 0 is the mouse, fingers have other numbers.
  let pointer: Int
  let time: Duration
  /// The modifier keys that were down.
  let modifiers: EventModifiers
  /// In points in the window.
  let position: CGPoint
  /// Where that is in the contender's view, in points in its own space.
  let place: CGPoint
  /// Whether the pointer is over the contender's view, where nothing lies in front of it.
  let isOver: @MainActor () -> Bool

  /// Whether it is a finger.
  var isTouch: Bool { pointer != 0 }
}
