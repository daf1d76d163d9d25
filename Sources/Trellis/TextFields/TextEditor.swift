import Foundation
import TrellisLayout

/// A view for editing text of any number of lines.
///
/// Each edit is written to the binding at once. The editor takes the proposed size and scrolls inside: with the wheel, with keys,
/// and to the caret. If no height is proposed, it is as high as its lines. Lines wrap at its width. A text may have megabytes:
/// only the visible part is typeset.
public nonisolated struct TextEditor: View {
  private let input: TextInput
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.textEditorAppearance) private var appearance
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  /// Creates an editor for a text.
  public init(text: Binding<String>) { self.init(text, nil) }

  /// Creates an editor with a binding to its selection; see ``TextSelection``.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text, selection) }

  private init(_ text: Binding<String>, _ selection: Binding<TextSelection?>?) {
    input = TextInput(text: text, selection: selection, axis: .vertical, margin: .zero)
  }

  /// The editor on its background.
  @MainActor public var body: some View {
    TextEditorArea(input: input).opacity(isEnabled ? 1 : 0.5).background {
      if background != .hidden, appearance != .plain {
        scheme == .dark ? Color(white: 30 / 255) : Color.white
      }
    }
  }
}

/// A style of text editors; there is a fixed set of them.
public protocol TextEditorStyle {
  /// The background behind the characters.
  static var _appearance: _TextEditorAppearance { get }
}

/// The background of a text editor.
public nonisolated enum _TextEditorAppearance: Sendable {
  /// The standard text background, or none.
  case automatic, plain
}

/// The default style: characters on the standard text background.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
  /// The standard text background.
  public static var _appearance: _TextEditorAppearance { .automatic }
}

/// A style without a background.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
  /// No background.
  public static var _appearance: _TextEditorAppearance { .plain }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style without a background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension EnvironmentValues {
  private enum BackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  private enum AppearanceKey: EnvironmentKey {
    static var defaultValue: _TextEditorAppearance { .automatic }
  }

  /// The visibility of the background of scrollable views.
  package var scrollContentBackground: Visibility {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  fileprivate var textEditorAppearance: _TextEditorAppearance {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of the default background of scrollable views, such as text editors.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets the style of text editors in the view.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(\.textEditorAppearance, S._appearance)
  }
}
