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
      if let view = item.page(declaredIn: navigator.declaring(below: page.below)) {
        view
      } else {
        MissingPage(type: item.typeName)
      }
    case .presented(let presenter): presenter.view
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
