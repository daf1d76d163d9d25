public import Trellis

// What a phone or a tablet has and a desktop hasn't: it compiles, and does nothing here.

/// What a field is for, by which a phone offers what it knows of the person.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitextcontenttype.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// The name by which a person is called.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The name of a person's family.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being made up.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that counts once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "URL")
  /// A street with a number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A code of a town or a part of one.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The name of a company.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
}

/// How the keyboard on a phone's screen goes when something is scrolled.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode.
public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let number: Int
  /// What suits the place.
  public static let automatic = ScrollDismissesKeyboardMode(number: 0)
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(number: 1)
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(number: 2)
  /// It stays.
  public static let never = ScrollDismissesKeyboardMode(number: 3)
}

/// What a tablet's pointer makes of a view that it is over.
///
/// Source: documented, developer.apple.com/documentation/swiftui/hovereffect.
public nonisolated struct HoverEffect: Hashable, Sendable {
  private let number: Int
  /// What suits the place.
  public static let automatic = HoverEffect(number: 0)
  /// It is highlighted.
  public static let highlight = HoverEffect(number: 1)
  /// It is lifted.
  public static let lift = HoverEffect(number: 2)
}

extension View {
  /// Says what fields in the view are for; it does nothing here: a desktop offers nothing of what it knows of the person.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/textcontenttype(_:).
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Says how the keyboard on the screen goes when the view is scrolled; it does nothing here: there is none.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:).
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Says whether a phone's status bar is there; it does nothing here: there is none.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/statusbarhidden(_:).
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// The older name of ``statusBarHidden(_:)``; it does nothing here.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Says what a tablet's pointer makes of the view; it does nothing here: `onHover` tells when the mouse is over it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/hovereffect(_:isenabled:).
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View
  {
    self
  }

  /// Says whether what a system lays over apps is there; it does nothing here: a desktop lays nothing over windows.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/persistentsystemoverlays(_:).
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
