public import Foundation

/// A view of a collection that is used again: a cell, a header or a footer.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicollectionreusableview.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// The name for reuse; nil for none.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Called before the view is used again.
  open func prepareForReuse() {}
  /// Called after the layout has changed the view's place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the place that the content needs, by default the given one; without effect: it isn't called.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { layoutAttributes }
}

/// A cell of a collection.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicollectionviewcell.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// The view of the content.
  public let contentView = UIView(frame: .zero)
  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { selectedBackgroundView?.isHidden = !isSelected } }
  }
  /// Whether the cell is pressed.
  open var isHighlighted = false
  /// The view behind the content; nil for none.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// The view behind the content of a selected cell; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, selectedBackgroundView)
      selectedBackgroundView?.isHidden = !isSelected
    }
  }
  /// The content by a value; nil for the views of the program.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { configurationChanged() } }
  /// The background by a value; nil for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
  }
  private var configuredView: (any UIContentView & UIView)?

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }
  private func configurationChanged() {
    if let configuredView, let contentConfiguration, configuredView.supports(contentConfiguration) {
      configuredView.configuration = contentConfiguration
      return
    }
    configuredView?.removeFromSuperview()
    configuredView = contentConfiguration?.makeContentView()
    guard let configuredView else { return }
    configuredView.frame = contentView.bounds
    configuredView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(configuredView)
  }

  /// The size that the content needs in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuredView { return configuredView.sizeThatFits(size) }
    guard contentView.usesConstraints else { return size }
    return contentView.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

/// A cell of a list, with texts and an image as values.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// The marks at the right; not shown.
  open var accessories: [UICellAccessory] = []
  /// The depth of the cell; without effect.
  open var indentationLevel = 0
  /// Returns the texts and the image as a value.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// A mark of a cell; not shown here.
public struct UICellAccessory: Sendable {
  /// An arrow.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory() }
  /// A check mark.
  public static func checkmark() -> UICellAccessory { UICellAccessory() }
  /// A button that removes.
  public static func delete() -> UICellAccessory { UICellAccessory() }
  /// A handle for moving.
  public static func reorder() -> UICellAccessory { UICellAccessory() }
}
