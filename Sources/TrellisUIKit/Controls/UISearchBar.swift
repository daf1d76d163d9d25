public import Foundation
public import Trellis

/// A field for a search, with a magnifying glass.
///
/// Source: documented, developer.apple.com/documentation/uikit/uisearchbar.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// The appearances; without effect.
  public enum Style: UInt, Sendable {
    /// The system's choice, with a background, without one.
    case `default`, prominent, minimal
  }
  /// The object that is notified; nil for none.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field of the text.
  public let searchTextField = UITextField()
  /// The text; empty at first.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text in an empty field; nil for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The appearance; without effect.
  open var searchBarStyle = Style.default
  /// Whether a button that cancels the search is shown; false by default.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// The kind of keyboard; a hint for input methods.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The capitalization of typed text; without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of typed text; without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The title of the return key; without effect.
  open var returnKeyType = UIReturnKeyType.search
  /// Without effect.
  open var enablesReturnKeyAutomatically = true
  private let cancel = UIButton(type: .system)
  private lazy var events = Events(self)

  /// Creates a field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let glass = UIHostedView(frame: CGRect(x: 0, y: 0, width: 28, height: 20))
    glass.content = { AnyView(Image(systemName: "magnifyingglass").foregroundStyle(.secondary)) }
    glass.isUserInteractionEnabled = false
    (searchTextField.leftView, searchTextField.leftViewMode) = (glass, .always)
    searchTextField.clearButtonMode = .whileEditing
    searchTextField.backgroundColor = .secondarySystemFill
    searchTextField.layer.cornerRadius = 10
    cancel.setTitle("Cancel", for: .normal)
    addSubview(searchTextField)
    addSubview(cancel)
    searchTextField.delegate = events
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
      }, for: .primaryActionTriggered)
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Shows or hides the button that cancels the search.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
  /// The height of the field; it has no natural width.
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 56) }
  /// Places the field and the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = showsCancelButton ? cancel.intrinsicContentSize.width + 8 : 0
    cancel.isHidden = !showsCancelButton
    let height = min(36, bounds.height)
    let y = (bounds.height - height) / 2
    searchTextField.frame = CGRect(x: 8, y: y, width: max(bounds.width - 16 - width, 0), height: height)
    cancel.frame = CGRect(x: bounds.width - width, y: y, width: max(width - 8, 0), height: height)
  }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  private final class Events: UITextFieldDelegate {
    private weak var bar: UISearchBar?
    init(_ bar: UISearchBar) { self.bar = bar }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
      return true
    }
  }
}

/// The object that a search bar notifies.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called for the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called for the button that cancels.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
