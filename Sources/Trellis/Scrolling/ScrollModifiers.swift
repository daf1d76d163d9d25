public import Foundation
import TrellisGraph
public import TrellisLayout

/// Says something about the scroll view in it.
@MainActor
protocol ScrollSettingModifier: PrimitiveModifier {
  /// Adds what it says, which `read` gives when somebody needs it.
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

/// What margins around a scroll view's content are for.
///
/// Source: documented, developer.apple.com/documentation/swiftui/contentmarginplacement.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate let number: Int

  /// For the content and the indicators.
  public static let automatic = ContentMarginPlacement(number: 0)
  /// For the content alone.
  public static let scrollContent = ContentMarginPlacement(number: 1)
  /// For the indicators alone.
  public static let scrollIndicators = ContentMarginPlacement(number: 2)
}

private nonisolated struct ContentMarginsModifier: ScrollSettingModifier {
  typealias Body = Never

  let edges: Edge.Set
  /// nil is as wide as padding.
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

/// When a finger can pull a scroll view's content beyond its ends.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrollbouncebehavior.
public struct ScrollBounceBehavior: Hashable, Sendable {
  fileprivate let number: Int

  /// Always.
  public static let automatic = ScrollBounceBehavior(number: 0)
  /// Always.
  public static let always = ScrollBounceBehavior(number: 1)
  /// Where the content is longer than what is seen.
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
  /// Whether people can't scroll the scroll views in the view; a program still can.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrolldisabled(_:).
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Whether the scroll views in the view show how far they are scrolled along some axes.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:).
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

  /// Has the scroll views in the view show for a while how far they are scrolled when they come.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrollindicatorsflash(onappear:).
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    transformEnvironment(\.scrollIndicatorFlashes) { $0 += onAppear ? 1 : 0 }
  }

  /// Has the scroll views in the view show for a while how far they are scrolled, whenever a value is another than before.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrollindicatorsflash(trigger:).
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollIndicatorsFlash(trigger: value))
  }

  /// Whether what is beyond a scroll view's bounds is seen; taps don't reach it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrollclipdisabled(_:).
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(ScrollClipDisabledModifier(isDisabled: disabled))
  }

  /// When a finger can pull a scroll view's content beyond its ends along some axes.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrollbouncebehavior(_:axes:).
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(ScrollBounceModifier(behavior: behavior, axes: axes))
  }

  /// Leaves room at some edges of a scroll view's content, of its indicators or of both, in points.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:).
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMarginsModifier(edges: edges, insets: insets.finite, placement: placement))
  }

  /// Leaves as much room at some edges of a scroll view's content, of its indicators or of both; nil is 16 points.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:); the 16 points: ours, as padding.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0).finite }
    return modifier(ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
  }

  /// Leaves as much room at all edges of a scroll view's content, of its indicators or of both, in points.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/contentmargins(_:for:).
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Where a scroll view's content stands at first, where it stays when it becomes longer or shorter while it is there, and where it
  /// stands that isn't as long as what is seen; nil is as without it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:).
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, roles: ScrollAnchorRole.allCases))
  }

  /// Where a scroll view's content stands in one of these cases; nil is as without it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:for:).
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, roles: [role]))
  }
}

extension EdgeInsets {
  /// The same with 0 for what isn't finite.
  fileprivate var finite: EdgeInsets {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: usable(top), leading: usable(leading), bottom: usable(bottom), trailing: usable(trailing))
  }
}

/// Counts how often a value has changed, for the scroll views in the content.
private nonisolated struct ScrollIndicatorsFlash<Value: Equatable>: ViewModifier {
  let trigger: Value
  @State private var count = 0

  @MainActor func body(content: Content) -> some View {
    content.transformEnvironment(\.scrollIndicatorFlashes) { [count] in $0 += count }
      .onChange(of: trigger) { count += 1 }
  }
}
