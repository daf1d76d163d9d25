public import Foundation

/// A label that opens a URL.
///
/// A tap, or a key while the link has the focus, opens the URL with ``EnvironmentValues/openURL``. The link is a button in
/// ``LinkButtonStyle``, unless a button style is set.
public nonisolated struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with any views as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  /// The label, as a button that opens the URL.
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
  /// Creates a link with a localized title; see ``LocalizedStringKey``.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that isn't localized.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
