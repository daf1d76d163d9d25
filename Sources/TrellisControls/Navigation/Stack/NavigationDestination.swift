public import Trellis

private nonisolated struct DestinationModifier<Value: Hashable, Page: View>: ViewModifier {
  let page: (Value) -> Page

  init(page: @escaping (Value) -> Page) { self.page = page }

  @MainActor func body(content: Content) -> some View {
    content
      .transformEnvironment(\.declaredDestinations) { declared in
        if !declared.insert(ObjectIdentifier(Value.self)).inserted { Self.warn() }
      }
      .preference(key: DestinationKey<Value>.self, value: Destination { [page] in AnyView(page($0)) })
  }

  private static func warn() {
    let name = String(describing: Value.self)
    Warning.report(
      "navigationDestination: a page for values of type \(name) is declared twice in one stack; the one nearest to the root is used; "
        + "remove the other", onceFor: "navigationDestination \(name)")
  }
}

extension EnvironmentValues {
  private enum DeclaredKey: EnvironmentKey { static var defaultValue: Set<ObjectIdentifier> { [] } }

  /// The value types for which outer views of the same page declare pages.
  fileprivate var declaredDestinations: Set<ObjectIdentifier> {
    get { self[DeclaredKey.self] }
    set { self[DeclaredKey.self] = newValue }
  }
}

/// Presents a page while its key isn't nil.
nonisolated struct PresentedPageModifier: ViewModifier {
  let page: PagePresenter.Page
  @State private var presenter = ViewPresenter()
  @Environment(\.navigator) private var navigator

  init(page: PagePresenter.Page) { self.page = page }

  @MainActor func body(content: Content) -> some View {
    content
      .outlet(page, to: presenter.outlet)
      .onChange(of: page.key != nil, initial: true) {
        guard page.key != nil else { return }
        if let navigator { return navigator.present(presenter) }
        Warning.report(
          "navigationDestination: the presenting view isn't in a NavigationStack; nothing is shown; put it into one",
          onceFor: "navigationDestination without a stack")
      }
  }
}

extension View {
  /// Declares the page for values of a type, for links and for the path of the stack that contains the view.
  ///
  /// Of several declarations for a type, the one nearest to the stack's root wins. The rows of a list or a lazy stack exist only
  /// while they are visible: declarations in them may not be found.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:); precedence:
  /// observed.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(page: destination))
  }

  /// Shows a page on the stack that contains the view while a binding is true; going back sets the binding to false.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = destination()
    return modifier(
      PresentedPageModifier(
        page: isPresented.wrappedValue
          ? PagePresenter.Page(key: true, view: AnyView(page)) { isPresented.wrappedValue = false }
          : PagePresenter.Page()))
  }

  /// Shows a page on the stack that contains the view while there is an item.
  ///
  /// Going back sets the item to nil. A different item has a different page.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    nonisolated(unsafe) let item = item  // pages set it, on the main actor
    return modifier(
      PresentedPageModifier(
        page: item.wrappedValue.map { value in
          PagePresenter.Page(key: value, view: AnyView(destination(value))) { item.wrappedValue = nil }
        } ?? PagePresenter.Page()))
  }
}
