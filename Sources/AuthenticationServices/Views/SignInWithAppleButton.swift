public import Trellis

/// A button that signs in with an Apple account.
///
/// The button is drawn as on a phone. Pressing it passes ``ASAuthorizationError/Code/notHandled`` to the closure: no service here
/// knows Apple accounts.
public struct SignInWithAppleButton: View {
  /// The title of the button.
  public struct Label: Hashable, Sendable {
    let title: String
    /// "Sign in with Apple".
    public static let signIn = Label(title: "Sign in with Apple")
    /// "Sign up with Apple".
    public static let signUp = Label(title: "Sign up with Apple")
    /// "Continue with Apple".
    public static let `continue` = Label(title: "Continue with Apple")
  }

  /// The colours of the button.
  public struct Style: Hashable, Sendable {
    fileprivate let foreground: Color
    fileprivate let background: Color
    fileprivate let hasOutline: Bool
    /// White on black.
    public static let black = Style(foreground: .white, background: .black, hasOutline: false)
    /// Black on white.
    public static let white = Style(foreground: .black, background: .white, hasOutline: false)
    /// Black on white with a black outline.
    public static let whiteOutline = Style(foreground: .black, background: .white, hasOutline: true)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleStyle) private var style

  /// Creates a button; the first closure changes the request, and the second one gets its result.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion)
  }

  /// The button.
  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6)
    Button {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      onCompletion(.failure(ASAuthorizationError(.notHandled)))
    } label: {
      HStack(spacing: 6) {
        Image(systemName: "apple.logo")
        Text(verbatim: label.title)
      }
      .font(.system(size: 17, weight: .medium))
      .lineLimit(1)
      .foregroundStyle(style.foreground)
      .padding(.horizontal, 12)
      .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
      .background(style.background, in: shape)
      .overlay { if style.hasOutline { shape.strokeBorder(.black, lineWidth: 1) } }
      .contentShape(shape)
    }
    .buttonStyle(.plain)
  }
}

private struct StyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInWithAppleStyle: SignInWithAppleButton.Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of buttons that sign in with an Apple account.
  public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleStyle, style)
  }
}

/// The button of UIKit; only the kinds of its titles and colours are declared.
public enum ASAuthorizationAppleIDButton {
  /// The titles.
  public enum ButtonType: Int, Sendable { case signIn, `continue`, signUp }
  /// The colours.
  public enum Style: Int, Sendable { case white, whiteOutline, black }
}
