import Dispatch
import Foundation

/// The criteria for an animation to count as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind { case logicallyComplete, removed }

  private let kind: Kind

  /// The animation has reached its target, though it may still oscillate.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// The animation has come to rest entirely.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// A completion of the animations that a transaction starts.
///
/// All motions that the transaction starts retain it. It is due when the last motion releases it, or if none has started. The
/// next step of the update calls it.
final class AnimationListener {
  let criteria: AnimationCompletionCriteria
  private let completion: () -> Void
  /// Listeners that are due no earlier than this one.
  private var kept: [AnimationListener] = []

  init(_ criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
    (self.criteria, self.completion) = (criteria, completion)
  }

  /// Keeps another listener from being due before this one.
  func keep(_ other: AnimationListener) { kept.append(other) }

  deinit { AnimationListener.due.add(completion) }

  /// Calls the completions that are due, and returns whether there were any.
  @MainActor static func performDue() -> Bool { due.perform() }

  private static let due = DueCompletions { perform in DispatchQueue.main.async(execute: perform) }
}
