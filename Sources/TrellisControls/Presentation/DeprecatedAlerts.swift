public import Trellis

/// The description of an alert.
///
/// Source: documented, developer.apple.com/documentation/swiftui/alert; deprecated in favour of
/// ``Trellis/View/alert(_:isPresented:actions:)``.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which closes it; nil adds an OK button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  /// A button of an alert or of an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Returns a button with an action.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    /// Returns a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// Returns a button titled "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }
    /// Returns a button for an action that can't be undone.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// The description of an action sheet.
///
/// Source: documented, developer.apple.com/documentation/swiftui/actionsheet; deprecated in favour of
/// ``Trellis/View/confirmationDialog(_:isPresented:titleVisibility:actions:)``.
public struct ActionSheet {
  /// A button of the action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet with buttons; a cancel button is added if there is none.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

extension View {
  /// Presents an alert while a binding is true.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/alert(ispresented:content:); deprecated.
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(AlertValueModifier(kind: .alert, isPresented: isPresented, item: ()) { content().parts })
  }

  /// Presents an alert for an item while the item isn't nil.
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

  /// Presents an action sheet while a binding is true.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/actionsheet(ispresented:content:); deprecated.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet)
    -> some View
  {
    modifier(AlertValueModifier(kind: .choice, isPresented: isPresented, item: ()) { content().parts })
  }

  /// Presents an action sheet for an item while the item isn't nil.
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

/// The parts of an alert or an action sheet.
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
  /// Returns a binding to whether there is an item; writing false sets the item to nil, and writing true has no effect.
  func isSomething<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
