/// What was copied, for pasting: the desktop's, or a test's own.
@MainActor package protocol Pasteboard: AnyObject {
  /// The characters that were copied last; nil where that are none.
  var string: String? { get set }
  /// The characters that were selected last, which the middle button pastes; nil where that are none.
  var selection: String? { get set }
  /// What this program copied last, where that is more than characters.
  var copied: CopiedItems? { get set }
}

/// What was copied in this program alone.
@MainActor package final class OwnPasteboard: Pasteboard {
  package var string: String?
  package var selection: String?
  package var copied: CopiedItems?

  package init() {}
}

/// What this program copied, for those of its views that know more than characters.
package struct CopiedItems {
  /// The things themselves: values that can be transferred, or item providers.
  let items: [Any]
  /// The characters that other programs get of it; nil where there are none, or aren't yet.
  var string: String?
}
