/// What a button is for, where that is something that people should know before they tap it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/buttonrole.
public nonisolated struct ButtonRole: Hashable, Sendable {
  private let number: Int

  /// It deletes something, or does something else that can't be taken back.
  public static let destructive = ButtonRole(number: 0)
  /// It leaves everything as it was.
  public static let cancel = ButtonRole(number: 1)
}

/// A view that does something when it is tapped.
///
/// It looks as the style around says (``View/buttonStyle(_:)``); by itself it has a border on a desktop, and on a phone its label is
/// painted with the tint, which is the accent colour unless one is set, where it has no foreground style. The label of a button that
/// destroys something is red. Other roles change nothing yet.
///
/// Source: documented, developer.apple.com/documentation/swiftui/button; recorded: the border and its sizes (macOS 26); the red: ours
/// (choice), as on iOS.
public nonisolated struct Button<Label: View>: View {
  /// It has no body.
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

  /// Creates a button for a purpose, nil being none of its own, with any views as its label, in a row.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/button/init(role:action:label:).
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label(), role: role, action)
  }
}

extension Button where Label == Text {
  /// Creates a button with a text that is written down in the source; see ``LocalizedStringKey``.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(Text(titleKey), action)
  }

  /// Creates a button with a text, as it is.
  @_disfavoredOverload
  @preconcurrency
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(Text(title), action)
  }

  /// Creates a button for a purpose, nil being none of its own, with a text that is written down in the source.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(Text(titleKey), role: role, action)
  }

  /// Creates a button for a purpose, nil being none of its own, with a text, as it is.
  @_disfavoredOverload
  @preconcurrency
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(Text(title), role: role, action)
  }
}

extension Button where Label == Trellis.Label<Text, Image> {
  /// Creates a button with a text that is written down in the source, and a symbol.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/button/init(_:systemimage:action:).
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(Label(titleKey, systemImage: systemImage), action)
  }

  /// Creates a button with a text, as it is, and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init(_ title: some StringProtocol, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(Label(title, systemImage: systemImage), action)
  }

  /// Creates a button for a purpose, nil being none of its own, with a text that is written down in the source, and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Label(titleKey, systemImage: systemImage), role: role, action)
  }

  /// Creates a button for a purpose, nil being none of its own, with a text, as it is, and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Label(title, systemImage: systemImage), role: role, action)
  }
}
