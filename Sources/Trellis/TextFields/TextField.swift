import Foundation
public import TrellisLayout

/// A field for editing a line of text.
///
/// Each edit is written to the binding at once. A field for a formatted value writes each edit that can be parsed, and shows the
/// formatted value when editing ends. The return key submits the field: see ``View/onSubmit(of:_:)``. The field takes the
/// proposed width. Its title is shown while it is empty, unless it has a prompt. In forms on a desktop, the title is placed
/// before the field, as with other controls.
///
/// Source: documented, developer.apple.com/documentation/swiftui/textfield; when a value is written: ours (reports differ).
public nonisolated struct TextField<Label: View>: View {
  let input: TextInput
  let label: Label
  /// Whether a prompt other than the title is shown while the field is empty.
  var hasPrompt = true
  /// The title if it isn't the label; nil otherwise.
  var title: Text?

  /// The field in the current style.
  @MainActor public var body: some View {
    TitledInput(input: input, label: label, hasPrompt: hasPrompt, title: title)
  }
}

/// A field for editing a line of text that isn't shown.
///
/// Dots are shown instead of the characters, which can't be copied.
public nonisolated struct SecureField<Label: View>: View {
  let input: TextInput
  let label: Label
  /// Whether a prompt other than the title is shown while the field is empty.
  var hasPrompt = true

  /// The field in the current style.
  @MainActor public var body: some View { TitledInput(input: input, label: label, hasPrompt: hasPrompt) }
}

extension TextField where Label == Text {
  /// Creates a field with a title, which is shown while the field is empty and has no prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(titleKey), text, prompt)
  }

  /// Creates a field with a title that isn't localized.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), text, prompt)
  }

  /// Creates a field that grows along an axis; with `.vertical` it has as many lines as the text needs.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(Text(titleKey), text, prompt, axis)
  }

  /// Creates a field that grows along an axis; with `.vertical` it has as many lines as the text needs.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(Text(title), text, prompt, axis)
  }

  /// Creates a field with actions for the beginning and end of editing, and for submission.
  ///
  /// SwiftUI deprecates this initializer: use ``View/onSubmit(of:_:)`` and ``View/focused(_:equals:)``.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), text, nil, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field with actions for the beginning and end of editing, and for submission.
  ///
  /// SwiftUI deprecates this initializer: use ``View/onSubmit(of:_:)`` and ``View/focused(_:equals:)``.
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

  /// Creates a field that grows along an axis, with any views as its label.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.label = label()
    input = TextInput(text: text, prompt: prompt, axis: axis)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, which is shown while the field is empty and has no prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(titleKey), text, prompt, nil)
  }

  /// Creates a field with a title that isn't localized.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), text, prompt, nil)
  }

  /// Creates a field with an action for submission.
  ///
  /// SwiftUI deprecates this initializer: use ``View/onSubmit(of:_:)``.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(titleKey), text, nil, onCommit)
  }

  /// Creates a field with an action for submission, and a title that isn't localized.
  ///
  /// SwiftUI deprecates this initializer: use ``View/onSubmit(of:_:)``.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(title), text, nil, onCommit)
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
