import Foundation

extension View {
  /// Prints, from inside a body, what has changed since the body was evaluated last.
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = Self._printChanges()
  ///   Text(title)
  /// }
  /// ```
  /// A line such as `Row: @self, _count changed.` goes to standard output. `@self` is the view's value. `@identity` is the view's
  /// identity, which is new at the first evaluation. `_count` is a dynamic property that the last evaluation read, and
  /// `@dependencies` anything else that it read. `Row: unchanged.` means that none of these has changed. Outside the body of a
  /// view of this type, nothing is printed, and a warning is reported once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/_printchanges(); the wording and the order: OS-log of
  /// the behaviour facts.
  @MainActor @preconcurrency
  public static func _printChanges() {
    guard let line = changeLine(of: Self.self, for: "_printChanges") else { return }
    print(line)
  }

  /// Logs, from inside a body, what has changed since the body was evaluated last.
  ///
  /// The line is that of ``_printChanges()``. It goes to standard error, marked as information.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/_logchanges(); the use of standard error is ours (there
  /// is no system log to write to).
  @MainActor @preconcurrency
  public static func _logChanges() {
    guard let line = changeLine(of: Self.self, for: "_logChanges") else { return }
    log(line)
  }
}

extension ViewModifier {
  /// Prints, from inside a modifier's body, what has changed since the body was evaluated last; see ``View/_printChanges()``.
  @MainActor @preconcurrency
  public static func _printChanges() {
    guard let line = changeLine(of: Self.self, for: "_printChanges") else { return }
    print(line)
  }

  /// Logs, from inside a modifier's body, what has changed since the body was evaluated last; see ``View/_logChanges()``.
  @MainActor @preconcurrency
  public static func _logChanges() {
    guard let line = changeLine(of: Self.self, for: "_logChanges") else { return }
    log(line)
  }
}

private func log(_ line: String) {
  FileHandle.standardError.write(Data("info: \(line)\n".utf8))
}

/// Returns the report's line for the running body; nil, with a warning, unless a body of the type is running.
@MainActor
private func changeLine<Value>(of type: Value.Type, for function: String) -> String? {
  guard let run = BodyRun.current(of: type) else {
    Warning.report(
      "\(type).\(function): called outside a body of this type; no changes are known; "
        + "call Self.\(function)() in the body")
    return nil
  }
  let changes = run.changes(of: type)
  let line =
    "\(placedName(type)): " + (changes.isEmpty ? "unchanged." : "\(changes.joined(separator: ", ")) changed.")
  run.context.tellChanges?(line)
  return line
}

extension ViewContext {
  private enum ChangesReportKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> ((String) -> Void)? { nil }
  }

  /// A closure that is called with the output of `_printChanges()` and `_logChanges()`.
  var tellChanges: ((String) -> Void)? {
    get { self[ChangesReportKey.self] }
    set { self[ChangesReportKey.self] = newValue }
  }
}
