/// Storage for copied items: the desktop's, or a test's own.
@MainActor package protocol Pasteboard: AnyObject {
  /// The text that was copied last; nil if there is none.
  var string: String? { get set }
  /// The text that was selected last, which the middle button pastes; nil if there is none.
  var selection: String? { get set }
  /// The items that this program copied last, if they are more than text.
  var copied: CopiedItems? { get set }
}

/// A pasteboard for this program alone.
@MainActor package final class OwnPasteboard: Pasteboard {
  package var string: String?
  package var selection: String?
  package var copied: CopiedItems?

  package init() {}
}

/// Items that this program copied, for its own views that handle more than text.
package struct CopiedItems {
  /// The copied items: transferable values or item providers.
  let items: [Any]
  /// The text for other programs; nil if there is none, or none yet.
  var string: String?
}
