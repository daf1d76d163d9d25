public import Foundation
import Trellis

/// A row of a table, with texts and an image, or with the views that the program adds to ``contentView``.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitableviewcell; lengths: inferred.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The arrangements of the texts.
  public enum CellStyle: Int, Sendable {
    /// One text; the second one at the right; the second one at the right of a narrow first one; the second one below.
    case `default`, value1, value2, subtitle
  }
  /// The marks at the right.
  public enum AccessoryType: Int, Sendable {
    /// None; an arrow; a button with an arrow; a check mark; a button.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The looks of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// The appearance of other rows.
    case none
    /// The theme's color, for each of these.
    case blue, gray, `default`
  }
  /// The changes of a row while the table is edited.
  public enum EditingStyle: Int, Sendable {
    /// None; removing; inserting.
    case none, delete, insert
  }

  /// The arrangement of the texts.
  let cellStyle: CellStyle
  /// The name for reuse; nil for none.
  open internal(set) var reuseIdentifier: String?
  /// The view of the content.
  public let contentView = UIView(frame: .zero)
  /// The first text.
  open var textLabel: UILabel? {
    madeText = madeText ?? added(UILabel(frame: .zero))
    return madeText
  }
  /// The second text; nil in the style with one.
  open var detailTextLabel: UILabel? {
    if madeDetail == nil, cellStyle != .default {
      let label = added(UILabel(frame: .zero))
      label.textColor = .secondaryLabel
      label.font = .systemFont(ofSize: cellStyle == .subtitle ? 12 : 17)
      madeDetail = label
    }
    return madeDetail
  }
  /// The image before the texts.
  open var imageView: UIImageView? {
    madeImage = madeImage ?? added(UIImageView(frame: .zero))
    return madeImage
  }
  private var madeText: UILabel?
  private var madeDetail: UILabel?
  private var madeImage: UIImageView?
  /// The mark at the right.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view in place of the mark at the right; nil for the mark.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// The mark while the table is edited; without effect.
  open var editingAccessoryType = AccessoryType.none
  /// The look of the selected row.
  open var selectionStyle = SelectionStyle.default
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether the row is pressed; without effect, and not set by presses.
  open var isHighlighted = false
  /// Whether the table is edited.
  open internal(set) var isEditing = false
  /// The inset of the line below; without effect: the theme's.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The depth of the row.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level of depth, in points.
  open var indentationWidth: CGFloat = 10
  /// The view behind the content; nil for none.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// The view behind the content of a selected row; not shown: the theme's.
  open var selectedBackgroundView: UIView?
  /// The content by a value; nil for the texts and the image.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { configurationChanged() } }
  /// The background by a value; nil for the table's.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
  }
  private var configuredView: (any UIContentView & UIView)?
  private let mark = UIImageView(frame: .zero)
  /// The type that ``mark`` shows.
  private var markedType = AccessoryType.none

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (cellStyle, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    addSubview(contentView)
    addSubview(mark)
  }
  /// Returns the proxy of all cells: the background and the tint apply to those that are made afterwards.
  open override class func appearance() -> UITableViewCell {
    proxy { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Called before the row is used again.
  open func prepareForReuse() {}
  /// Selects the row, or ends that.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets ``isHighlighted``; without effect.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Called when editing the table begins or ends.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Returns the texts and the image as a value.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    cellStyle == .subtitle ? .subtitleCell() : cellStyle == .default ? .cell() : .valueCell()
  }

  private func added<View: UIView>(_ view: View) -> View {
    contentView.addSubview(view)
    return view
  }
  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
  private func configurationChanged() {
    if let configuredView, let contentConfiguration, configuredView.supports(contentConfiguration) {
      configuredView.configuration = contentConfiguration
      return
    }
    configuredView?.removeFromSuperview()
    configuredView = contentConfiguration?.makeContentView()
    if let configuredView { contentView.addSubview(configuredView) }
    setNeedsLayout()
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let right = layOutAccessory()
    backgroundView?.frame = bounds
    let indentation = CGFloat(indentationLevel) * indentationWidth
    contentView.frame = CGRect(
      x: indentation, y: 0, width: max(bounds.width - right - indentation, 0), height: bounds.height)
    configuredView?.frame = contentView.bounds
    if configuredView == nil { layOutTexts() }
  }

  /// Places the mark, and returns its width with the space around.
  private func layOutAccessory() -> CGFloat {
    let names: [AccessoryType: String] = [
      .disclosureIndicator: "chevron.right", .detailDisclosureButton: "info.circle", .checkmark: "checkmark",
      .detailButton: "info.circle",
    ]
    let shown: UIView
    if let accessoryView {
      mark.isHidden = true
      shown = accessoryView
      if shown.frame.size == .zero { shown.sizeToFit() }
    } else if let name = names[accessoryType] {
      mark.isHidden = false
      // A new image would request another layout.
      if markedType != accessoryType {
        markedType = accessoryType
        let font = UIFont.systemFont(
          ofSize: accessoryType == .disclosureIndicator ? 13 : 17, weight: .semibold)
        mark.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(font: font))
        mark.tintColor = accessoryType == .disclosureIndicator ? .tertiaryLabel : nil
        mark.sizeToFit()
      }
      shown = mark
    } else {
      mark.isHidden = true
      return 0
    }
    let size = shown.frame.size
    shown.frame = CGRect(
      x: bounds.width - size.width - 16, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    return size.width + 24
  }

  private func layOutTexts() {
    let (text, detail) = (madeText, madeDetail)
    guard text?.text != nil || detail?.text != nil || madeImage?.image != nil else { return }
    let area = contentView.bounds
    var x: CGFloat = 16
    if let image = madeImage, let size = image.image?.size {
      let height = min(size.height, max(area.height - 8, 0))
      let width = size.height > 0 ? size.width * height / size.height : 0
      image.frame = CGRect(x: x, y: (area.height - height) / 2, width: width, height: height)
      x += width + 16
    }
    let width = max(area.width - x - 16, 0)
    switch cellStyle {
    case .subtitle where detail?.text?.isEmpty == false:
      let (first, second) = (height(of: text, width), height(of: detail, width))
      let top = (area.height - first - second - 2) / 2
      text?.frame = CGRect(x: x, y: top, width: width, height: first)
      detail?.frame = CGRect(x: x, y: top + first + 2, width: width, height: second)
    case .value1, .value2:
      let end = detail?.text?.isEmpty == false ? min(detail?.intrinsicContentSize.width ?? 0, width) : 0
      text?.frame = CGRect(x: x, y: 0, width: max(width - end - (end > 0 ? 8 : 0), 0), height: area.height)
      detail?.frame = CGRect(x: x + width - end, y: 0, width: end, height: area.height)
    default: text?.frame = CGRect(x: x, y: 0, width: width, height: area.height)
    }
  }

  /// Returns the height of a text in a width; that of a line isn't measured.
  private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat {
    guard let label, label.text?.isEmpty == false else { return 0 }
    if label.numberOfLines == 1 { return label.font.lineHeight.rounded(.up) }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// The size that the content needs in a width; at least 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuredView {
      return CGSize(width: size.width, height: max(configuredView.sizeThatFits(size).height, 44))
    }
    if contentView.usesConstraints {
      let fitting = contentView.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: size.width, height: max(fitting.height, 44))
    }
    let (text, detail) = (madeText, madeDetail)
    let inner = max(size.width - 32 - (accessoryType == .none && accessoryView == nil ? 0 : 32), 0)
    let (first, second) = (height(of: text, inner), height(of: detail, inner))
    let height = cellStyle == .subtitle ? first + second + 2 : max(first, second)
    return CGSize(width: size.width, height: max(height + 22, 44))
  }
}
