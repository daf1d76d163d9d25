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
  /// Has the scroll views in it be pulled, or F5 pressed, for an action; `mark` is what is seen of that.
  package nonisolated func pulled<Mark: View>(
    for action: @escaping @isolated(any) @Sendable () async -> Void, mark: Mark
  ) -> some View {
    ModifiedContent(content: self, modifier: RefreshableModifier(mark: mark))
      .environment(\.refresh, RefreshAction(action: action))
  }
}

/// Has the scroll views in it be pulled.
private nonisolated struct RefreshableModifier<Mark: View>: ScrollSettingModifier {
  typealias Body = Never

  let mark: Mark

  static func add(to settings: inout ScrollSettings, _ read: @escaping @MainActor () -> Self) {
    settings.refreshIndicator = { $0.makeIndicator({ read().mark }, $1) }
  }
}

extension ScrollRefresh {
  /// What a scroll view that is being built is pulled for; nil where nobody said.
  static func make(_ inputs: ViewInputs) -> ScrollRefresh? {
    guard inputs[ScrollSettingsKey.self].refreshIndicator != nil else { return nil }
    let action = inputs.environment.value(\.refresh, named: "refresh")
    return ScrollRefresh(inputs) { action.wrappedValue != nil }
  }

  /// Builds what is seen behind the content's beginning while it is pulled, and while the action runs.
  fileprivate func makeIndicator<Mark: View>(
    _ mark: @escaping @MainActor () -> Mark, _ inputs: ViewInputs
  ) -> ViewList {
    let state = state
    let view = inputs.graph.rule(name: "ScrollView.refreshIndicator", kind: .view) {
      RefreshIndicator(mark: mark(), state: state.wrappedValue, refresh: self)
    }
    return .single(inputs.outsideStacks) { inputs in
      var inputs = inputs
      inputs.identity.enter(RefreshIndicator<Mark>.self)
      return makeAlone(GraphValue(view), as: .pile, inputs)
    }
  }
}

/// Shows that a scroll view is pulled, and runs its action.
struct RefreshIndicator<Mark: View>: View {
  let mark: Mark
  let state: ScrollRefresh.State
  let refresh: ScrollRefresh
  @Environment(\.refresh) private var action

  var body: some View {
    if state.isRunning || state.pull > 0 {
      mark
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
