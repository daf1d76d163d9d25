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

  init(_ criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
    (self.criteria, self.completion) = (criteria, completion)
  }

  deinit { AnimationListener.due.add(completion) }

  /// Performs those that are due; answers whether there were any.
  @MainActor static func performDue() -> Bool {
    let all = due.take()
    for completion in all { completion() }
    return !all.isEmpty
  }

  private static let due = Due()

  /// Completions that are due and weren't performed: those of views on screen are by the update, any others by the main queue.
  private final class Due: @unchecked Sendable {
    // Unchecked for `completions`, which the lock guards.
    private let lock = NSLock()
    private var completions: [() -> Void] = []

    func add(_ completion: @escaping () -> Void) {
      lock.withLock { completions.append(completion) }
      DispatchQueue.main.async { _ = AnimationListener.performDue() }
    }

    func take() -> [() -> Void] {
      lock.withLock {
        defer { completions = [] }
        return completions
      }
    }
  }
}
