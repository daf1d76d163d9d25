public import Foundation
import Trellis
import TrellisLayout

/// A view that shows a text.
///
/// Source: documented, developer.apple.com/documentation/uikit/uilabel.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text; nil for none.
  open var text: String? { didSet { if text != oldValue { attributed = nil; contentChanged() } } }
  /// The text with its attributes; nil for none.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
      contentChanged()
    }
  }
  private var attributed: NSAttributedString?
  /// The font; the system's in 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  /// The colour; that of labels by default.
  open var textColor: UIColor! = .label { didSet { changed() } }
  /// The colour in a highlighted cell; nil for the same.
  open var highlightedTextColor: UIColor?
  /// Whether the highlighted colour is used.
  open var isHighlighted = false { didSet { changed() } }
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// The greatest number of lines, 0 for any; 1 by default.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// The treatment of a text that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
  /// Whether the font becomes smaller for the text to fit; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  /// The smallest part of the font's size, for ``adjustsFontSizeToFitWidth``; 0, which is any, by default.
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
  /// Whether the font follows the text size of the system; without effect.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the spaces become smaller first; without effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the text isn't dimmed; true by default.
  open var isEnabled = true { didSet { changed() } }
  /// The colour of the text's shadow; nil for none.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// The offset of the text's shadow.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { changed() } }
  /// The width in which the natural size is computed; 0 for that of the layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  private func contentChanged() {
    changed()
    invalidateIntrinsicContentSize()
  }

  private var shownText: Text {
    attributed.map { Text(styled: $0) } ?? Text(verbatim: text ?? "")
  }

  private func makeText() -> AnyView? {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let mode: Text.TruncationMode =
      switch lineBreakMode {
      case .byTruncatingHead: .head
      case .byTruncatingMiddle: .middle
      default: .tail
      }
    return AnyView(
      shownText.font(font.map { Font($0) })
        .foregroundStyle(color.map { Color(uiColor: $0) } ?? .primary)
        .multilineTextAlignment(textAlignment.swiftUI)
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .truncationMode(mode)
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
        .opacity(isEnabled ? 1 : 0.5)
        .shadow(
          color: shadowColor.map { Color(uiColor: $0) } ?? .clear, radius: 0, x: shadowOffset.width,
          y: shadowOffset.height))
  }

  override func makeContent() -> AnyView? {
    guard let text, !text.isEmpty, let label = makeText() else { return nil }
    return AnyView(
      label.frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: Alignment(horizontal: textAlignment.horizontal, vertical: .center)))
  }

  /// The size of the text, in the preferred width if that is set.
  open override var intrinsicContentSize: CGSize {
    naturalSize(inWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }
  override var wrapsContent: Bool { numberOfLines != 1 }
  override func naturalSize(inWidth width: CGFloat?) -> CGSize {
    let size = measured(ProposedViewSize(width: width, height: nil)) { makeText() }
    return text?.isEmpty ?? true
      ? .zero : CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(inWidth: size.width > 0 && size.width < 1e6 && numberOfLines != 1 ? size.width : nil)
  }
  override var baselines: (first: CGFloat, last: CGFloat)? { font.map { ($0.ascender, -$0.descender) } }
  override var defaultHuggingPriority: UILayoutPriority { UILayoutPriority(251) }
}

extension NSTextAlignment {
  var swiftUI: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
  var horizontal: HorizontalAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}
