/// The views of a window that is for a value.
///
/// Source: documented, developer.apple.com/documentation/swiftui/presentedwindowcontent.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  fileprivate let content: @MainActor (Binding<Data?>) -> Content
  @Environment(\.presentedWindowValue) private var opened
  /// What the window's views have set; nil where that is nothing yet.
  @State private var changed: Data??

  nonisolated fileprivate init(content: @escaping @MainActor (Binding<Data?>) -> Content) {
    self.content = content
  }

  /// The views for the value.
  public var body: some View {
    let opened = opened?.base as? Data
    let changed = $changed
    content(Binding(get: { changed.wrappedValue ?? opened }, set: { changed.wrappedValue = .some($0) }))
  }
}

extension EnvironmentValues {
  private enum ValueKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }

  /// The value for which the window was opened; nil where it was opened for none.
  var presentedWindowValue: AnyHashable? {
    get { self[ValueKey.self] }
    set { self[ValueKey.self] = newValue }
  }
}

extension WindowGroup {
  /// Creates windows for values of a type, each opened by ``EnvironmentValues/openWindow``; nil is the value of one that was opened for
  /// none.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, PresentedWindowContent(content: content), for: type)
  }

  /// Creates windows for values of a type, with an id that tells the group from others.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, PresentedWindowContent(content: content), for: type)
  }

  /// Creates windows with a title for values of a type.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), nil, PresentedWindowContent(content: content), for: type)
  }

  /// Creates windows with a title for values of a type, with an id that tells the group from others.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, PresentedWindowContent(content: content), for: type)
  }

  /// Creates windows for values of a type; one that was opened for none has the default.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    nonisolated(unsafe) let defaultValue = defaultValue  // bodies call it, on the main actor
    self.init(for: type) { value in
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }
}
