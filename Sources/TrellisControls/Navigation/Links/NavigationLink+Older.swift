public import Trellis

// Links as they were before stacks had paths; deprecated in SwiftUI.

extension NavigationLink {
  /// Creates a link with any views as its label, to a page with a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), .view(destination))
  }

  /// Creates a link whose page is shown while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), Self.goal(destination(), isActive))
  }

  /// Creates a link whose page is shown while a binding is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), Self.goal(destination, isActive))
  }

  /// Creates a link whose page is shown while the selection equals its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), Self.goal(destination(), tag, selection))
  }

  /// Creates a link whose page is shown while the selection equals its tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), Self.goal(destination, tag, selection))
  }

  private static func goal(_ destination: Destination, _ isActive: Binding<Bool>) -> Goal {
    .binding(destination, isActive: isActive.wrappedValue) { isActive.wrappedValue = $0 }
  }

  private static func goal<V: Hashable>(_ destination: Destination, _ tag: V, _ selection: Binding<V?>)
    -> Goal
  {
    nonisolated(unsafe) let (tag, selection) = (tag, selection)  // links use them, on the main actor
    return .binding(destination, isActive: selection.wrappedValue == tag) { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title, to a page with a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(Text(titleKey), .view(destination))
  }

  /// Creates a link with an unlocalized title, to a page with a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(Text(title), .view(destination))
  }

  /// Creates a link with a localized title, whose page is shown while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with an unlocalized title, whose page is shown while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title, whose page is shown while a binding is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link with an unlocalized title, whose page is shown while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a localized title, whose page is shown while the selection equals its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with an unlocalized title, whose page is shown while the selection equals its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title, whose page is shown while the selection equals its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link with an unlocalized title, whose page is shown while the selection equals its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink {
  /// Returns the link unchanged, because there are no separate detail pages here.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/navigationlink/isdetaillink(_:); does nothing here.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
