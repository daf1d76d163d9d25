/// The selection in a text, or the position of its caret.
///
/// ```swift
/// @State private var selection: TextSelection?
/// TextEditor(text: $text, selection: $selection)
/// ```
/// A field or an editor writes the selection whenever the user moves the caret, selects or types, and nil when the view loses the focus. A
/// selection that the program writes is applied; nil leaves it to the user. A selection that is written before the view gets the focus is
/// applied when the view gets it, instead of the field's default selection.
///
/// The indices are those of the text that the view was given, or of a new text that is written together with the selection. Indices beyond
/// the end count as the end, and those within a character as its beginning. A view has a single selection: of several ranges, it selects
/// the range around them all. While an input method composes text, the binding keeps the selection from before the composition.
///
/// Source: documented, developer.apple.com/documentation/swiftui/textselection; its value without the focus, and with a new text:
/// inferred.
public nonisolated struct TextSelection: Hashable, Sendable {
  /// The selected positions in a text.
  public enum Indices: Hashable, Sendable {
    /// A single range; an empty one is a caret.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected positions.
  public var indices: Indices

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates a caret.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Whether the selection is a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextSelection {
  /// Creates the selection of a range of bytes in a text.
  init(_ bytes: Range<Int>, in string: String) {
    func index(_ offset: Int) -> String.Index {
      string.utf8.index(string.startIndex, offsetBy: min(max(0, offset), string.utf8.count))
    }
    self.init(range: index(bytes.lowerBound)..<index(bytes.upperBound))
  }

  /// Returns the bytes from the first to the last selected position in a text; nil if nothing is selected.
  func bytes(in string: String) -> Range<Int>? {
    let range: Range<String.Index>
    switch indices {
    case .selection(let only): range = only
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      range = first.lowerBound..<last.upperBound
    }
    func offset(_ index: String.Index) -> Int {
      string.utf8.distance(from: string.startIndex, to: min(max(string.startIndex, index), string.endIndex))
    }
    return offset(range.lowerBound)..<max(offset(range.lowerBound), offset(range.upperBound))
  }
}
