import Foundation
import TrellisGraph

/// Brings what is shown up to date; what a `refreshable` modifier around says that this is.
///
/// Source: documented, developer.apple.com/documentation/swiftui/refreshaction.
public struct RefreshAction: Sendable {
  let action: @isolated(any) @Sendable () async -> Void

  /// Runs the action, and waits until it has returned.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

  /// What brings the views around up to date; nil where nothing does.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/refresh.
  public fileprivate(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Says how the view is brought up to date: by pulling scroll views in it down with a finger, by the key F5, or by who calls
  /// ``EnvironmentValues/refresh``.
  ///
  /// A scroll view shows that the action runs until it returns. It isn't started while it runs, and is cancelled when the scroll view
  /// goes. Scroll views within scroll views aren't pulled.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/refreshable(action:).
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: RefreshableModifier())
      .environment(\.refresh, RefreshAction(action: action))
  }
}

/// Has the scroll views in it be pulled.
private nonisolated struct RefreshableModifier: ScrollSettingModifier {
  typealias Body = Never

  static func add(to settings: inout ScrollSettings, _ read: @escaping @MainActor () -> Self) {
    settings.isRefreshable = true
  }
}

extension ScrollRefresh {
  /// What a scroll view that is being built is pulled for; nil where nobody said.
  static func make(_ inputs: ViewInputs) -> ScrollRefresh? {
    guard inputs[ScrollSettingsKey.self].isRefreshable else { return nil }
    let action = inputs.environment.value(\.refresh, named: "refresh")
    return ScrollRefresh(inputs) { action.wrappedValue != nil }
  }

  /// Builds what is seen behind the content's beginning while it is pulled, and while the action runs.
  func makeIndicator(_ inputs: ViewInputs) -> ViewList {
    let state = state
    let view = inputs.graph.rule(name: "ScrollView.refreshIndicator", kind: .view) {
      RefreshIndicator(state: state.wrappedValue, refresh: self)
    }
    return .single(inputs.outsideStacks) { inputs in
      var inputs = inputs
      inputs.identity.enter(RefreshIndicator.self)
      return makeAlone(GraphValue(view), as: .pile, inputs)
    }
  }
}

/// Shows that a scroll view is pulled, and runs its action.
struct RefreshIndicator: View {
  let state: ScrollRefresh.State
  let refresh: ScrollRefresh
  @Environment(\.refresh) private var action

  var body: some View {
    if state.isRunning || state.pull > 0 {
      ProgressView()
        .frame(height: ScrollRefresh.room)
        .opacity(state.isRunning ? 1 : state.pull)
        .accessibilityLabel("Refreshing")
        .allowsHitTesting(false)
        .task(id: state.isRunning, name: "refreshable") {
          guard state.isRunning else { return }
          await action?()
          if !Task.isCancelled { refresh.end() }
        }
    }
  }
}
