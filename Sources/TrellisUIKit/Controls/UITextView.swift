public import Foundation
public import Trellis
import TrellisControls
import TrellisLayout

/// A view for text of several lines, which can be edited.
///
/// Editable text is a text editor of SwiftUI; other text is a text in a scroll view.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitextview.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text; empty at first.
  open var text: String! = "" { didSet { if text != oldValue { attributed = nil; contentChanged() } } }
  /// The text with its attributes, which are shown if the text isn't editable.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string ?? ""
      attributed = newValue
      contentChanged()
    }
  }
  private var attributed: NSAttributedString?
  /// The font; nil for the system's.
  open var font: UIFont? { didSet { contentChanged() } }
  /// The colour; nil for that of labels.
  open var textColor: UIColor? { didSet { changed() } }
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// Whether the user edits the text; true by default.
  open var isEditable = true { didSet { changed() } }
  /// Whether the user selects the text; true by default.
  open var isSelectable = true { didSet { changed() } }
  /// The insets of the text; 8 points above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged() }
  }
  /// The container of the text, for its padding.
  public let textContainer = NSTextContainer()
  /// The kind of keyboard; a hint for input methods.
  open var keyboardType = UIKeyboardType.default
  /// The capitalization of typed text; without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of typed text; without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The title of the return key; without effect.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the font follows the text size of the system; without effect.
  open var adjustsFontForContentSizeCategory = false
  /// The attributes of links, of which only the color has an effect; nil for the tint.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { changed() } }
  /// The selection as SwiftUI has it; nil without the focus.
  var selection: TextSelection?
  /// Whether the text is being edited.
  fileprivate var isEditing = false
  fileprivate var wantsFocus = false

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    textContainer.view = self
  }
  /// Creates a view with a frame; the container is ignored.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }
  /// Returns the proxy of all text views: the background and the tint apply to those that are made afterwards.
  open override class func appearance() -> UITextView { proxy { UITextView(frame: .zero) } }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  func contentChanged() {
    changed()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  fileprivate var insets: EdgeInsets {
    let padding = textContainer.lineFragmentPadding
    let inset = textContainerInset
    return EdgeInsets(
      top: inset.top, leading: inset.left + padding, bottom: inset.bottom, trailing: inset.right + padding)
  }

  /// The insets of the editor of SwiftUI, which has 5 points of its own at the sides.
  fileprivate var editorInsets: EdgeInsets {
    var insets = insets
    insets.leading = max(insets.leading - 5, 0)
    insets.trailing = max(insets.trailing - 5, 0)
    return insets
  }

  fileprivate var shownText: Text {
    attributed.map { Text(styled: $0) } ?? Text(verbatim: text ?? "")
  }

  /// The size of the text if the view doesn't scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: -1, height: -1) : naturalSize(inWidth: bounds.width > 0 ? bounds.width : nil)
  }
  override var wrapsContent: Bool { !isScrollEnabled }
  override func naturalSize(inWidth width: CGFloat?) -> CGSize {
    isScrollEnabled ? CGSize(width: -1, height: -1) : size(inWidth: width)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(inWidth: size.width > 0 && size.width < 1e6 ? size.width : nil)
  }
  private func size(inWidth width: CGFloat?) -> CGSize {
    let sample = text.isEmpty ? Text(verbatim: " ") : shownText
    let size = measured(ProposedViewSize(width: width, height: nil)) {
      AnyView(sample.font(font.map { Font($0) }).padding(insets))
    }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  open override var canBecomeFirstResponder: Bool { isEditable }
  /// Gives the view the focus, and begins editing.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    wantsFocus = true
    changed()
    return true
  }
  /// Takes the focus from the view, and ends editing.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    wantsFocus = false
    changed()
    return true
  }

  fileprivate func edited(to new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let change = TextEdit(from: old, to: new)
    guard
      textDelegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.inserted) ?? true
    else {
      return changed()
    }
    text = new
    textDelegate?.textViewDidChange(self)
  }

  fileprivate func focusChanged(to isFocused: Bool) {
    guard isFocused != isEditing else { return }
    if isFocused, textDelegate?.textViewShouldBeginEditing(self) == false {
      wantsFocus = false
      return changed()
    }
    (isEditing, wantsFocus) = (isFocused, isFocused)
    if isFocused {
      UIResponder.first = self
      textDelegate?.textViewDidBeginEditing(self)
    } else {
      if UIResponder.first === self { UIResponder.first = nil }
      textDelegate?.textViewDidEndEditing(self)
    }
  }

  override func makeContent() -> AnyView? { AnyView(TextNode(view: self)) }
  override func wrapSubviews(_ subviews: AnyView) -> AnyView { subviews }
}

/// The container of a text: its padding.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  fileprivate weak var view: UITextView?
  /// The space before and behind lines, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { view?.contentChanged() } }
  /// The greatest number of lines, 0 for any; without effect.
  open var maximumNumberOfLines = 0
  /// The treatment of a text that is too long; without effect.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// The object that a text view asks and notifies.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a replacement may be made; true by default.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection of an editable text has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a link is opened that the user has clicked; true by default.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    true
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

private struct TextNode: View {
  let view: UITextView
  @FocusState private var isFocused: Bool

  var body: some View {
    let _ = view.source.read()
    let color = view.textColor.map { Color(uiColor: $0) } ?? .primary
    if view.isEditable {
      TextEditor(
        text: Binding(
          get: { [view] in view.tracked(view.text ?? "") }, set: { [view] in view.edited(to: $0) }),
        selection: Binding(
          get: { [view] in view.tracked(view.selection) }, set: { [view] in view.selected($0) })
      )
      .scrollContentBackground(.hidden)
      .focused($isFocused)
      .font(view.font.map { Font($0) }).foregroundStyle(color)
      .multilineTextAlignment(view.textAlignment.swiftUI)
      .onChange(of: isFocused) { [view] _, isFocused in view.focusChanged(to: isFocused) }
      .onChange(of: view.wantsFocus, initial: true) { _, wants in
        if wants != isFocused { isFocused = wants }
      }
    } else {
      ScrollView(view.isScrollEnabled ? .vertical : []) {
        view.shownText.font(view.font.map { Font($0) }).foregroundStyle(color)
          .multilineTextAlignment(view.textAlignment.swiftUI)
          .frame(
            maxWidth: .infinity,
            alignment: Alignment(horizontal: view.textAlignment.horizontal, vertical: .top)
          )
          .padding(view.insets)
      }
      .tint((view.linkTextAttributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) })
      .environment(\.openURL, OpenURLAction { [view] in view.opens($0) ? .systemAction : .handled })
    }
  }
}
