public import Trellis

// Declarations for phones and tablets. They compile, and have no effect on a desktop.

/// The meaning of a text field, by which a phone suggests data of the user.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String
  /// Creates a content type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The given name of a person.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The family name of a person.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "URL")
  /// A street and house number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
}

/// The way in which scrolling dismisses a phone's on-screen keyboard.
public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let number: Int
  /// The default.
  public static let automatic = ScrollDismissesKeyboardMode(number: 0)
  /// Scrolling dismisses the keyboard at once.
  public static let immediately = ScrollDismissesKeyboardMode(number: 1)
  /// The keyboard follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(number: 2)
  /// Scrolling doesn't dismiss the keyboard.
  public static let never = ScrollDismissesKeyboardMode(number: 3)
}

/// The effect of a tablet's pointer on a view below it.
public nonisolated struct HoverEffect: Hashable, Sendable {
  private let number: Int
  /// The default.
  public static let automatic = HoverEffect(number: 0)
  /// The view is highlighted.
  public static let highlight = HoverEffect(number: 1)
  /// The view is lifted.
  public static let lift = HoverEffect(number: 2)
}

extension View {
  /// Sets the meaning of text fields in the view; does nothing here, because a desktop suggests no data of the user.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Sets how scrolling dismisses the on-screen keyboard; does nothing here, because a desktop has none.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Hides a phone's status bar; does nothing here, because a desktop has none.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Does nothing here; the older name of ``statusBarHidden(_:)``.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Sets the effect of a tablet's pointer; does nothing here, where `onHover` reports the mouse.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View
  {
    self
  }

  /// Shows or hides what the system draws over apps; does nothing here, because a desktop draws nothing over windows.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
