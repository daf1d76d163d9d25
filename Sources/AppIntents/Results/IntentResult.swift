/// The result of an intent.
public protocol IntentResult: Sendable {
  /// The type of the value; `Never` if the result has none.
  associatedtype Value: Sendable
  /// The value; nil if the result has none.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result with a sentence for the user; no service here says it.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view for the user; no service here shows it.
public protocol ShowsSnippetView: IntentResult {}
/// A result that opens another intent.
public protocol OpensIntent: IntentResult {}
/// A result with an intent that shows a view; no service here shows it.
public protocol ShowsSnippetIntent: IntentResult {}

/// The result that ``IntentResult/result()`` and its relatives return.
///
/// Any result may be returned as ``ShowsSnippetView``, also one without a view.
public struct IntentResultContainer<Value: Sendable, Opened, Snippet, Dialog>: IntentResult, ReturnsValue,
  ShowsSnippetView, @unchecked Sendable
{
  /// The value; nil if the result has none.
  public let value: Value?
  /// The intent to run next; nil if there is none.
  package let opened: Opened?
  /// The view or the intent for the user; nil if there is none.
  package let snippet: Snippet?
  /// The sentence for the user; nil if there is none.
  package let dialog: Dialog?

  init(value: Value? = nil, opened: Opened? = nil, snippet: Snippet? = nil, dialog: Dialog? = nil) {
    (self.value, self.opened, self.snippet, self.dialog) = (value, opened, snippet, dialog)
  }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where Opened: AppIntent {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet: AppIntent {}
extension Never: IntentResult {
  /// Never read.
  public var value: Never? { nil }
}
