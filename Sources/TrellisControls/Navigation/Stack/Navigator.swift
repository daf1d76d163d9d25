package import Trellis

/// What links and pages tell the stack that they are in.
///
/// It is the same as long as the stack is there, so that nobody who has it depends on the path.
@MainActor
final class Navigator {
  /// The path and the added pages as they were when the stack's body ran last, for actions.
  private var path: PathAccess?
  private var added: Binding<[AddedPage]>?
  private var pages: [StackPage] = []
  /// A stack that shows what is chosen here: that of the next column.
  var next: Navigator?
  /// Told when something was chosen that another column shows.
  var onChoice: (@MainActor () -> Void)?
  private var first: [StackPage]?
  private var waiting: [@MainActor () -> Void] = []
  private var outlets: [PageID: PreferenceOutlet] = [:]

  nonisolated init() {}

  /// What the views of a page hand up.
  func outlet(of page: PageID) -> PreferenceOutlet {
    if let known = outlets[page] { return known }
    let made = PreferenceOutlet()
    outlets[page] = made
    return made
  }

  /// The stack is there: what waited for it is done.
  func begin() {
    let all = waiting
    waiting = []
    for action in all { action() }
  }

  /// Does something with the stack as soon as it is there; that of a column that was never seen isn't.
  private func whenThere(_ action: @escaping @MainActor () -> Void) {
    if path == nil { waiting.append(action) } else { action() }
  }

  /// The pages that the stack begins with: those that it is told first.
  func atFirst(_ pages: [StackPage]) -> [StackPage] {
    if let first { return first }
    first = pages
    return pages
  }

  /// The stack's body has run.
  func take(_ path: PathAccess, _ added: Binding<[AddedPage]>, _ pages: [StackPage]) {
    (self.path, self.added, self.pages) = (path, added, pages)
  }

  /// Forgets the pages that have gone.
  func prune() {
    let there = Set(pages.map(\.id))
    outlets = outlets.filter { $0.key == .root || there.contains($0.key) }
    if let added {
      let kept = added.wrappedValue.filter { page in
        pages.contains {
          if case .presented(let presenter) = $0.source { presenter === page.presenter } else { false }
        }
      }
      if kept.count != added.wrappedValue.count { added.wrappedValue = kept }
    }
  }

  /// Those whose declarations count for a page that lies on some others.
  func declaring(below: [PageID]) -> [PreferenceOutlet] {
    path?.isOfOneType == true ? [outlet(of: .root)] : below.map(outlet)
  }
}

// MARK: - What links do

extension Navigator {
  /// Shows the page of a value on all others; where none is declared, nothing happens, which is reported.
  func push(_ item: any PathItem) {
    if let next {
      // Of the columns before it each declares pages for what is chosen in it.
      if item.page(declaredIn: [outlet(of: .root)]) != nil {
        let presenter = ValuePresenter(item, declaredIn: outlet(of: .root))
        next.whenThere { next.present(presenter, isAlone: true) }
      } else {
        next.whenThere {
          // Where nobody declares one, the next column goes by what is selected in a list.
          guard next.declares(item) else { return }
          next.popToRoot()
          next.push(item)
        }
      }
      onChoice?()
      return
    }
    guard let path else { return }
    guard declares(item) else { return Navigator.reportMissing(item.typeName) }
    if !path.append(item) {
      Warning.report(
        "NavigationLink: the stack's path takes no \(item.typeName); nothing happens; give it a NavigationPath, or link to values of its type",
        onceFor: "NavigationStack.path \(item.typeName)")
    }
  }

  private func declares(_ item: any PathItem) -> Bool {
    let below = [PageID.root] + pages.map(\.id)
    return item.page(declaredIn: declaring(below: below)) != nil
  }

  /// Shows a page that isn't on the path, on all others or alone on the root.
  func present(_ presenter: PagePresenter, isAlone: Bool = false) {
    if let next {
      next.whenThere { next.present(presenter, isAlone: true) }
      onChoice?()
      return
    }
    guard let path, let added, !added.wrappedValue.contains(where: { $0.presenter === presenter }) else {
      return
    }
    var base = path.items.count
    if isAlone {
      popToRoot()
      base = 0
    }
    added.wrappedValue.append(AddedPage(base: base, presenter: presenter))
  }

  /// Takes away a page, and all that lie on it.
  func pop(_ page: PageID) {
    guard let index = pages.firstIndex(where: { $0.id == page }) else { return }
    var count = 0
    for page in pages[index...].reversed() {
      switch page.source {
      case .value: count += 1
      case .presented(let presenter):
        presenter.page?.close()
        added?.wrappedValue.removeAll { $0.presenter === presenter }
      }
    }
    if count > 0 { path?.removeLast(count) }
  }

  /// Takes away all pages that lie on the root.
  func popToRoot() { if let first = pages.first { pop(first.id) } }

  static func reportMissing(_ type: String) {
    Warning.report(
      "NavigationStack: no page is declared for values of type \(type); add navigationDestination(for: \(type).self) to a view of the stack, "
        + "outside of lists and lazy stacks", onceFor: "NavigationStack.destination \(type)")
  }
}

extension EnvironmentValues {
  private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

  /// The stack that the view is in; nil where it is in none.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

extension View {
  /// Takes the view out of the pages and columns around it: what is presented elsewhere is in none of them.
  package nonisolated func outsidePages() -> some View {
    environment(\.navigator, nil).environment(\.hasBars, false).environment(\.chosenInColumn, nil)
      .environment(\.isInColumns, false)
  }
}
