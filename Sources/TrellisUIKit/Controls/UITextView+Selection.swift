public import Foundation
import Trellis

/// The ways in which a user interacts with a link in a text; here always the first.
public enum UITextItemInteraction: Int, Sendable {
  /// A click; a menu; a preview.
  case invokeDefaultAction, presentActions, preview
}

/// A position in the text of a view.
open class UITextPosition: NSObject {
  /// The distance from the beginning in UTF-16 units.
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A range in the text of a view.
open class UITextRange: NSObject {
  /// The beginning.
  public let start: UITextPosition
  /// The end.
  public let end: UITextPosition
  /// Whether the range has no characters.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    (start, end) = (UITextPosition(range.location), UITextPosition(range.location + range.length))
  }
  var nsRange: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

// Selections are those of SwiftUI's text editor, so a text that isn't editable has none.
//
// Source: documented, developer.apple.com/documentation/uikit/uitextview and uitextinput.
extension UITextView {
  /// The selected range in UTF-16 units; the end of the text without a selection.
  ///
  /// Ranges beyond the text are limited to it.
  public var selectedRange: NSRange {
    get {
      let text = text ?? ""
      guard case .selection(let range) = selection?.indices else {
        return NSRange(location: text.utf16.count, length: 0)
      }
      return NSRange(min(range.lowerBound, text.endIndex)..<min(range.upperBound, text.endIndex), in: text)
    }
    set {
      let text = text ?? ""
      let start = min(max(0, newValue.location), text.utf16.count)
      let end = min(start + max(0, newValue.length), text.utf16.count)
      selected(
        TextSelection(
          range: String.Index(utf16Offset: start, in: text)..<String.Index(utf16Offset: end, in: text)))
    }
  }
  /// The selected range; nil without a selection.
  public var selectedTextRange: UITextRange? {
    get { selection == nil ? nil : UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.nsRange } else { selected(nil) } }
  }
  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  /// Returns the position at a distance in UTF-16 units; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let new = position.offset + offset
    return (0...endOfDocument.offset).contains(new) ? UITextPosition(new) : nil
  }
  /// Returns the range between two positions; nil if the second is before the first.
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard start.offset <= end.offset else { return nil }
    return UITextRange(NSRange(location: start.offset, length: end.offset - start.offset))
  }
  /// Returns the distance between two positions in UTF-16 units.
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { end.offset - start.offset }
  /// Returns the text in a range; nil for a range beyond the text.
  public func text(in range: UITextRange) -> String? {
    guard range.end.offset <= endOfDocument.offset else { return nil }
    return ((text ?? "") as NSString).substring(with: range.nsRange)
  }

  /// Stores a selection of the user or of the program.
  func selected(_ new: TextSelection?) {
    guard new != selection else { return }
    selection = new
    changed()
    textDelegate?.textViewDidChangeSelection(self)
  }

  /// Returns whether a link is opened.
  func opens(_ url: URL) -> Bool {
    var place = NSRange(location: 0, length: 0)
    let text = attributedText ?? NSAttributedString(string: "")
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, stop in
      guard (link as? URL ?? (link as? String).flatMap { URL(string: $0) }) == url else { return }
      place = range
      stop.pointee = true
    }
    return textDelegate?.textView(
      self, shouldInteractWith: url, in: place, interaction: .invokeDefaultAction) ?? true
  }
}
