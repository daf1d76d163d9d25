public import Foundation
import Trellis

/// An action of a swipe on a row.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicontextualaction.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// The meanings of actions.
  public enum Style: Int, Sendable {
    /// Any; removing the row.
    case normal, destructive
  }
  /// A function that performs the action, and passes whether it has.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The meaning.
  public let style: Style
  /// The title; nil for none.
  open var title: String?
  /// The image; nil for none.
  open var image: UIImage?
  /// The color; nil for that of the meaning.
  open var backgroundColor: UIColor!
  /// The function that performs the action.
  public let handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// The actions of a swipe on a row.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true
  /// Creates actions, from the edge.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// The header or the footer of a section.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitableviewheaderfooterview.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// The name for reuse; nil for none.
  public let reuseIdentifier: String?
  /// The view of the content.
  public let contentView = UIView(frame: .zero)
  /// The text.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    return label
  }()
  /// The second text; nil: it isn't shown.
  open var detailTextLabel: UILabel? { nil }
  /// The view behind the content; without effect.
  open var backgroundView: UIView?

  /// Creates a header or a footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addSubview(contentView)
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Does nothing; never called, because headers and footers aren't used again: without effect.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    if let label = contentView.subviews.first as? UILabel, contentView.subviews.count == 1,
      !contentView.usesConstraints
    {
      label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard contentView.usesConstraints else { return CGSize(width: size.width, height: 28) }
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: fitting.height)
  }

  private final class Probe: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { return nil }
  }

  /// Returns a new view of a class that is known only at run time.
  static func make(_ type: UITableViewHeaderFooterView.Type, _ identifier: String)
    -> UITableViewHeaderFooterView
  {
    ObjectMaking.make(
      type, base: UITableViewHeaderFooterView.self, probe: Probe.self, identifier as String?)
  }
}
