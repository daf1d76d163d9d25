public import Trellis
public import TrellisFoundation

/// A button that shows a page on the stack that contains it.
///
/// The link is disabled outside stacks, and if its value is nil.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  enum Goal {
    case value((any PathItem)?)
    case view(Destination)
    case binding(Destination, isActive: Bool, set: @MainActor (Bool) -> Void)
  }

  private let label: Label
  private let goal: Goal

  init(_ label: Label, _ goal: Goal) { (self.label, self.goal) = (label, goal) }

  /// Creates a link with any views as its label, to a page with given views.
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
  /// Creates a link with a localized title, to a page with given views.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(Text(titleResource), .view(destination()))
  }

  /// Creates a link with a localized title, to a page with given views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(titleKey), .view(destination()))
  }

  /// Creates a link with an unlocalized title, to a page with given views.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(Text(title), .view(destination()))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link with any views as its label, to the page for a value; nil disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label(), .value(value.map { ValueItem(value: $0) }))
  }

  /// Creates a link with any views as its label, to the page for a codable value; nil disables the link.
  public init<P: Hashable & Decodable & Encodable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label(), .value(value.map { StorableItem(value: $0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a localized title, to the page for a value; nil disables the link.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a localized title, to the page for a codable value; nil disables the link.
  public init<P: Hashable & Decodable & Encodable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a localized title, to the page for a value; nil disables the link.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a link with a localized title, to the page for a codable value; nil disables the link.
  @_disfavoredOverload
  public init<P: Hashable & Decodable & Encodable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a link with an unlocalized title, to the page for a value; nil disables the link.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link with an unlocalized title, to the page for a codable value; nil disables the link.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable & Decodable & Encodable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
