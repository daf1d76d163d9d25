public import Foundation
import Trellis

/// A text of many lines, which the user may edit and scroll; a text view of UIKit inside.
///
/// Source: documented, developer.apple.com/documentation/appkit/nstextview. Attributes are shown, and not edited; substitutions, rulers and
/// the find bar don't exist.
@MainActor @preconcurrency
open class NSTextView: NSText, UITextViewDelegate {
  /// The object that is notified of editing.
  open weak var delegate: (any NSTextViewDelegate)?
  let text = UITextView(frame: .zero)

  /// Creates a text view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    text.frame = peer.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.delegate = self
    peer.addSubview(text)
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Returns a scroll view with a text view.
  open class func scrollableTextView() -> NSScrollView {
    let scrollView = NSScrollView(frame: .zero)
    scrollView.hasVerticalScroller = true
    scrollView.documentView = NSTextView(frame: .zero)
    return scrollView
  }

  /// The text.
  open override var string: String {
    get { text.text ?? "" }
    set { text.text = newValue }
  }
  /// The font; nil for the theme's.
  open override var font: NSFont? {
    get { text.font }
    set { text.font = newValue }
  }
  /// The color of the text; nil for the theme's.
  open override var textColor: NSColor? {
    get { text.textColor }
    set { text.textColor = newValue }
  }
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { text.textAlignment }
    set { text.textAlignment = newValue }
  }
  /// Whether the user may edit the text; true by default.
  open override var isEditable: Bool {
    get { text.isEditable }
    set { text.isEditable = newValue }
  }
  /// Whether the user may select the text; true by default.
  open override var isSelectable: Bool {
    get { text.isSelectable }
    set { text.isSelectable = newValue }
  }
  /// Whether ``NSText/backgroundColor`` is shown.
  open override var drawsBackground: Bool { didSet { showBackground() } }
  /// The color behind the text.
  open override var backgroundColor: NSColor! { didSet { showBackground() } }
  private func showBackground() { text.backgroundColor = drawsBackground ? backgroundColor : nil }
  /// The space around the text in points.
  open var textContainerInset: CGSize {
    get { CGSize(width: text.textContainerInset.left, height: text.textContainerInset.top) }
    set {
      text.textContainerInset = UIEdgeInsets(
        top: newValue.height, left: newValue.width, bottom: newValue.height, right: newValue.width)
    }
  }
  /// The rectangle of the text.
  open var textContainer: NSTextContainer? { text.textContainer }
  /// Whether the user may change attributes; without effect.
  open var isRichText = true
  /// Whether changes can be undone; without effect: the text view does so.
  open var allowsUndo = false
  /// Whether quotation marks are replaced; without effect: they aren't.
  open var isAutomaticQuoteSubstitutionEnabled = false
  /// Whether hyphens are replaced; without effect: they aren't.
  open var isAutomaticDashSubstitutionEnabled = false
  /// Whether texts are replaced; without effect: they aren't.
  open var isAutomaticTextReplacementEnabled = false
  /// Whether mistakes are corrected; without effect: they aren't.
  open var isAutomaticSpellingCorrectionEnabled = false
  /// Whether mistakes are marked; without effect.
  open var isContinuousSpellCheckingEnabled = false
  /// Whether links are found; without effect.
  open var isAutomaticLinkDetectionEnabled = false
  /// Whether there is a find bar; without effect.
  open var usesFindBar = false
  /// The color of the insertion point; nil for the theme's; without effect.
  open var insertionPointColor: NSColor? = nil
  /// The attributes of selected text; without effect.
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of new text; without effect.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// The text with attributes.
  open func attributedString() -> NSAttributedString {
    text.attributedText ?? NSAttributedString(string: string)
  }
  /// The selected part: that of ``setSelectedRange(_:)``, or else the end, because the user's selection isn't known here.
  open func selectedRange() -> NSRange { selection ?? NSRange(location: string.utf16.count, length: 0) }
  /// Stores a selected part, which isn't shown.
  open func setSelectedRange(_ charRange: NSRange) { selection = charRange }
  private var selection: NSRange?
  /// Replaces a part of the text.
  open func insertText(_ string: Any, replacementRange: NSRange) {
    let added = (string as? NSAttributedString)?.string ?? "\(string)"
    let whole = NSMutableString(string: self.string)
    let range = replacementRange.location == NSNotFound ? selectedRange() : replacementRange
    guard NSMaxRange(range) <= whole.length else { return }
    whole.replaceCharacters(in: range, with: added)
    self.string = whole as String
  }

  open override var acceptsFirstResponder: Bool { true }
  open override var intrinsicContentSize: CGSize { text.intrinsicContentSize }

  /// Passes the beginning of editing on to the delegate.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    delegate?.textDidBeginEditing(note(NSText.didBeginEditingNotification))
  }
  /// Passes the end of editing on to the delegate.
  public func textViewDidEndEditing(_ textView: UITextView) {
    delegate?.textDidEndEditing(note(NSText.didEndEditingNotification))
  }
  /// Passes a change on to the delegate.
  public func textViewDidChange(_ textView: UITextView) {
    selection = nil
    let note = note(NSText.didChangeNotification)
    delegate?.textDidChange(note)
    didChangeText()
    NotificationCenter.default.post(note)
  }
  /// Passes a change of the selection on to the delegate.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    delegate?.textViewDidChangeSelection(note(NSTextView.didChangeSelectionNotification))
  }
  private func note(_ name: Notification.Name) -> Notification { Notification(name: name, object: self) }
  /// Called after the user has changed the text.
  open func didChangeText() {}
  /// Posted when the selection has changed.
  public static let didChangeSelectionNotification = Notification.Name(
    "NSTextViewDidChangeSelectionNotification")
}

/// A view of a text.
///
/// Source: documented, developer.apple.com/documentation/appkit/nstext.
@MainActor @preconcurrency
open class NSText: NSView {
  /// The text.
  open var string = ""
  /// The font; nil for the theme's.
  open var font: NSFont?
  /// The color of the text; nil for the theme's.
  open var textColor: NSColor?
  /// The alignment of lines.
  open var alignment = NSTextAlignment.natural
  /// Whether the user may edit the text.
  open var isEditable = true
  /// Whether the user may select the text.
  open var isSelectable = true
  /// Whether ``backgroundColor`` is shown.
  open var drawsBackground = true
  /// The color behind the text.
  open var backgroundColor: NSColor! = .clear
  /// Whether the height follows the text; without effect.
  open var isVerticallyResizable = true
  /// Whether the width follows the text; without effect.
  open var isHorizontallyResizable = false
  /// The smallest size; without effect.
  open var minSize = CGSize.zero
  /// The greatest size; without effect.
  open var maxSize = CGSize.zero

  /// Posted when the user begins to edit.
  public static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
  /// Posted when the user has changed the text.
  public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
  /// Posted when the user ends editing.
  public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
}

/// The object that is notified of the editing of a text view.
///
/// Source: documented, developer.apple.com/documentation/appkit/nstextviewdelegate.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSObjectProtocol {
  /// Called when the user begins to edit.
  func textDidBeginEditing(_ notification: Notification)
  /// Called when the user has changed the text.
  func textDidChange(_ notification: Notification)
  /// Called when the user ends editing.
  func textDidEndEditing(_ notification: Notification)
  /// Called when the selection has changed.
  func textViewDidChangeSelection(_ notification: Notification)
}

extension NSTextViewDelegate {
  /// Does nothing.
  public func textDidBeginEditing(_ notification: Notification) {}
  /// Does nothing.
  public func textDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func textDidEndEditing(_ notification: Notification) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ notification: Notification) {}
}
