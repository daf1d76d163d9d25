public import Foundation

/// A label that leads to an address.
///
/// A tap on it, or a key where it has the focus, does with the address what ``EnvironmentValues/openURL`` does. It is a button in
/// ``LinkButtonStyle``, unless a style for buttons is set.
///
/// Source: documented, developer.apple.com/documentation/swiftui/link.
public nonisolated struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with any views as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  /// The label, as a button that opens the address.
  @MainActor public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .controlStyleUnlessSet(AppliedPrimitiveButtonStyle(style: LinkButtonStyle()))
    .pointerStyle(.link)
    .accessibilityRemoveTraits(.isButton)
    .accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  /// Creates a link with a text that is written down in the source; see ``LocalizedStringKey``.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a text, as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
