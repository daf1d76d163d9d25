nonisolated struct TaskModifier<ID: Equatable> {
  let id: ID
  let name: String
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void
}

/// The id of a task that stays the same.
nonisolated struct OnlyTask: Equatable {}

extension View {
  /// Runs a task as long as the view is there: it is started when the view appears, and cancelled when it disappears.
  ///
  /// It isn't started again when a body is evaluated again. A closure in a body runs on the main actor; up to where it waits
  /// for the first time it has run when the view is shown first. What is cancelled has to see to it itself that it ends.
  /// The task's name is the place of the call where none is given.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/task(priority:_:); recorded, K1, X1 and X15 of
  /// `swiftui-lifecycle` and `swiftui-task`, MetalUI: the order, the start within the update, the name.
  public nonisolated func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    task(id: OnlyTask(), name: name, priority: priority, file: file, line: line, action)
  }

  /// Runs a task as long as the view is there and a value stays the same.
  ///
  /// When the value changes, the task is cancelled and started again, with the closure as it is then. What else belongs to
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
