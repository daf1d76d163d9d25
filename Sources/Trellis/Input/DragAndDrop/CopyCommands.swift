import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Sets the items that the copy command copies while the view, or one in it, has the focus.
  ///
  /// A text field copies its selection instead. Other programs get the first item that can be converted to text.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View
  {
    let payload = UncheckedSendableBox(payload)
    return copying(.copy) { payload.value() }
  }

  /// Sets the action of the cut command while the view, or one in it, has the focus.
  ///
  /// The action removes items and returns them for pasting.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    let action = UncheckedSendableBox(action)
    return copying(.cut) { action.value() }
  }

  /// Sets the items that the copy command copies while the view, or one in it, has the focus.
  ///
  /// nil leaves the command to the views around.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    let payload = UncheckedSendableBox(payloadAction)
    return copying(.copy) { payload.value?() ?? [] }
  }

  /// Sets the action of the cut command, which removes and returns items, while the view, or one in it, has the focus.
  ///
  /// nil leaves the command to the views around.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    let payload = UncheckedSendableBox(payloadAction)
    return copying(.cut) { payload.value?() ?? [] }
  }

  /// Performs an action with pasted values while the view, or one in it, has the focus.
  ///
  /// Content of other programs is text. Items that aren't values of the type and can't be converted, and those that `validator`
  /// drops, are ignored. If no item is left, the action isn't called.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    let (action, validator) = (UncheckedSendableBox(action), UncheckedSendableBox(validator))
    return pasting { items in
      guard items.contains(where: { Transfers.convertibility(of: $0, as: T.self).isPossible }) else {
        return false
      }
      Transfers.convert(items, to: T.self) { taken in
        let taken = validator.value(taken)
        if !taken.isEmpty { action.value(taken) }
      }
      return true
    }
  }

  /// Performs an action with the pasted items that have data of certain types, while the view, or one in it, has the focus.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    let action = UncheckedSendableBox(payloadAction)
    return pasting { items in
      let providers = NSItemProvider.providers(for: items, of: supportedContentTypes)
      if !providers.isEmpty { action.value(providers) }
      return !providers.isEmpty
    }
  }

  private nonisolated func copying(
    _ command: TextCommand, _ payload: @escaping @MainActor @Sendable () -> [Any]
  ) -> some View {
    taking { press, context in
      guard TextCommand(press) == command else { return false }
      let items = payload()
      if !items.isEmpty { context.pasteboard.copy(items) }
      return !items.isEmpty
    }
  }

  private nonisolated func pasting(_ paste: @escaping @MainActor @Sendable ([Any]) -> Bool) -> some View {
    taking { press, context in
      guard TextCommand(press) == .paste else { return false }
      let items = context.pasteboard.items
      return !items.isEmpty && paste(items)
    }
  }
}

extension Pasteboard {
  /// Copies items: as text for other programs, and as they are for this program.
  package func copy(_ items: [Any]) {
    (copied, string) = (CopiedItems(items: items), nil)
    let held = UncheckedSendableBox(items)
    Task.immediate { @MainActor in
      for item in held.value {
        guard let string = await Transfers.convert(item, to: String.self) as? String else { continue }
        copied?.string = string
        self.string = string
        return
      }
    }
  }

  /// The items that any program copied last; those of another program are text.
  package var items: [Any] {
    let string = string.flatMap { $0.isEmpty ? nil : $0 }
    if let copied, copied.string == string { return copied.items }
    return string.map { [$0] } ?? []
  }
}
