import Foundation
import Trellis

/// What tells a page of a stack from all others: which value it is for, and how many lie below it on the path; or who presents it.
nonisolated enum PageID: Hashable {
  case root
  case value(PathKey, depth: Int)
  case presented(UUID, AnyHashable)
}

/// A page of a stack that lies on the root.
struct StackPage: Identifiable, Equatable {
  enum Source {
    case value(any PathItem)
    case presented(PagePresenter)
  }

  let id: PageID
  let source: Source
  /// The pages that lie below it, the root first.
  let below: [PageID]

  nonisolated static func == (first: StackPage, second: StackPage) -> Bool {
    first.id == second.id && first.below == second.below
  }
}

/// A page that isn't on the path: that of a link with views, or of a destination with a binding.
struct AddedPage: Equatable {
  /// How many values of the path lie below it.
  let base: Int
  let presenter: PagePresenter

  nonisolated static func == (first: AddedPage, second: AddedPage) -> Bool {
    first.presenter === second.presenter && first.base == second.base
  }
}

/// Who presents a page that isn't on the path.
@MainActor
class PagePresenter {
  /// What a presenter says now.
  nonisolated struct Page {
    /// Another one is another page; nil is none.
    var key: AnyHashable?
    var view: AnyView?
    /// Tells the presenter that the page is taken away.
    var close: @MainActor () -> Void = {}
  }

  /// Tells it from all others that ever were.
  nonisolated let number = UUID()
  private var last: AnyView?

  nonisolated init() {}

  /// What it says now; nil is nothing.
  var page: Page? { nil }

  /// What is on the page; what it was where the page is being taken away.
  final var view: AnyView? {
    if let view = page?.view { last = view }
    return last
  }
}

/// A view that presents a page: a link, or a view with a destination.
final class ViewPresenter: PagePresenter {
  let outlet = ValueOutlet<Page>()

  override nonisolated init() { super.init() }
  override var page: Page? { outlet.current }
}

/// A value that was chosen in another column, whose views declare its page.
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
  /// The pages of a path and those that were added to it, the lowest first.
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
