public import Trellis

/// The appearance of pickers, which is one of a fixed set of forms.
public protocol PickerStyle {
  /// The form of a picker.
  static var _form: _PickerForm { get }
}

/// The form of a picker.
public nonisolated enum _PickerForm: Hashable, Sendable {
  /// The default form: a button that opens a menu.
  case automatic
  /// A button that opens a menu.
  case menu
  /// Buttons side by side, one of which looks pressed.
  case segmented
  /// All options in a column, without a menu.
  case inline
  /// Small buttons side by side.
  case palette
  /// A link to a page of all options.
  case navigationLink
}

/// The default style: a button that opens a menu.
public nonisolated struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: the default.
  public static var _form: _PickerForm { .automatic }
}

/// A style with a button that shows the selected option and opens a menu.
public nonisolated struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: a menu.
  public static var _form: _PickerForm { .menu }
}

/// A style that is the same as ``MenuPickerStyle``, by its older name.
public nonisolated struct PopUpButtonPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: a menu.
  public static var _form: _PickerForm { .menu }
}

/// A style with the options side by side, one of which looks pressed.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: segments.
  public static var _form: _PickerForm { .segmented }
}

/// A style with the options in a column, without a menu.
public nonisolated struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: a column.
  public static var _form: _PickerForm { .inline }
}

/// A style with the options in a column, with a ring before each.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: a column.
  public static var _form: _PickerForm { .inline }
}

/// A style with the options side by side, as small buttons.
public nonisolated struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: small buttons.
  public static var _form: _PickerForm { .palette }
}

/// A style with a wheel on a phone; here, a button that opens a menu, which doesn't need a touchscreen.
///
/// Source: documented, developer.apple.com/documentation/swiftui/wheelpickerstyle; the menu: ours (choice).
public nonisolated struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: a menu.
  public static var _form: _PickerForm { .menu }
}

/// A style with a link that shows the selected option and opens a page of all options.
///
/// The link needs a navigation stack or split view around it; otherwise it is disabled.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationlinkpickerstyle; that the page stays open after a choice: ours.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The form of the style: a link.
  public static var _form: _PickerForm { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style with a link that opens a page of all options.
  public static nonisolated var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: a button that opens a menu.
  public static nonisolated var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style with a button that opens a menu.
  public static nonisolated var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style with segments side by side.
  public static nonisolated var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style with the options in a column.
  public static nonisolated var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A style with the options in a column, with a ring before each.
  public static nonisolated var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A style with small buttons side by side.
  public static nonisolated var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style with a menu in place of a wheel.
  public static nonisolated var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension EnvironmentValues {
  private enum PickerFormKey: EnvironmentKey { static var defaultValue: _PickerForm { .automatic } }

  package var pickerForm: _PickerForm {
    get { self[PickerFormKey.self] }
    set { self[PickerFormKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in the view.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerForm, S._form)
  }
}
