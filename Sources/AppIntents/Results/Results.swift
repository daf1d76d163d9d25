public import Trellis

extension IntentResult {
  /// Returns a result without a value.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  /// Returns a result with a value.
  public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  /// Returns a result with a sentence.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// Returns a result with a value and a sentence.
  public static func result<V>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// Returns a result with a view.
  public static func result<S: View>(view: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> {
    IntentResultContainer(snippet: view)
  }

  /// Returns a result with a value and a view.
  public static func result<V, S: View>(value: V, view: S) -> Self
  where Self == IntentResultContainer<V, Never, S, Never> {
    IntentResultContainer(value: value, snippet: view)
  }

  /// Returns a result with a sentence and a view.
  public static func result<S: View>(dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
    IntentResultContainer(snippet: view, dialog: dialog)
  }

  /// Returns a result with a value, a sentence and a view.
  public static func result<V, S: View>(value: V, dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    IntentResultContainer(value: value, snippet: view, dialog: dialog)
  }

  /// Returns a result with a sentence and a view.
  @MainActor public static func result<S: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> S
  ) -> Self where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
    IntentResultContainer(snippet: content(), dialog: dialog)
  }

  /// Returns a result with a value, a sentence and a view.
  @MainActor public static func result<V, S: View>(
    value: V, dialog: IntentDialog, @ViewBuilder content: () -> S
  ) -> Self where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    IntentResultContainer(value: value, snippet: content(), dialog: dialog)
  }

  /// Returns a result that opens an intent, which `Button(intent:)` runs next.
  public static func result<I: AppIntent>(opensIntent: I) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> {
    IntentResultContainer(opened: opensIntent)
  }

  /// Returns a result that opens an intent, with a value.
  public static func result<V, I: AppIntent>(value: V, opensIntent: I) -> Self
  where Self == IntentResultContainer<V, I, Never, Never> {
    IntentResultContainer(value: value, opened: opensIntent)
  }

  /// Returns a result that opens an intent, with a sentence.
  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
    IntentResultContainer(opened: opensIntent, dialog: dialog)
  }

  /// Returns a result with an intent that shows a view.
  public static func result<I: AppIntent>(snippetIntent: I) -> Self
  where Self == IntentResultContainer<Never, Never, I, Never> {
    IntentResultContainer(snippet: snippetIntent)
  }
}
