import Foundation
import TrellisLayout

/// Lines of characters that a person edits, as many as there are.
///
/// Each edit is written to the binding at once. It takes the size that is proposed and scrolls inside: by the wheel, by keys, and where
/// the caret goes; where no height is proposed it is as high as its lines. Lines break at its width. A text may have megabytes: only
/// what is seen of it is typeset.
///
/// Source: documented, developer.apple.com/documentation/swiftui/texteditor.
public nonisolated struct TextEditor: View {
  private let input: TextInput
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.textEditorLook) private var look
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  /// Creates an editor for a text.
  public init(text: Binding<String>) { self.init(text, nil) }

  /// Creates an editor for a text that says what of it is selected, and is told; see ``TextSelection``.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/texteditor/init(text:selection:).
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text, selection) }

  private init(_ text: Binding<String>, _ selection: Binding<TextSelection?>?) {
    input = TextInput(text: text, selection: selection, axis: .vertical, margin: .zero)
  }

  /// The editor on its background.
  @MainActor public var body: some View {
    TextEditorArea(input: input).opacity(isEnabled ? 1 : 0.5).background {
      if background != .hidden, look != .plain { scheme == .dark ? Color(white: 30 / 255) : Color.white }
    }
  }
}

/// How text editors look: a table of what there is.
///
/// Source: documented, developer.apple.com/documentation/swiftui/texteditorstyle.
public nonisolated protocol TextEditorStyle {
  /// What stands behind the characters.
  static var _look: _TextEditorLook { get }
}

/// What stands behind the characters of a text editor.
public nonisolated enum _TextEditorLook: Sendable {
  /// The colour of text's background, or nothing.
  case automatic, plain
}

/// The style that suits the desktop: characters on the colour of text's background.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
  /// A background.
  public static var _look: _TextEditorLook { .automatic }
}

/// Characters alone.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
  /// None.
  public static var _look: _TextEditorLook { .plain }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that suits the desktop.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Characters alone.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension EnvironmentValues {
  private enum BackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  private enum LookKey: EnvironmentKey {
    static var defaultValue: _TextEditorLook { .automatic }
  }

  /// Whether views that scroll have a background of their own.
  package var scrollContentBackground: Visibility {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  fileprivate var textEditorLook: _TextEditorLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

extension View {
  /// Whether views that scroll have the background that suits them: text editors.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:).
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets how text editors in the view look.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/texteditorstyle(_:).
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(\.textEditorLook, S._look)
  }
}
