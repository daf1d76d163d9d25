public import Trellis
public import UniformTypeIdentifiers

/// A button that passes what is on the pasteboard to a closure.
///
/// Content of other programs is text. Items that can't be converted to the type are left out; the closure isn't called if none is left.
///
/// Source: documented, developer.apple.com/documentation/swiftui/pastebutton; that it is always enabled: ours.
public nonisolated struct PasteButton: View {
  private let paste: @MainActor ([Any]) -> Void

  /// Creates a button that pastes values of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    nonisolated(unsafe) let onPaste = onPaste  // the closure runs on the main actor
    paste = { items in Transfers.convert(items, to: payloadType, then: onPaste) }
  }

  /// Creates a button that pastes items with data of one of the types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    nonisolated(unsafe) let payloadAction = payloadAction  // the closure runs on the main actor
    paste = { items in
      let providers = NSItemProvider.providers(for: items, of: supportedContentTypes)
      if !providers.isEmpty { payloadAction(providers) }
    }
  }

  /// The button.
  @MainActor public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {
      if let items = CurrentWindow.pasteboard?.items, !items.isEmpty { paste(items) }
    }
  }
}
