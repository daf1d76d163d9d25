/// The purpose of a button, if the user should know it before a tap.
public nonisolated struct ButtonRole: Hashable, Sendable {
  private let number: Int

  /// A button that deletes something, or does something else that can't be undone.
  public static let destructive = ButtonRole(number: 0)
  /// A button that leaves everything unchanged.
  public static let cancel = ButtonRole(number: 1)
  /// A button that accepts the user's changes.
  public static let confirm = ButtonRole(number: 2)
  /// A button that closes a view.
  public static let close = ButtonRole(number: 3)
}

/// A view that performs an action when it is tapped.
///
/// Its appearance is determined by a style (``View/buttonStyle(_:)``). By default, a button has a border on a desktop. On a
/// phone, a label without a foreground style has the tint, which is the accent colour unless one is set. The label of a
/// destructive button is red. Other roles have no effect yet.
///
/// Source: documented, developer.apple.com/documentation/swiftui/button; recorded: the border and its sizes (macOS 26); the red:
/// ours (choice), as on iOS.
public nonisolated struct Button<Label: View>: View {
  /// The button has no body.
  public typealias Body = Never

  let action: @MainActor () -> Void
  let label: Label
  let role: ButtonRole?

  private init(_ label: Label, role: ButtonRole? = nil, _ action: @escaping @MainActor () -> Void) {
    (self.action, self.label, self.role) = (action, label, role)
  }

  /// Creates a button with any views as its label, in a row.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label(), action)
  }

  /// Creates a button with a role, if any, and any views as its label, in a row.
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label(), role: role, action)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title; see ``LocalizedStringKey``.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(Text(titleKey), action)
  }

  /// Creates a button with a title that isn't localized.
  @_disfavoredOverload
  @preconcurrency
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(Text(title), action)
  }

  /// Creates a button with a role, if any, and a localized title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(Text(titleKey), role: role, action)
  }

  /// Creates a button with a role, if any, and a title that isn't localized.
  @_disfavoredOverload
  @preconcurrency
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(Text(title), role: role, action)
  }
}

extension Button where Label == Trellis.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(Label(titleKey, systemImage: systemImage), action)
  }

  /// Creates a button with a title that isn't localized, and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init(_ title: some StringProtocol, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(Label(title, systemImage: systemImage), action)
  }

  /// Creates a button with a role, if any, a localized title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Label(titleKey, systemImage: systemImage), role: role, action)
  }

  /// Creates a button with a role, if any, a title that isn't localized, and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Label(title, systemImage: systemImage), role: role, action)
  }
}
