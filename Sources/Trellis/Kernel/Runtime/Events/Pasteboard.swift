/// What was copied, for pasting: the desktop's, or a test's own.
@MainActor package protocol Pasteboard: AnyObject {
  /// The characters that were copied last; nil where that are none.
  var string: String? { get set }
  /// The characters that were selected last, which the middle button pastes; nil where that are none.
  var selection: String? { get set }
}

/// What was copied in this program alone.
@MainActor package final class OwnPasteboard: Pasteboard {
  package var string: String?
  package var selection: String?

  package init() {}
}
