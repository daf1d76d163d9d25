public import Foundation
import TrellisGraph
public import TrellisLayout

/// A modifier that configures the scroll view in its content.
@MainActor
protocol ScrollSettingModifier: PrimitiveModifier {
  /// Adds the modifier's settings. `read` returns the modifier, and is called when the settings are needed.
  static func add(to settings: inout ScrollSettings, _ read: @escaping @MainActor () -> Self)
}

extension ScrollSettingModifier {
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    add(to: &inputs[ScrollSettingsKey.self]) { modifier.wrappedValue }
    return content(inputs)
  }
}

/// The target of margins: a scroll view's content, its indicators, or both.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate let number: Int

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(number: 0)
  /// The content only.
  public static let scrollContent = ContentMarginPlacement(number: 1)
  /// The indicators only.
  public static let scrollIndicators = ContentMarginPlacement(number: 2)
}

private nonisolated struct ContentMarginsModifier: ScrollSettingModifier {
  typealias Body = Never

  let edges: Edge.Set
  /// The insets, or nil for the default padding.
  let insets: EdgeInsets?
  let placement: ContentMarginPlacement

  private func change(_ margins: inout EdgeInsets) {
    let insets = insets ?? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    if edges.contains(.top) { margins.top = insets.top }
    if edges.contains(.leading) { margins.leading = insets.leading }
    if edges.contains(.bottom) { margins.bottom = insets.bottom }
    if edges.contains(.trailing) { margins.trailing = insets.trailing }
  }

  static func add(to settings: inout ScrollSettings, _ read: @escaping @MainActor () -> Self) {
    settings.margins.append { margins in
      let modifier = read()
      if modifier.placement != .scrollIndicators { modifier.change(&margins) }
    }
    settings.indicatorMargins.append { margins in
      let modifier = read()
      if modifier.placement != .scrollContent { modifier.change(&margins) }
    }
  }
}

private nonisolated struct ScrollAnchorModifier: ScrollSettingModifier {
  typealias Body = Never

  let anchor: UnitPoint?
  let roles: [ScrollAnchorRole]

  static func add(to settings: inout ScrollSettings, _ read: @escaping @MainActor () -> Self) {
    for role in ScrollAnchorRole.allCases {
      let outer = settings.anchors[role]
      settings.anchors[role] = {
        let modifier = read()
        return modifier.roles.contains(role) ? modifier.anchor : outer?()
      }
    }
  }
}

private nonisolated struct ScrollClipDisabledModifier: ScrollSettingModifier {
  typealias Body = Never

  let isDisabled: Bool

  static func add(to settings: inout ScrollSettings, _ read: @escaping @MainActor () -> Self) {
    settings.showsBeyondBounds = { read().isDisabled }
  }
}

/// The condition for pulling a scroll view's content beyond its ends with a finger.
public struct ScrollBounceBehavior: Hashable, Sendable {
  fileprivate let number: Int

  /// Always.
  public static let automatic = ScrollBounceBehavior(number: 0)
  /// Always.
  public static let always = ScrollBounceBehavior(number: 1)
  /// Only if the content is longer than the visible part.
  public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

private nonisolated struct ScrollBounceModifier: ScrollSettingModifier {
  typealias Body = Never

  let behavior: ScrollBounceBehavior
  let axes: Axis.Set

  static func add(to settings: inout ScrollSettings, _ read: @escaping @MainActor () -> Self) {
    let outer = settings.bounces
    settings.bounces = { axis in
      let modifier = read()
      return modifier.axes.contains(axis) ? modifier.behavior != .basedOnSize : outer?(axis) ?? true
    }
  }
}

extension View {
  /// Disables scrolling by the user in the scroll views in the view; the program can still scroll them.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the visibility of the scroll indicators along some axes, for the scroll views in the view.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.verticalScrollIndicatorVisibility) {
      if axes.contains(.vertical) { $0 = visibility }
    }
    .transformEnvironment(\.horizontalScrollIndicatorVisibility) {
      if axes.contains(.horizontal) { $0 = visibility }
    }
  }

  /// Shows the indicators of the scroll views in the view for a moment when these scroll views appear.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    transformEnvironment(\.scrollIndicatorFlashes) { $0 += onAppear ? 1 : 0 }
  }

  /// Shows the indicators of the scroll views in the view for a moment whenever a value changes.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollIndicatorsFlash(trigger: value))
  }

  /// Shows content beyond a scroll view's bounds; taps there don't reach it.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(ScrollClipDisabledModifier(isDisabled: disabled))
  }

  /// Sets the condition for pulling a scroll view's content beyond its ends with a finger, along some axes.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(ScrollBounceModifier(behavior: behavior, axes: axes))
  }

  /// Sets margins at some edges of a scroll view's content, its indicators or both, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMarginsModifier(edges: edges, insets: insets.finite, placement: placement))
  }

  /// Sets equal margins at some edges of a scroll view's content, its indicators or both; nil is 16 points.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:); the 16 points: ours, as
  /// padding.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0).finite }
    return modifier(ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
  }

  /// Sets equal margins at all edges of a scroll view's content, its indicators or both, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Anchors a scroll view's content initially, on size changes while the content is at the anchor, and while it is smaller than
  /// the visible part.
  ///
  /// Passing nil removes the anchor.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, roles: ScrollAnchorRole.allCases))
  }

  /// Anchors a scroll view's content in a particular case; nil removes the anchor.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, roles: [role]))
  }
}

extension EdgeInsets {
  /// The insets, with 0 for values that aren't finite.
  fileprivate var finite: EdgeInsets {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: usable(top), leading: usable(leading), bottom: usable(bottom), trailing: usable(trailing))
  }
}

/// A modifier that counts the changes of a value, for the scroll views in the content.
private nonisolated struct ScrollIndicatorsFlash<Value: Equatable>: ViewModifier {
  let trigger: Value
  @State private var count = 0

  @MainActor func body(content: Content) -> some View {
    content.transformEnvironment(\.scrollIndicatorFlashes) { [count] in $0 += count }
      .onChange(of: trigger) { count += 1 }
  }
}
