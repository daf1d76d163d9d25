import Dispatch
import Foundation

/// When an animation counts as over.
///
/// Source: documented, developer.apple.com/documentation/swiftui/animationcompletioncriteria.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind { case logicallyComplete, removed }

  private let kind: Kind

  /// When the animation has come to where it leads, though it may swing on.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When all of the animation has come to rest.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Somebody who wants to know when what a transaction has animated is over.
///
/// All motions that it began hold it; when the last of them lets go, or none has begun, it is due, and the next step of the update
/// performs it.
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

  /// Performs those that are due; answers whether there were any.
  @MainActor static func performDue() -> Bool { due.perform() }

  private static let due = DueCompletions { perform in DispatchQueue.main.async(execute: perform) }
}
