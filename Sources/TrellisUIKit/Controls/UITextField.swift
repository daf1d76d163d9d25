public import Foundation
public import Trellis
public import TrellisControls
import TrellisLayout

/// A field for a line of text.
///
/// It is a text field of SwiftUI, with its editing, its keys and its input methods.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitextfield.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The borders of fields.
  public enum BorderStyle: Int, Sendable {
    /// None, a line, a bezel, a rounded rectangle.
    case none, line, bezel, roundedRect
  }
  /// The times at which a part of the field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never, during editing, outside of editing, always.
    case never, whileEditing, unlessEditing, always
  }

  /// The object that is asked and notified; nil for none.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text; empty at first.
  open var text: String? = "" {
    didSet { if text != oldValue { changed(); invalidateIntrinsicContentSize() } }
  }
  /// The text; its attributes are ignored.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The text in an empty field; nil for none.
  open var placeholder: String? { didSet { changed() } }
  /// The text in an empty field; its attributes are ignored.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The font; the system's in 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { changed() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { changed() } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// The border; none by default.
  open var borderStyle = BorderStyle.none { didSet { changed() } }
  /// Whether characters are shown as dots.
  open var isSecureTextEntry = false { didSet { changed() } }
  /// The kind of keyboard; a hint for input methods.
  open var keyboardType = UIKeyboardType.default { didSet { changed() } }
  /// The capitalization of typed text; a hint for input methods.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of typed text; without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The check of spelling; without effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The title of the return key; without effect.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is disabled without text; without effect.
  open var enablesReturnKeyAutomatically = false
  /// The appearance of the keyboard; without effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The meaning of the text; a hint.
  open var textContentType: UITextContentType! = nil
  /// The button that empties the field; shown for ``ViewMode/always`` and, during editing, for ``ViewMode/whileEditing``.
  open var clearButtonMode = ViewMode.never { didSet { changed() } }
  /// Whether editing begins with an empty text.
  open var clearsOnBeginEditing = false
  /// Whether the font becomes smaller for the text to fit; without effect.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest font size for that; without effect.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the text size of the system; without effect.
  open var adjustsFontForContentSizeCategory = false
  /// The view before the text; nil for none.
  open var leftView: UIView? { didSet { sideChanged(oldValue, leftView) } }
  /// The view behind the text; nil for none.
  open var rightView: UIView? { didSet { sideChanged(oldValue, rightView) } }
  /// The times at which ``leftView`` is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The times at which ``rightView`` is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// Whether the field is edited.
  open private(set) var isEditing = false
  /// Whether the program has asked for the focus.
  fileprivate var wantsFocus = false

  /// Creates a field with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns the proxy of all text fields: the background, the tint and the clear button apply to those that are made afterwards.
  ///
  /// SwiftUI's text fields aren't made of this class here, and don't change.
  open override class func appearance() -> UITextField { proxy { UITextField(frame: .zero) } }

  override func adopt(_ proxy: UIView) {
    super.adopt(proxy)
    if let proxy = proxy as? UITextField, proxy.clearButtonMode != .never {
      clearButtonMode = proxy.clearButtonMode
    }
  }

  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  private func sideChanged(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset: CGFloat = borderStyle == .none ? 0 : 7
    let left = inset + shownWidth(leftView, leftViewMode)
    let right = inset + shownWidth(rightView, rightViewMode)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - right, 0), height: bounds.height
    )
  }
  /// Returns the rectangle of the edited text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private func shownWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
    guard let view, mode != .never else { return 0 }
    return view.bounds.width > 0 ? view.bounds.width : max(view.intrinsicContentSize.width, 0)
  }

  /// Places the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (view, mode, isLeft) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
      guard let view else { continue }
      let width = shownWidth(view, mode)
      view.isHidden = mode == .never
      let height = view.bounds.height > 0 ? view.bounds.height : bounds.height
      view.frame = CGRect(
        x: isLeft ? 0 : bounds.width - width, y: (bounds.height - height) / 2, width: width, height: height)
    }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Gives the field the focus, and begins editing if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    wantsFocus = true
    changed()
    return true
  }
  /// Takes the focus from the field, and ends editing.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    wantsFocus = false
    changed()
    return true
  }

  // MARK: - SwiftUI

  fileprivate func edited(to new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let change = TextEdit(from: old, to: new)
    if delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.inserted)
      ?? true
    {
      text = new
      sendActions(for: .editingChanged)
      delegate?.textFieldDidChangeSelection(self)
    } else {
      // The field of SwiftUI shows the text as it was.
      changed()
    }
  }

  fileprivate func focusChanged(to isFocused: Bool) {
    guard isFocused != isEditing else { return }
    if isFocused, delegate?.textFieldShouldBeginEditing(self) == false {
      wantsFocus = false
      return changed()
    }
    isEditing = isFocused
    wantsFocus = isFocused
    if isFocused {
      UIResponder.first = self
      if clearsOnBeginEditing { text = "" }
      sendActions(for: .editingDidBegin)
      delegate?.textFieldDidBeginEditing(self)
    } else {
      if UIResponder.first === self { UIResponder.first = nil }
      sendActions(for: .editingDidEnd)
      delegate?.textFieldDidEndEditing(self)
    }
    changed()
  }

  fileprivate func submitted() {
    let ends = delegate?.textFieldShouldReturn(self) ?? true
    if ends { sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered]) }
  }

  override var isDrawnBySwiftUI: Bool { true }
  override func makeContent() -> AnyView? { AnyView(FieldNode(view: self)) }
  open override var intrinsicContentSize: CGSize {
    let sample = Text(verbatim: text?.isEmpty == false ? text! : placeholder ?? " ").font(
      font.map { Font($0) })
    let size = measured(.unspecified) { AnyView(sample) }
    let isPlain = borderStyle == .none
    return CGSize(
      width: size.width.rounded(.up) + (isPlain ? 2 : 14),
      height: size.height.rounded(.up) + (isPlain ? 0 : 12))
  }
  override func naturalSize(inWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The replacement that turns a text into another one.
struct TextEdit {
  let range: NSRange
  let inserted: String

  init(from old: String, to new: String) {
    let (before, after) = (Array(old.utf16), Array(new.utf16))
    var start = 0
    while start < before.count, start < after.count, before[start] == after[start] { start += 1 }
    var end = 0
    while end < before.count - start, end < after.count - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    { end += 1 }
    range = NSRange(location: start, length: before.count - start - end)
    inserted = String(decoding: after[start..<(after.count - end)], as: UTF16.self)
  }
}

/// The object that a text field asks and notifies.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; not called here: the focus moves when the user moves it.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether a replacement of characters may be made; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when the text or its selection has changed; for texts only.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the field may be emptied; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called for the return key; returns whether the field sends its actions.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// The field of SwiftUI that shows a field of UIKit.
private struct FieldNode: View {
  let view: UITextField
  @FocusState private var isFocused: Bool

  var body: some View {
    let _ = view.source.read()
    let rect = view.textRect(forBounds: view.bounds)
    HStack(spacing: 4) {
      field
        .textFieldStyle(.plain)
        .focused($isFocused)
        .onSubmit { [view] in view.submitted() }
        .font(view.font.map { Font($0) })
        .foregroundStyle(view.textColor.map { Color(uiColor: $0) } ?? .primary)
        .multilineTextAlignment(view.textAlignment.swiftUI)
        .keyboardType(view.keyboardType)
        .tint(view.ownTintColor.map { Color(uiColor: $0) })
      if showsClearButton {
        Button { [view] in
          clear(view)
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.leading, max(rect.minX, 0)).padding(.trailing, max(view.bounds.width - rect.maxX, 0))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { border }
    .disabled(!view.isEnabled)
    .onChange(of: isFocused) { [view] _, isFocused in view.focusChanged(to: isFocused) }
    .onChange(of: view.wantsFocus, initial: true) { _, wants in if wants != isFocused { isFocused = wants } }
  }

  private var text: Binding<String> {
    Binding(get: { [view] in view.tracked(view.text ?? "") }, set: { [view] in view.edited(to: $0) })
  }

  @ViewBuilder private var field: some View {
    if view.isSecureTextEntry {
      SecureField(view.placeholder ?? "", text: text)
    } else {
      TextField(view.placeholder ?? "", text: text)
    }
  }

  private var showsClearButton: Bool {
    guard view.text?.isEmpty == false else { return false }
    switch view.clearButtonMode {
    case .never: return false
    case .always: return true
    case .whileEditing: return view.isEditing
    case .unlessEditing: return !view.isEditing
    }
  }

  private func clear(_ view: UITextField) {
    if view.delegate?.textFieldShouldClear(view) ?? true { view.edited(to: "") }
  }

  @ViewBuilder private var border: some View {
    switch view.borderStyle {
    case .none: EmptyView()
    case .line, .bezel: Rectangle().strokeBorder(Color.secondary, lineWidth: 1)
    case .roundedRect:
      RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground))
        .overlay {
          RoundedRectangle(cornerRadius: 5).strokeBorder(Color.secondary.opacity(0.4), lineWidth: 0.5)
        }
    }
  }
}
