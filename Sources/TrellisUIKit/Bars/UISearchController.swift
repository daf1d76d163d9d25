public import Foundation
import Trellis

/// A controller of a search, whose field is in the navigation bar.
///
/// Results are shown by the searched controller itself: a results controller isn't shown.
///
/// Source: documented, developer.apple.com/documentation/uikit/uisearchcontroller.
@MainActor @preconcurrency
open class UISearchController: UIViewController, UISearchBarDelegate {
  /// The field.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.delegate = self
    return bar
  }()
  /// The controller of the results; not shown.
  public let searchResultsController: UIViewController?
  /// The object that is notified of changes of the text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether a search goes on: the field has a text, or the focus.
  open var isActive = false
  /// Whether what is behind is dimmed; without effect.
  open var obscuresBackgroundDuringPresentation = false
  /// Whether the bar is hidden during a search; without effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends a search is shown by itself; without effect.
  open var automaticallyShowsCancelButton = true

  /// Creates a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    isActive = isActive || !searchText.isEmpty
    searchResultsUpdater?.updateSearchResults(for: self)
  }
  open func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    isActive = true
    searchResultsUpdater?.updateSearchResults(for: self)
  }
  open func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    isActive = false
    searchBar.text = ""
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// The object that is notified of changes of a search's text.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text or the activity of the search has changed.
  func updateSearchResults(for searchController: UISearchController)
}
