/// The content of a window for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  fileprivate let content: @MainActor (Binding<Data?>) -> Content
  @Environment(\.presentedWindowValue) private var opened
  /// The value that the window's views have set; nil if they have set none yet.
  @State private var changed: Data??

  nonisolated fileprivate init(content: @escaping @MainActor (Binding<Data?>) -> Content) {
    self.content = content
  }

  /// The content for the value.
  public var body: some View {
    let opened = opened?.base as? Data
    let changed = $changed
    content(Binding(get: { changed.wrappedValue ?? opened }, set: { changed.wrappedValue = .some($0) }))
  }
}

extension EnvironmentValues {
  private enum ValueKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }

  /// The value for which the window was opened; nil if there is none.
  var presentedWindowValue: AnyHashable? {
    get { self[ValueKey.self] }
    set { self[ValueKey.self] = newValue }
  }
}

extension WindowGroup {
  /// Creates a group of windows for values of a type, which ``EnvironmentValues/openWindow`` opens.
  ///
  /// The value is nil in a window that was opened without one.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, PresentedWindowContent(content: content), for: type)
  }

  /// Creates a group of windows for values of a type, with an id that distinguishes the group from others.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, PresentedWindowContent(content: content), for: type)
  }

  /// Creates a group of windows for values of a type, with a localized title.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), nil, PresentedWindowContent(content: content), for: type)
  }

  /// Creates a group of windows for values of a type, with a localized title and an id of the group.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, PresentedWindowContent(content: content), for: type)
  }

  /// Creates a group of windows for values of a type; a window that was opened without a value has the default.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    nonisolated(unsafe) let defaultValue = defaultValue  // called by bodies, on the main actor
    self.init(for: type) { value in
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }

  private init<D: Codable & Hashable, C: View>(
    _ title: Text?, _ id: String?, _ content: @escaping @MainActor (Binding<D>) -> C,
    _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    nonisolated(unsafe) let defaultValue = defaultValue  // called by bodies, on the main actor
    let inner = PresentedWindowContent<D, C> { value in
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
    self.init(title, id, inner, for: D.self)
  }

  /// Creates a group of windows with an id for values of a type; a window that was opened without a value has the default.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(nil, id, content, defaultValue) }

  /// Creates a group of windows with a title for values of a type; a window that was opened without a value has the default.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(title, nil, content, defaultValue) }

  /// Creates a group of windows with a localized title for values of a type, with a default value.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleKey), nil, content, defaultValue) }

  /// Creates a group of windows with a title and an id for values of a type, with a default value.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(title, id, content, defaultValue) }

  /// Creates a group of windows with a localized title and an id for values of a type, with a default value.
  @preconcurrency
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleKey), id, content, defaultValue) }
}
