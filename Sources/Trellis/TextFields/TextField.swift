import Foundation
public import TrellisLayout

/// A line of characters that a person edits.
///
/// Each edit is written to the binding at once; where it is of a value with a format, each that can be read as such a value, and when
/// somebody is done what is shown is the value in its format. The return key says that somebody is done: see ``View/onSubmit(of:_:)``. It
/// takes the width that is proposed. Its title is shown where there are no characters and there is no prompt, but in forms on a desktop
/// before it, as the titles of other controls are.
///
/// Source: documented, developer.apple.com/documentation/swiftui/textfield; when a value is written: ours (reports differ).
public nonisolated struct TextField<Label: View>: View {
  let input: TextInput
  let label: Label
  /// Whether something else than the title is shown where there are no characters.
  var hasPrompt = true

  /// The field in the style in force.
  @MainActor public var body: some View { TitledInput(input: input, label: label, hasPrompt: hasPrompt) }
}

/// A line of characters that a person edits, and nobody sees.
///
/// Dots stand for the characters; they can't be copied.
///
/// Source: documented, developer.apple.com/documentation/swiftui/securefield.
public nonisolated struct SecureField<Label: View>: View {
  let input: TextInput
  let label: Label
  /// Whether something else than the title is shown where there are no characters.
  var hasPrompt = true

  /// The field in the style in force.
  @MainActor public var body: some View { TitledInput(input: input, label: label, hasPrompt: hasPrompt) }
}

extension TextField where Label == Text {
  /// Creates a field with a title, which is shown where there are no characters and there is no prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(titleKey), text, prompt)
  }

  /// Creates a field with a title as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), text, prompt)
  }

  /// Creates a field that goes on along an axis: with `.vertical` it has as many lines as the characters need.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(Text(titleKey), text, prompt, axis)
  }

  /// Creates a field that goes on along an axis: with `.vertical` it has as many lines as the characters need.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(Text(title), text, prompt, axis)
  }

  /// Creates a field that says when editing begins and ends, and when somebody is done.
  ///
  /// SwiftUI calls it deprecated: write ``View/onSubmit(of:_:)`` and ``View/focused(_:equals:)``.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), text, nil, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field that says when editing begins and ends, and when somebody is done.
  ///
  /// SwiftUI calls it deprecated: write ``View/onSubmit(of:_:)`` and ``View/focused(_:equals:)``.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(title), text, nil, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  init(
    _ title: Text, _ text: Binding<String>, _ prompt: Text?, _ axis: Axis = .horizontal,
    selection: Binding<TextSelection?>? = nil, onEditingChanged: ((Bool) -> Void)? = nil,
    onCommit: (() -> Void)? = nil
  ) {
    (label, hasPrompt) = (title, prompt != nil)
    input = TextInput(
      text: text, selection: selection, prompt: prompt ?? title, axis: axis,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

extension TextField {
  /// Creates a field with any views as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    input = TextInput(text: text, prompt: prompt)
  }

  /// Creates a field that goes on along an axis, with any views as its label.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.label = label()
    input = TextInput(text: text, prompt: prompt, axis: axis)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, which is shown where there are no characters and there is no prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(titleKey), text, prompt, nil)
  }

  /// Creates a field with a title as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), text, prompt, nil)
  }

  /// Creates a field that says when somebody is done.
  ///
  /// SwiftUI calls it deprecated: write ``View/onSubmit(of:_:)``.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(titleKey), text, nil, onCommit)
  }

  private init(_ title: Text, _ text: Binding<String>, _ prompt: Text?, _ onCommit: (() -> Void)?) {
    (label, hasPrompt) = (title, prompt != nil)
    input = TextInput(text: text, prompt: prompt ?? title, isSecure: true, onCommit: onCommit)
  }
}

extension SecureField {
  /// Creates a field with any views as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    input = TextInput(text: text, prompt: prompt, isSecure: true)
  }
}
