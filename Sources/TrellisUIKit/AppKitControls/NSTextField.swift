public import Foundation
import Trellis
import TrellisControls

/// A text, which the user may edit.
///
/// Source: documented, developer.apple.com/documentation/appkit/nstextfield.
@MainActor @preconcurrency
open class NSTextField: NSControl {
  /// The shapes of the border.
  public enum BezelStyle: UInt, Sendable {
    /// A rectangle; with round corners.
    case squareBezel, roundedBezel
  }

  /// The text in place of an empty value; nil for none.
  open var placeholderString: String? { didSet { changed() } }
  /// The text in place of an empty value, with attributes.
  open var placeholderAttributedString: NSAttributedString? {
    get { placeholderString.map { NSAttributedString(string: $0) } }
    set { placeholderString = newValue?.string }
  }
  /// Whether the user may edit the text; true by default.
  open var isEditable = true { didSet { changed() } }
  /// Whether the user may select the text; true by default.
  open var isSelectable = true { didSet { changed() } }
  /// Whether there is a border.
  open var isBordered = true { didSet { changed() } }
  /// Whether there is a border in the theme's shape.
  open var isBezeled = true { didSet { changed() } }
  /// The shape of the border; without effect: the theme's.
  open var bezelStyle = BezelStyle.squareBezel
  /// Whether ``backgroundColor`` is shown.
  open var drawsBackground = false { didSet { changed() } }
  /// The color behind the text; nil for none.
  open var backgroundColor: NSColor? { didSet { changed() } }
  /// The color of the text; nil for the theme's.
  open var textColor: NSColor? { didSet { changed() } }
  /// The greatest number of lines; 0 for any.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// The width for the natural height in points; 0 for any.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether letters become narrower before a text is cut; without effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether attributes may be changed by the user; without effect.
  open var allowsEditingTextAttributes = false
  /// The ring of a focused field; without effect: the theme's.
  open var focusRingType = NSFocusRingType.default
  /// The object that is notified of editing.
  open weak var delegate: (any NSTextFieldDelegate)?
  private var isEditing = false

  /// Creates a field for a text.
  public convenience init(string: String) {
    self.init(frame: .zero)
    stringValue = string
  }
  /// Creates a text that isn't edited, in one line.
  public convenience init(labelWithString string: String) {
    self.init(frame: .zero)
    becomeLabel(string)
    maximumNumberOfLines = 1
    lineBreakMode = .byClipping
  }
  /// Creates a text that isn't edited.
  public convenience init(wrappingLabelWithString string: String) {
    self.init(frame: .zero)
    becomeLabel(string)
    isSelectable = true
  }
  /// Creates a text that isn't edited, of which the characters are shown.
  public convenience init(labelWithAttributedString string: NSAttributedString) {
    self.init(labelWithString: string.string)
  }

  private func becomeLabel(_ string: String) {
    (isEditable, isSelectable, isBordered, isBezeled) = (false, false, false, false)
    stringValue = string
  }

  /// Selects the text: not possible here.
  open func selectText(_ sender: Any?) {}
  open override var acceptsFirstResponder: Bool { isEditable }

  /// Whether the characters are hidden.
  var isSecret: Bool { false }

  override func makeControl() -> AnyView? {
    let color = textColor.map { Color(uiColor: $0) } ?? .primary
    let base =
      isEditable
      ? AnyView(
        field.textFieldStyle(.automatic).modifier(Bezel(isOn: isBezeled || isBordered))
          .multilineTextAlignment(alignment.lines).foregroundStyle(color))
      : AnyView(
        Text(verbatim: stringValue).multilineTextAlignment(alignment.lines).foregroundStyle(color)
          .lineLimit(usesSingleLineMode ? 1 : maximumNumberOfLines == 0 ? nil : maximumNumberOfLines)
          .truncationMode(
            lineBreakMode == .byTruncatingMiddle
              ? .middle : lineBreakMode == .byTruncatingHead ? .head : .tail
          )
          .textSelection(isOn: isSelectable)
          .frame(maxWidth: .infinity, alignment: alignment.frame))
    guard drawsBackground, let backgroundColor else { return base }
    return AnyView(base.background(Color(uiColor: backgroundColor)))
  }

  private var binding: Binding<String> {
    Binding(
      get: { [self] in tracked(stringValue) },
      set: { [self] in
        guard $0 != stringValue else { return }
        if !isEditing {
          isEditing = true
          delegate?.controlTextDidBeginEditing(note(Self.textDidBeginEditingNotification))
        }
        stringValue = $0
        let note = note(Self.textDidChangeNotification)
        delegate?.controlTextDidChange(note)
        NotificationCenter.default.post(note)
      })
  }

  @ViewBuilder private var field: some View {
    if isSecret {
      SecureField(placeholderString ?? "", text: binding).onSubmit { [self] in submitted() }
    } else {
      TextField(placeholderString ?? "", text: binding) { [self] isEditing in
        if !isEditing { ended() }
      }
      .onSubmit { [self] in submitted() }
    }
  }

  private func note(_ name: Notification.Name) -> Notification { Notification(name: name, object: self) }
  private func ended() {
    guard isEditing else { return }
    isEditing = false
    let note = note(Self.textDidEndEditingNotification)
    delegate?.controlTextDidEndEditing(note)
    NotificationCenter.default.post(note)
  }
  private func submitted() {
    ended()
    used()
  }
}

extension NSControl {
  /// Posted when the text of a field has changed by the user.
  public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
  /// Posted when the user begins to change a field.
  public static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification")
  /// Posted when the user ends changing a field.
  public static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")
}

/// The border of a text field.
private struct Bezel: ViewModifier {
  let isOn: Bool
  @ViewBuilder func body(content: Content) -> some View {
    if isOn { content.textFieldStyle(.roundedBorder) } else { content.textFieldStyle(.plain) }
  }
}

extension View {
  @ViewBuilder fileprivate func textSelection(isOn: Bool) -> some View {
    if isOn { textSelection(.enabled) } else { textSelection(.disabled) }
  }
}

/// The ring of a focused view; without effect: the theme's.
public enum NSFocusRingType: UInt, Sendable {
  /// The theme's; none; outside.
  case `default`, none, exterior
}

/// The object that is notified of editing.
@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  /// Called when the user begins to change the text.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Called when the user has changed the text.
  func controlTextDidChange(_ obj: Notification)
  /// Called when the user ends changing the text.
  func controlTextDidEndEditing(_ obj: Notification)
  /// Returns whether a command of the keyboard is handled; never called here.
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSControlTextEditingDelegate {
  /// Does nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
  /// Returns false.
  public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector)
    -> Bool
  {
    false
  }
}

/// The object that is notified of the editing of a field.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
/// The object that is notified of the editing of a search field.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

/// A text field whose characters are hidden.
@MainActor @preconcurrency
open class NSSecureTextField: NSTextField {
  override var isSecret: Bool { true }
}

/// A text field for a search, whose action is sent with each change.
@MainActor @preconcurrency
open class NSSearchField: NSTextField {
  /// Whether the action waits for the return key; false by default.
  open var sendsWholeSearchString = false
  /// Whether the action is sent at once; without effect: it is.
  open var sendsSearchStringImmediately = true

  override func makeControl() -> AnyView? {
    guard let field = super.makeControl() else { return nil }
    return AnyView(
      HStack(spacing: 4) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        field
      }
      .onChange(of: stringValue) { [weak self] in
        guard let self, !sendsWholeSearchString else { return }
        used()
      })
  }
}
