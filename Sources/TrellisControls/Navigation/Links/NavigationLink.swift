public import Trellis

/// A button that shows a page on the stack that it is in.
///
/// Outside of a stack, and where its value is nil, it is disabled.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationlink.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  enum Goal {
    case value((any PathItem)?)
    case view(Destination)
    case binding(Destination, isActive: Bool, set: @MainActor (Bool) -> Void)
  }

  private let label: Label
  private let goal: Goal

  init(_ label: Label, _ goal: Goal) { (self.label, self.goal) = (label, goal) }

  /// Creates a link with any views as its label, to a page of some views.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), .view(destination()))
  }

  /// The button.
  @MainActor public var body: some View {
    switch goal {
    case .value(let item):
      LinkButton(
        label: label, isPossible: item != nil, action: { navigator in if let item { navigator.push(item) } },
        item: item)
    case .view(let destination): ViewLink(label: label, destination: destination)
    case .binding(let destination, let isActive, let set):
      LinkButton(label: label, isPossible: true) { _ in set(true) }
        .modifier(
          PresentedPageModifier(
            page: isActive
              ? PagePresenter.Page(key: true, view: AnyView(destination)) { set(false) }
              : PagePresenter.Page()))
    }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a text that is written down in the source, to a page of some views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(titleKey), .view(destination()))
  }

  /// Creates a link with a text, as it is, to a page of some views.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(Text(title), .view(destination()))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link with any views as its label, to the page of a value; nil is none.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label(), .value(value.map { ValueItem(value: $0) }))
  }

  /// Creates a link with any views as its label, to the page of a value that can be stored; nil is none.
  public init<P: Hashable & Decodable & Encodable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label(), .value(value.map { StorableItem(value: $0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a text that is written down in the source, to the page of a value; nil is none.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a text that is written down in the source, to the page of a value that can be stored; nil is none.
  public init<P: Hashable & Decodable & Encodable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a text, as it is, to the page of a value; nil is none.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link with a text, as it is, to the page of a value that can be stored; nil is none.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable & Decodable & Encodable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
