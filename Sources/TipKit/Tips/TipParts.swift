public import Foundation
public import SwiftUI

/// A limit of showing a tip.
public protocol TipOption: Sendable {}

extension Tips {
  /// The number of times that a tip is shown.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    /// Creates a limit.
    public init(_ count: Int) { self.count = count }
  }

  /// The time in seconds after which a shown tip ends.
  public struct MaxDisplayDuration: TipOption {
    let seconds: TimeInterval
    /// Creates a limit.
    public init(_ seconds: TimeInterval) { self.seconds = seconds }
  }

  /// Whether a tip may be shown at any time, whatever the least time between two tips.
  public struct IgnoresDisplayFrequency: TipOption {
    let ignores: Bool
    /// Creates an option.
    public init(_ ignores: Bool) { self.ignores = ignores }
  }

  /// A builder of limits.
  @resultBuilder public enum OptionsBuilder {
    /// Adds limits.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    /// Adds a limit.
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// Combines limits.
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] {
      options.flatMap(\.self)
    }
    /// Adds limits on a condition.
    public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] { options ?? [] }
    /// Adds limits of a branch.
    public static func buildEither(first: [any TipOption]) -> [any TipOption] { first }
    /// Adds limits of a branch.
    public static func buildEither(second: [any TipOption]) -> [any TipOption] { second }
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// The identifier.
    public let id: String
    /// The position among the buttons; nil if the button isn't in a list.
    public let index: Int?
    /// Whether the button can't be pressed.
    public let disabled: Bool
    /// The closure that the button calls.
    public let handler: @Sendable () -> Void
    /// The title.
    public let label: @Sendable () -> Text

    /// Creates a button.
    public init(
      id: String? = nil, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      (self.id, index, self.disabled) = (id ?? UUID().uuidString, nil, disabled)
      (self.handler, self.label) = (handler, label)
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
      id: String? = nil, title: S, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let text = String(title)
      self.init(id: id ?? text, disabled: disabled, perform: handler) { Text(verbatim: text) }
    }

    /// Creates a button with a title.
    public init(
      id: String? = nil, title: LocalizedStringResource, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      self.init(id: id ?? title.key, disabled: disabled, perform: handler) { Text(title) }
    }
  }

  /// A builder of buttons.
  @resultBuilder public enum ActionBuilder {
    /// Adds buttons.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// Adds a button.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Combines buttons.
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap(\.self) }
    /// Adds buttons on a condition.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    /// Adds buttons of a branch.
    public static func buildEither(first: [Action]) -> [Action] { first }
    /// Adds buttons of a branch.
    public static func buildEither(second: [Action]) -> [Action] { second }
    /// Adds buttons of a loop.
    public static func buildArray(_ actions: [[Action]]) -> [Action] { actions.flatMap(\.self) }
  }
}
