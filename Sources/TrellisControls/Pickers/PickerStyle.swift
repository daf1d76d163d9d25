public import Trellis

/// How pickers look: a table of what there is.
///
/// Source: documented, developer.apple.com/documentation/swiftui/pickerstyle.
public nonisolated protocol PickerStyle {
  /// What a picker is shown as.
  static var _form: _PickerForm { get }
}

/// What a picker is shown as.
public nonisolated enum _PickerForm: Hashable, Sendable {
  /// What suits the place.
  case automatic
  /// A button that opens a menu.
  case menu
  /// Buttons side by side of which one is pressed.
  case segmented
  /// All options below each other, where the picker is.
  case inline
  /// Small buttons side by side.
  case palette
}

/// What suits the place: a button that opens a menu.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaultpickerstyle.
public nonisolated struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// What suits the place.
  public static var _form: _PickerForm { .automatic }
}

/// A button that shows what is chosen, and opens a menu.
///
/// Source: documented, developer.apple.com/documentation/swiftui/menupickerstyle.
public nonisolated struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A menu.
  public static var _form: _PickerForm { .menu }
}

/// The older name of ``MenuPickerStyle``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/popupbuttonpickerstyle.
public nonisolated struct PopUpButtonPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A menu.
  public static var _form: _PickerForm { .menu }
}

/// The options side by side, of which one is pressed.
///
/// Source: documented, developer.apple.com/documentation/swiftui/segmentedpickerstyle.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Segments.
  public static var _form: _PickerForm { .segmented }
}

/// The options below each other, where the picker is.
///
/// Source: documented, developer.apple.com/documentation/swiftui/inlinepickerstyle.
public nonisolated struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Lines.
  public static var _form: _PickerForm { .inline }
}

/// The options below each other, with a ring before each.
///
/// Source: documented, developer.apple.com/documentation/swiftui/radiogrouppickerstyle.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Lines.
  public static var _form: _PickerForm { .inline }
}

/// The options side by side as small buttons.
///
/// Source: documented, developer.apple.com/documentation/swiftui/palettepickerstyle.
public nonisolated struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Buttons.
  public static var _form: _PickerForm { .palette }
}

/// A wheel on a phone; here a button that opens a menu, which needs no fingers.
///
/// Source: documented, developer.apple.com/documentation/swiftui/wheelpickerstyle; the menu: ours (choice).
public nonisolated struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A menu.
  public static var _form: _PickerForm { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What suits the place.
  public static nonisolated var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static nonisolated var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static nonisolated var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Lines below each other.
  public static nonisolated var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Lines with a ring before each.
  public static nonisolated var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Small buttons side by side.
  public static nonisolated var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A menu in place of a wheel.
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
  /// Sets how the pickers in the view look.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/pickerstyle(_:).
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerForm, S._form)
  }
}
