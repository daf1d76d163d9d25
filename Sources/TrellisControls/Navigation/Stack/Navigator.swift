import Foundation
package import Trellis

/// The interface of a stack for the links and pages in it.
///
/// A stack keeps the same navigator, so that views that read it don't depend on the path.
@MainActor
final class Navigator {
  /// The path and the added pages of the last run of the stack's body, for actions.
  private var path: PathAccess?
  private var added: Binding<[AddedPage]>?
  private var pages: [StackPage] = []
  /// The navigator of the next column, which shows the pages selected here.
  var next: Navigator?
  /// Called after a selection that another column shows.
  var onChoice: ColumnChoice?
  private var first: [StackPage]?
  private var waiting: [@MainActor () -> Void] = []
  private var outlets: [PageID: PreferenceOutlet] = [:]
  /// The frames, in the window, of views from which pages are enlarged.
  var zoomFrames: [ZoomSource: CGRect] = [:]

  nonisolated init() {}

  /// Returns the outlet of a page for its views' preferences.
  func outlet(of page: PageID) -> PreferenceOutlet {
    if let known = outlets[page] { return known }
    let made = PreferenceOutlet()
    outlets[page] = made
    return made
  }

  /// Runs the waiting actions, now that the stack exists.
  func begin() {
    let all = waiting
    waiting = []
    for action in all { action() }
  }

  /// Runs an action as soon as the stack exists; the stack of a column that was never visible doesn't exist.
  private func whenThere(_ action: @escaping @MainActor () -> Void) {
    if path == nil { waiting.append(action) } else { action() }
  }

  /// Returns the initial pages of the stack: those passed by the first call.
  func atFirst(_ pages: [StackPage]) -> [StackPage] {
    if let first { return first }
    first = pages
    return pages
  }

  /// Stores the values of the latest run of the stack's body.
  func take(_ path: PathAccess, _ added: Binding<[AddedPage]>, _ pages: [StackPage]) {
    (self.path, self.added, self.pages) = (path, added, pages)
  }

  /// Discards the state of removed pages.
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

  /// Returns the outlets whose declarations are valid for a page above the given pages.
  func declaring(below: [PageID]) -> [PreferenceOutlet] {
    path?.isOfOneType == true ? [outlet(of: .root)] : below.map(outlet)
  }
}

// MARK: - Actions of links

extension Navigator {
  /// Shows the page for a value above all others; reports a warning if no page is declared.
  func push(_ item: any PathItem) {
    if let next {
      // The page for a selection in this column may be declared in this column.
      if item.page(declaredIn: [outlet(of: .root)]) != nil {
        let presenter = ValuePresenter(item, declaredIn: outlet(of: .root))
        next.whenThere { next.present(presenter, isAlone: true) }
      } else {
        next.whenThere {
          // Without such a declaration, the next column depends on the selection of a list.
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
        "NavigationLink: the stack's path can't hold \(item.typeName); nothing happens; use a NavigationPath, or link to values of the path's type",
        onceFor: "NavigationStack.path \(item.typeName)")
    }
  }

  /// Shows the next column, and returns true, if that column depends on the selection of a list whose row has been pressed.
  ///
  /// Otherwise the link is followed: this column declares a page for the value, or there is no next column.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/navigationsplitview: a link in a list with a selection of the
  /// link's type changes the selection.
  func leavesToSelection(_ item: any PathItem) -> Bool {
    guard next != nil, item.page(declaredIn: [outlet(of: .root)]) == nil else { return false }
    onChoice?()
    return true
  }

  private func declares(_ item: any PathItem) -> Bool {
    let below = [PageID.root] + pages.map(\.id)
    return item.page(declaredIn: declaring(below: below)) != nil
  }

  /// Shows a page that isn't on the path, above all others or directly above the root.
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

  /// Removes a page and all pages above it.
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

  /// Removes all pages above the root.
  func popToRoot() { if let first = pages.first { pop(first.id) } }

  static func reportMissing(_ type: String) {
    Warning.report(
      "NavigationStack: there is no destination for values of type \(type); add navigationDestination(for: \(type).self) to a view of the stack, "
        + "outside of lists and lazy stacks", onceFor: "NavigationStack.destination \(type)")
  }
}

extension EnvironmentValues {
  private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

  /// The navigator of the stack that contains the view; nil outside stacks.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

extension View {
  /// Resets the environment of pages and columns, for content that is presented outside them.
  package nonisolated func outsidePages() -> some View {
    environment(\.navigator, nil).environment(\.hasBars, false).environment(\.chosenInColumn, nil)
      .environment(\.isInColumns, false)
  }
}
