import SwiftUI

/// Tips of which one is shown at a time.
public final class TipGroup: Sendable {
  /// The order of the tips.
  public enum Priority: Sendable {
    /// The first one that may be shown.
    case firstAvailable
    /// The order of the group: a tip waits until those before it have ended.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// Creates a group.
  public init(_ priority: Priority = .firstAvailable, @Tips.TipGroupBuilder _ tips: () -> [any Tip]) {
    (self.priority, self.tips) = (priority, tips())
  }

  /// The tip that is to be shown; nil if there is none.
  public var currentTip: (any Tip)? {
    for tip in tips {
      switch tip.status {
      case .available: return tip
      case .pending: if priority == .ordered { return nil }
      case .invalidated: continue
      }
    }
    return nil
  }
}

extension Tips {
  /// A builder of the tips of a group.
  @resultBuilder public enum TipGroupBuilder {
    /// Adds a tip.
    public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
    /// Combines tips.
    public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap(\.self) }
    /// Adds tips on a condition.
    public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
  }
}
