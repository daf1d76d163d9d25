/// What has to be performed when an update is over: the actions of views that came and went, in that order.
@MainActor
final class Lifecycle {
  private var actions: [@MainActor () -> (@MainActor () -> Void)?] = []

  /// Notes that a view came; the closure gives its action when the update is over.
  func appeared(_ action: @escaping @MainActor () -> (@MainActor () -> Void)?) {
    actions.append(action)
  }

  /// Notes that a view has gone.
  func disappeared(_ action: (@MainActor () -> Void)?) {
    if let action { actions.append { action } }
  }

  /// Performs what was noted; answers whether there was anything.
  func perform() -> Bool {
    let noted = actions
    actions = []
    for action in noted { action()?() }
    return !noted.isEmpty
  }
}
