import Foundation
import TrellisGeometry
import TrellisLayout

/// How text fields look: a table of what there is.
///
/// Source: documented, developer.apple.com/documentation/swiftui/textfieldstyle; sizes: recorded on macOS 26.
public nonisolated protocol TextFieldStyle {
  /// What stands around the characters.
  static var _frame: _TextFieldFrame { get }
}

/// What stands around the characters of a text field.
public nonisolated enum _TextFieldFrame: Sendable {
  /// What suits the place: a border with round corners, but in forms on a phone nothing.
  case automatic
  /// Nothing.
  case none
  /// A border with round corners, or with square ones.
  case border(isRound: Bool)
}

/// The style that suits the place: a border with round corners, but in forms on a phone nothing.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// What suits the place.
  public static var _frame: _TextFieldFrame { .automatic }
}

/// Characters alone.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Nothing.
  public static var _frame: _TextFieldFrame { .none }
}

/// A border with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// A border.
  public static var _frame: _TextFieldFrame { .border(isRound: true) }
}

/// A border with square corners.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// A border.
  public static var _frame: _TextFieldFrame { .border(isRound: false) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that suits the place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Characters alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private enum FrameKey: EnvironmentKey {
    static var defaultValue: _TextFieldFrame { DefaultTextFieldStyle._frame }
  }

  private enum BareFieldsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether text fields that no style is set for are characters alone.
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
  /// Sets how text fields in the view look.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/textfieldstyle(_:).
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldFrame, S._frame)
  }
}

/// A text input with what stands around it.
nonisolated struct StyledTextInput: View {
  let input: TextInput
  @Environment(\.textFieldFrame) private var frame
  @Environment(\.hasBareFields) private var isBare
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look) private var look
  @Environment(\.shades) private var shades
  @Environment(\.colorScheme) private var scheme

  @MainActor private var bordered: TextInput {
    var input = input
    input.margin = look.metrics.fieldInset
    return input
  }

  /// Whether corners of the border are round; nil where there is none.
  @MainActor private var hasRoundBorder: Bool? {
    switch frame {
    case .automatic: isBare ? nil : true
    case .none: nil
    case .border(let isRound): isRound
    }
  }

  @MainActor var body: some View {
    if let isRound = hasRoundBorder {
      let shape = RoundedRectangle(cornerRadius: isRound ? look.metrics.fieldRadius : 0)
      bordered.opacity(isEnabled ? 1 : 0.5)
        .padding(.horizontal, look.metrics.fieldInset.width)
        .padding(.vertical, look.metrics.fieldInset.height)
        .background { shape.fill(scheme == .dark ? Color.white.opacity(0.06) : Color.white) }
        .overlay { shape.strokeBorder(.primary.opacity(shades.fieldLine)).allowsHitTesting(false) }
    } else {
      input.opacity(isEnabled ? 1 : 0.5)
    }
  }
}
