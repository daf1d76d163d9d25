/// What of a text is selected, or where its caret is.
///
/// ```swift
/// @State private var selection: TextSelection?
/// TextEditor(text: $text, selection: $selection)
/// ```
/// A field or an editor writes it whenever the person moves the caret, selects or types, and nil when it loses the focus. What a program
/// writes is selected; nil leaves it to the person. What it wrote before the focus comes is selected then, in place of what a field selects
/// by itself.
///
/// Its indices are of the text that the view was given, a new one with those that are written beside it: those beyond its end count as its
/// end, those within a character as that character's beginning. A view has one selection: of several stretches it selects the one around
/// all. While an input method works on the text it says what was selected before.
///
/// Source: documented, developer.apple.com/documentation/swiftui/textselection; what it is without the focus, and with a new text: inferred.
public nonisolated struct TextSelection: Hashable, Sendable {
  /// Places in a text.
  public enum Indices: Hashable, Sendable {
    /// One stretch; an empty one is a caret.
    case selection(Range<String.Index>)
    /// Several.
    case multiSelection(RangeSet<String.Index>)
  }

  /// Which places.
  public var indices: Indices

  /// Creates a selection of a stretch.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several stretches.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates a caret.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Whether it is a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextSelection {
  /// The selection of a range of bytes of a text.
  init(_ bytes: Range<Int>, in string: String) {
    func index(_ offset: Int) -> String.Index {
      string.utf8.index(string.startIndex, offsetBy: min(max(0, offset), string.utf8.count))
    }
    self.init(range: index(bytes.lowerBound)..<index(bytes.upperBound))
  }

  /// The bytes from the first to the last that is selected in a text; nil where nothing is.
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
