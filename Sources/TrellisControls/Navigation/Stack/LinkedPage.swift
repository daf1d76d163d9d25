import Trellis

/// A page above the root.
struct LinkedPage: View {
  let page: StackPage
  let navigator: Navigator
  /// The title of the page below; nil if unknown.
  let backTitle: Text?

  var body: some View {
    PageFrame(
      root: PageContent(page: page, navigator: navigator),
      back: BackAction(title: backTitle) { [navigator, id = page.id] in navigator.pop(id) }
    )
    .presented { [navigator, id = page.id] in navigator.pop(id) }
  }
}

/// The content of a page.
private struct PageContent: View {
  let page: StackPage
  let navigator: Navigator

  var body: some View {
    switch page.source {
    case .value(let item):
      if let view = navigator.view(of: page) {
        view
      } else {
        MissingPage(type: item.typeName)
      }
    case .presented: navigator.view(of: page)
    }
  }
}

/// A placeholder page for a value whose type has no declared page.
private struct MissingPage: View {
  let type: String

  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
      .accessibilityLabel("Missing page")
      .onChange(of: type, initial: true) { Navigator.reportMissing(type) }
  }
}

extension Navigator {
  /// Returns the view of a page; nil if none is declared for its value.
  func view(of page: StackPage) -> AnyView? {
    switch page.source {
    case .value(let item): item.page(declaredIn: declaring(below: page.below))
    case .presented(let presenter): presenter.view
    }
  }
}
