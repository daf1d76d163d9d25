import Foundation
import TrellisGraph

/// An action that refreshes the shown content, as the enclosing `refreshable` modifier defines.
public struct RefreshAction: Sendable {
  let action: @isolated(any) @Sendable () async -> Void

  /// Runs the action, and waits until it has returned.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

  /// The action that refreshes the surrounding views, or nil if there is none.
  public fileprivate(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when a scroll view in the view is pulled or the F5 key is pressed; `mark` is the refresh indicator.
  package nonisolated func pulled<Mark: View>(
    for action: @escaping @isolated(any) @Sendable () async -> Void, mark: Mark
  ) -> some View {
    ModifiedContent(content: self, modifier: RefreshableModifier(mark: mark))
      .environment(\.refresh, RefreshAction(action: action))
  }
}

/// A modifier that makes the scroll views in the content refreshable.
private nonisolated struct RefreshableModifier<Mark: View>: ScrollSettingModifier {
  typealias Body = Never

  let mark: Mark

  static func add(to settings: inout ScrollSettings, _ read: @escaping @MainActor () -> Self) {
    settings.refreshIndicator = { $0.makeIndicator({ read().mark }, $1) }
  }
}

extension ScrollRefresh {
  /// Creates the refresh state of a scroll view that is being built; nil unless the view is refreshable.
  static func make(_ inputs: ViewInputs) -> ScrollRefresh? {
    guard inputs[ScrollSettingsKey.self].refreshIndicator != nil else { return nil }
    let action = inputs.environment.value(\.refresh, named: "refresh")
    return ScrollRefresh(inputs) { action.wrappedValue != nil }
  }

  /// Builds the indicator behind the content's beginning, which is visible while the content is pulled and while the action runs.
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

/// A scroll view's refresh indicator, which also runs the refresh action.
struct RefreshIndicator<Mark: View>: View {
  let mark: Mark
  let state: ScrollRefresh.State
  let refresh: ScrollRefresh
  @Environment(\.refresh) private var action

  var body: some View {
    if state.isRunning || state.pull > 0 {
      mark
        .frame(height: ScrollRefresh.height)
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
