public import SwiftUI

/// A hint about a feature of the app, shown while its rules hold.
public protocol Tip: Identifiable, Sendable {
  /// The identifier, under which the state of the tip is kept; by default, the name of the type.
  var id: String { get }
  /// The title.
  var title: Text { get }
  /// The text; nil by default.
  var message: Text? { get }
  /// The image; nil by default.
  var image: Image? { get }
  /// The buttons; none by default.
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  /// The rules, all of which have to hold; none by default.
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  /// The limits of showing the tip; none by default.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// A rule of a tip.
  public typealias Rule = Tips.Rule
  /// A limit of showing a tip.
  public typealias Option = TipOption
  /// An event that rules count.
  public typealias Event = Tips.Event
  /// The state of a tip.
  public typealias Status = Tips.Status
  /// The reason that a tip is no longer shown.
  public typealias InvalidationReason = Tips.InvalidationReason
  /// The limit of the number of times that a tip is shown.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Whether a tip may be shown at any time.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  /// The name of the type.
  public var id: String { String(describing: Self.self) }
  /// No text.
  public var message: Text? { nil }
  /// No image.
  public var image: Image? { nil }
  /// No buttons.
  public var actions: [Tips.Action] { [] }
  /// No rules.
  public var rules: [Tips.Rule] { [] }
  /// No limits.
  public var options: [any TipOption] { [] }

  /// The state of the tip.
  public var status: Tips.Status { TipStore.shared.status(of: self) }
  /// Whether the tip is to be shown now.
  public var shouldDisplay: Bool { status == .available }
  /// The state of the tip, now and after each change.
  public var statusUpdates: AsyncStream<Tips.Status> { TipStore.shared.updates { status } }
  /// Whether the tip is to be shown, now and after each change.
  public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.shared.updates { shouldDisplay } }

  /// Ends the tip, which isn't shown any more.
  public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidate(id, reason) }
  /// Forgets that the tip was shown or ended.
  public func resetEligibility() { TipStore.shared.reset(id) }
}

/// A tip of any type.
public struct AnyTip: Tip {
  let base: any Tip
  /// Creates a tip from another one.
  public init(_ tip: any Tip) { base = tip }
  /// The identifier.
  public var id: String { base.id }
  /// The title.
  public var title: Text { base.title }
  /// The text.
  public var message: Text? { base.message }
  /// The image.
  public var image: Image? { base.image }
  /// The buttons.
  public var actions: [Tips.Action] { base.actions }
  /// The rules.
  public var rules: [Tips.Rule] { base.rules }
  /// The limits.
  public var options: [any TipOption] { base.options }
}
