import Foundation
import TrellisGeometry
import TrellisLayout

/// A style of text fields: one of SwiftUI's, or a view around the field.
///
/// ```swift
/// struct Rounded: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration.padding(8).background(.quaternary, in: .rect(cornerRadius: 8))
///   }
/// }
/// ```
/// The field in the body has the style that is set around the view with the modifier.
///
/// Source: documented, developer.apple.com/documentation/swiftui/textfieldstyle; sizes: recorded on macOS 26; the body, which
/// SwiftUI doesn't document: inferred from public source that uses it.
public protocol TextFieldStyle {
  /// The type of the view that the style makes.
  associatedtype _Body: View
  /// The label of the field that the style receives.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the view for a text field.
  @ViewBuilder @MainActor func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field that a style receives.
public nonisolated struct _TextFieldStyleLabel: View {
  /// The views of the label.
  @MainActor public var body: some View { StyleSlot<Self>() }
}

/// The frame of a text field.
nonisolated enum TextFieldFrame: Sendable {
  /// The default frame: a border with round corners, but none on a phone.
  case automatic
  /// No frame.
  case none
  /// A border with round or square corners.
  case border(isRound: Bool)
}

/// A style that only sets the frame, for which no view is built.
nonisolated protocol FramedTextFieldStyle: TextFieldStyle {
  static var frame: TextFieldFrame { get }
}

/// The default style: a border with round corners, but none on a phone.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, FramedTextFieldStyle {
  static var frame: TextFieldFrame { .automatic }
  /// Creates the style.
  public init() {}
  /// Returns the field with the default frame.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.framed(Self.frame)
  }
}

/// A style without a border.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, FramedTextFieldStyle {
  static var frame: TextFieldFrame { .none }
  /// Creates the style.
  public init() {}
  /// Returns the field with no frame.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.framed(Self.frame)
  }
}

/// A style with a border with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, FramedTextFieldStyle {
  static var frame: TextFieldFrame { .border(isRound: true) }
  /// Creates the style.
  public init() {}
  /// Returns the field with a border with round corners.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.framed(Self.frame)
  }
}

/// A style with a border with square corners.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle, FramedTextFieldStyle {
  static var frame: TextFieldFrame { .border(isRound: false) }
  /// Creates the style.
  public init() {}
  /// Returns the field with a border with square corners.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.framed(Self.frame)
  }
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
    static var defaultValue: TextFieldFrame { .automatic }
  }

  private enum BareFieldsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether text fields in the default style have no border.
  package var hasBareFields: Bool {
    get { self[BareFieldsKey.self] }
    set { self[BareFieldsKey.self] = newValue }
  }

  var textFieldFrame: TextFieldFrame {
    get { self[FrameKey.self] }
    set { self[FrameKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text fields in the view; the innermost style is used.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(TextFieldStyleModifier(style: style))
  }

  fileprivate nonisolated func framed(_ frame: TextFieldFrame) -> some View {
    environment(\.textFieldFrame, frame)
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
