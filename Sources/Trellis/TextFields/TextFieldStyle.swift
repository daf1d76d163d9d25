import Foundation
import TrellisGeometry
import TrellisLayout

/// A style of text fields; there is a fixed set of them.
///
/// Source: documented, developer.apple.com/documentation/swiftui/textfieldstyle; sizes: recorded on macOS 26.
public protocol TextFieldStyle {
  /// The frame around the characters.
  static var _frame: _TextFieldFrame { get }
}

/// The frame of a text field.
public nonisolated enum _TextFieldFrame: Sendable {
  /// The default frame: a border with round corners, but none on a phone.
  case automatic
  /// No frame.
  case none
  /// A border with round or square corners.
  case border(isRound: Bool)
}

/// The default style: a border with round corners, but none on a phone.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// The default frame.
  public static var _frame: _TextFieldFrame { .automatic }
}

/// A style without a border.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// No frame.
  public static var _frame: _TextFieldFrame { .none }
}

/// A style with a border with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// A border with round corners.
  public static var _frame: _TextFieldFrame { .border(isRound: true) }
}

/// A style with a border with square corners.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// A border with square corners.
  public static var _frame: _TextFieldFrame { .border(isRound: false) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A style with a border with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private enum FrameKey: EnvironmentKey {
    static var defaultValue: _TextFieldFrame { DefaultTextFieldStyle._frame }
  }

  private enum BareFieldsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether text fields in the default style have no border.
  package var hasBareFields: Bool {
    get { self[BareFieldsKey.self] }
    set { self[BareFieldsKey.self] = newValue }
  }

  fileprivate var textFieldFrame: _TextFieldFrame {
    get { self[FrameKey.self] }
    set { self[FrameKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text fields in the view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldFrame, S._frame)
  }
}

/// A text input with its frame.
nonisolated struct StyledTextInput: View {
  let input: TextInput
  @Environment(\.textFieldFrame) private var frame
  @Environment(\.hasBareFields) private var isBare
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlTheme) private var theme
  @Environment(\.shades) private var shades
  @Environment(\.colorScheme) private var scheme
  @Environment(\.backgroundProminence) private var prominence

  @MainActor private var bordered: TextInput {
    var input = input
    input.margin = theme.metrics.fieldInset
    return input
  }

  /// The colour of text on the field's own background, which differs from the prominent one around it; nil is the colour around.
  @MainActor private var ownForeground: AnyShapeStyle? {
    guard prominence == .increased else { return nil }
    return AnyShapeStyle(scheme == .dark ? Color.white : Color.black)
  }

  /// Whether the border has round corners; nil if there is no border.
  @MainActor private var hasRoundBorder: Bool? {
    switch frame {
    case .automatic: isBare || theme.metrics.pagesSlide ? nil : true
    case .none: nil
    case .border(let isRound): isRound
    }
  }

  @MainActor var body: some View {
    if let isRound = hasRoundBorder {
      let shape = RoundedRectangle(cornerRadius: isRound ? theme.metrics.fieldRadius : 0)
      bordered.opacity(isEnabled ? 1 : 0.5)
        .foregroundStyle(ifAny: ownForeground)
        .padding(.horizontal, theme.metrics.fieldInset.width)
        .padding(.vertical, theme.metrics.fieldInset.height)
        .background { shape.fill(scheme == .dark ? Color.white.opacity(0.06) : Color.white) }
        .overlay { shape.strokeBorder(.primary.opacity(shades.fieldLine)).allowsHitTesting(false) }
    } else {
      input.opacity(isEnabled ? 1 : 0.5)
    }
  }
}
