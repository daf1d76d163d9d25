public import Trellis

/// An alert as a value.
///
/// Source: documented, developer.apple.com/documentation/swiftui/alert; deprecated in favour of
/// ``Trellis/View/alert(_:isPresented:actions:)``.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which closes it; nil is one that says so.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  /// A button of an alert or of an action sheet.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/alert/button.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button that does something.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    /// A button that leaves everything as it was.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// A button that says "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }
    /// A button that does what can't be taken back.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// A choice as a value.
///
/// Source: documented, developer.apple.com/documentation/swiftui/actionsheet; deprecated in favour of
/// ``Trellis/View/confirmationDialog(_:isPresented:titleVisibility:actions:)``.
public struct ActionSheet {
  /// A button of the choice.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a choice with buttons; one that cancels is added where there is none.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

extension View {
  /// Presents an alert while a value is true.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(ispresented:content:); deprecated.
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(AlertValueModifier(kind: .alert, isPresented: isPresented, item: ()) { content().parts })
  }

  /// Presents an alert for an item while there is one.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(item:content:); deprecated.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      AlertValueModifier(kind: .alert, isPresented: item.isSomething(), item: item.wrappedValue) {
        content($0).parts
      })
  }

  /// Presents a choice while a value is true.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/actionsheet(ispresented:content:); deprecated.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet)
    -> some View
  {
    modifier(AlertValueModifier(kind: .choice, isPresented: isPresented, item: ()) { content().parts })
  }

  /// Presents a choice for an item while there is one.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/actionsheet(item:content:); deprecated.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      AlertValueModifier(kind: .choice, isPresented: item.isSomething(), item: item.wrappedValue) {
        content($0).parts
      })
  }
}

/// What an alert or a choice is made of.
private nonisolated struct AlertParts {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]
}

extension Alert {
  fileprivate var parts: AlertParts { AlertParts(title: title, message: message, buttons: buttons) }
}

extension ActionSheet {
  fileprivate var parts: AlertParts { AlertParts(title: title, message: message, buttons: buttons) }
}

private nonisolated struct AlertValueModifier<Item>: ViewModifier {
  let kind: AlertKind
  let isPresented: Binding<Bool>
  let item: Item?
  let content: (Item) -> AlertParts

  @MainActor func body(content view: Content) -> some View {
    let content = content
    return view.modifier(
      AlertModifier(kind, isPresented, item, title: { content($0).title }) {
        content($0).message
      } actions: {
        AlertButtons(buttons: content($0).buttons)
      })
  }
}

private struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension Binding {
  /// Whether there is an item; writing false takes it away, and true does nothing.
  func isSomething<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
