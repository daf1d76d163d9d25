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
    let action = UncheckedSendableBox(onPaste)
    paste = { items in Transfers.convert(items, to: payloadType, then: action.value) }
  }

  /// Creates a button that pastes items with data of one of the types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    let action = UncheckedSendableBox(payloadAction)
    paste = { items in
      let providers = NSItemProvider.providers(for: items, of: supportedContentTypes)
      if !providers.isEmpty { action.value(providers) }
    }
  }

  /// The button.
  @MainActor public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {
      if let items = CurrentWindow.last?.pasteboard.items, !items.isEmpty { paste(items) }
    }
  }
}

extension Transfers {
  /// Calls a closure with the items that can be converted to a type, unless there are none.
  @MainActor static func convert<T: Transferable>(
    _ items: [Any], to type: T.Type, then action: @escaping ([T]) -> Void
  ) {
    let (items, action) = (UncheckedSendableBox(items), UncheckedSendableBox(action))
    Task.immediate { @MainActor in
      var taken: [T] = []
      for item in items.value {
        if let item = await convert(item, to: T.self) as? T { taken.append(item) }
      }
      if !taken.isEmpty { action.value(taken) }
    }
  }
}
