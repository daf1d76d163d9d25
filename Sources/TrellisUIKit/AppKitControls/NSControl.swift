public import Foundation
import Trellis
import TrellisControls
import TrellisLayout
public import TrellisFoundation

/// A view that reports its use to a target.
///
/// It shows a control of SwiftUI in its natural height, as UIKit's controls do (docs/design/0048-uikit-views.md).
///
/// Source: documented, developer.apple.com/documentation/appkit/nscontrol.
@MainActor @preconcurrency
open class NSControl: NSView {
  /// The sizes of controls; without effect.
  public enum ControlSize: UInt, Sendable {
    /// The usual one; smaller ones; a larger one.
    case regular, small, mini, large
  }
  /// The states of switches and check boxes.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates a state from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Neither on nor off.
    public static let mixed = StateValue(rawValue: -1)
    /// Off.
    public static let off = StateValue(rawValue: 0)
    /// On.
    public static let on = StateValue(rawValue: 1)
  }

  /// The object of the method; nil for the first responder that has it.
  open weak var target: AnyObject?
  /// The method that is called when the control is used; nil for none.
  open var action: Selector?
  /// Whether the control can be used; true by default.
  open var isEnabled = true { didSet { changed() } }
  /// The font; nil for the theme's.
  open var font: NSFont? { didSet { changed() } }
  /// The alignment of texts.
  open var alignment = NSTextAlignment.natural { didSet { changed() } }
  /// The treatment of a text that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// Whether the text has one line; false by default.
  open var usesSingleLineMode = false { didSet { changed() } }
  /// The size; without effect.
  open var controlSize = ControlSize.regular
  /// Whether the action is sent while the value changes; without effect: it always is.
  open var isContinuous = true
  /// A number that identifies the control.
  open override var tag: Int {
    get { number }
    set { number = newValue }
  }
  private var number = 0
  private let hosted = UIHostedView()
  private var value = ""

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hosted.frame = peer.bounds
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hosted.content = { [weak self] in self?.makeView() }
    peer.addSubview(hosted)
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// The value as a text.
  open var stringValue: String {
    get { value }
    set {
      guard newValue != value else { return }
      value = newValue
      changed()
    }
  }
  /// The value as a number; 0 if the text isn't one.
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// The value as a number.
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  /// The value as a whole number.
  open var integerValue: Int {
    get { Int(stringValue) ?? Int(max(-1e18, min(1e18, doubleValue))) }
    set { stringValue = "\(newValue)" }
  }
  /// The value as a whole number.
  open var intValue: Int32 {
    get { Int32(clamping: integerValue) }
    set { integerValue = Int(newValue) }
  }
  /// The value with attributes, of which the text is shown.
  open var attributedStringValue: NSAttributedString {
    get { NSAttributedString(string: stringValue) }
    set { stringValue = newValue.string }
  }
  /// The value; nil for an empty text.
  open var objectValue: Any? {
    get { stringValue.isEmpty ? nil : stringValue }
    set { stringValue = newValue.map { "\($0)" } ?? "" }
  }

  /// Calls a method of a target; returns whether it was called.
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
  /// Uses the control, as the user does.
  open func performClick(_ sender: Any?) { used() }
  /// Sets the size to the natural one.
  open func sizeToFit() { frame.size = fittingSize }
  /// Returns the natural size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { hosted.sizeThatFits(size) }
  open override var intrinsicContentSize: CGSize { hosted.intrinsicContentSize }
  open override var fittingSize: CGSize { hosted.intrinsicContentSize }

  // MARK: - For the controls

  /// Returns the control of SwiftUI; nil for none.
  func makeControl() -> AnyView? { nil }
  /// Reports the use by the user.
  func used() { sendAction(action, to: target) }
  /// Returns a value, on whose changes the rule that reads it depends.
  func tracked<Value>(_ value: Value) -> Value { hosted.tracked(value) }
  /// Shows a change.
  func changed() {
    hosted.contentChanged()
    invalidateIntrinsicContentSize()
  }
  private func makeView() -> AnyView? {
    makeControl().map { AnyView($0.font(font.map { Font($0) }).disabled(!isEnabled)) }
  }
}

extension NSTextAlignment {
  /// The alignment in a frame of SwiftUI.
  var frame: Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
  /// The alignment of lines in SwiftUI.
  var lines: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}
