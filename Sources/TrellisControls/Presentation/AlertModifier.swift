import Foundation
import Trellis

/// Presents an alert or a confirmation dialog while a binding is true.
///
/// The data is stored when the presentation begins; later changes aren't shown.
nonisolated struct AlertModifier<Data, Message: View, Actions: View>: ViewModifier {
  private let kind: AlertKind
  private let isPresented: Binding<Bool>
  /// The data of the alert; nil presents none.
  private let data: Data?
  private let title: @MainActor (Data) -> Text
  private let titleVisibility: Visibility
  private let message: @MainActor (Data) -> Message
  private let actions: @MainActor (Data) -> Actions
  /// The data from the beginning of the presentation.
  @State private var kept: Data?

  init(
    _ kind: AlertKind, _ isPresented: Binding<Bool>, _ data: Data?,
    title: @escaping @MainActor (Data) -> Text,
    _ titleVisibility: Visibility = .visible, message: @escaping @MainActor (Data) -> Message,
    actions: @escaping @MainActor (Data) -> Actions
  ) {
    (self.kind, self.isPresented, self.data) = (kind, isPresented, data)
    (self.title, self.titleVisibility) = (title, titleVisibility)
    (self.message, self.actions) = (message, actions)
  }

  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    let isUp = isPresented.wrappedValue && data != nil
    let close: @MainActor () -> Void = { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
    let shown = isUp ? kept ?? data : nil
    return
      content
      .modifier(
        // `onExit` does nothing, because the escape key presses the cancel button.
        Presenter(wanted: shown == nil ? nil : true, onExit: {}) { _ in
          if let shown {
            AlertPanel(
              kind: kind, title: title(shown), titleVisibility: titleVisibility, message: message(shown),
              actions: actions(shown), close: close)
          }
        }
      )
      .onChange(of: isUp, initial: true) { kept = isUp ? data : nil }
  }
}
