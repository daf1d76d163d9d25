import Foundation
import Trellis

/// The identity of a page in a stack: its value and its position on the path, or its presenter.
nonisolated enum PageID: Hashable {
  case root
  case value(PathKey, depth: Int)
  case presented(UUID, AnyHashable)
}

/// A page of a stack above the root.
struct StackPage: Identifiable, Equatable {
  enum Source {
    case value(any PathItem)
    case presented(PagePresenter)
  }

  let id: PageID
  let source: Source
  /// The pages below this page, the root first.
  let below: [PageID]

  nonisolated static func == (first: StackPage, second: StackPage) -> Bool {
    first.id == second.id && first.below == second.below
  }
}

/// A page that isn't on the path: of a link with views, or of a destination with a binding.
struct AddedPage: Equatable {
  /// The number of path values below the page.
  let base: Int
  let presenter: PagePresenter

  nonisolated static func == (first: AddedPage, second: AddedPage) -> Bool {
    first.presenter === second.presenter && first.base == second.base
  }
}

/// The presenter of a page that isn't on the path.
@MainActor
class PagePresenter {
  /// The current page of a presenter.
  nonisolated struct Page {
    /// The identity of the page; nil if there is no page.
    var key: AnyHashable?
    var view: AnyView?
    /// Notifies the presenter that the page was removed.
    var close: @MainActor () -> Void = {}
  }

  /// The identity of the presenter, which no other presenter ever has.
  nonisolated let number = UUID()
  private var last: AnyView?

  nonisolated init() {}

  /// The current page; nil if there is none.
  var page: Page? { nil }

  /// The view of the page; during the page's removal, its last view.
  final var view: AnyView? {
    if let view = page?.view { last = view }
    return last
  }
}

/// The presenter of a link with views, or of a view with a destination.
final class ViewPresenter: PagePresenter {
  let outlet = ValueOutlet<Page>()

  override nonisolated init() { super.init() }
  override var page: Page? { outlet.current }
}

/// The presenter of a value selected in another column, whose views declare its page.
final class ValuePresenter: PagePresenter {
  private let item: any PathItem
  private let outlet: PreferenceOutlet

  init(_ item: any PathItem, declaredIn outlet: PreferenceOutlet) {
    (self.item, self.outlet) = (item, outlet)
    super.init()
  }

  override var page: Page? { Page(key: item.key.value, view: item.page(declaredIn: [outlet])) }
}

extension StackPage {
  /// Returns the pages of a path and the added pages, the lowest first.
  @MainActor static func all(_ items: [any PathItem], _ added: [AddedPage]) -> [StackPage] {
    var pages: [StackPage] = []
    var below = [PageID.root]
    func add(_ id: PageID, _ source: Source) {
      pages.append(StackPage(id: id, source: source, below: below))
      below.append(id)
    }
    for depth in 0...items.count {
      for page in added where page.base == depth {
        guard let key = page.presenter.page?.key else { continue }
        add(.presented(page.presenter.number, key), .presented(page.presenter))
      }
      if depth < items.count {
        add(.value(items[depth].key, depth: depth), .value(items[depth]))
      }
    }
    return pages
  }
}
