nonisolated struct TaskModifier<ID: Equatable> {
  let id: ID
  let name: String
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void
}

/// The id of a task without a value to follow: it always stays the same.
nonisolated struct OnlyTask: Equatable {}

extension View {
  /// Runs a task while the view is shown: starts it when the view appears, and cancels it when the view disappears.
  ///
  /// Another evaluation of a body doesn't start the task again. A closure in a body runs on the main actor; it has run up to its
  /// first suspension when the view is first shown. A cancelled task has to end by itself. By default, the task's name is the
  /// source location of the call.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/task(priority:_:); recorded, K1, X1 and X15 of
  /// `swiftui-lifecycle` and `swiftui-task`, MetalUI: the order, the start within the update, the name.
  public nonisolated func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    task(id: OnlyTask(), name: name, priority: priority, file: file, line: line, action)
  }

  /// Runs a task while the view is shown and a value stays the same.
  ///
  /// When the value changes, the task is cancelled and started again, with the current closure. Everything else that belongs to
  /// the view stays.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/task(id:priority:_:); recorded, K2, X5 to X7 and X12
  /// of `swiftui-lifecycle` and `swiftui-task`, MetalUI.
  public nonisolated func task<ID: Equatable>(
    id value: ID, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: TaskModifier(
        id: value, name: name ?? "View.task @ \(file):\(line)", priority: priority, action: action))
  }
}
