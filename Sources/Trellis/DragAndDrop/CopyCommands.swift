import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Says what is copied when a person copies while the view, or one in it, has the focus; a field copies what is selected in it.
  ///
  /// Other programs get the first thing that has characters.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/copyable(_:).
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View
  {
    let payload = Held(payload)
    return copying(.copy) { payload.value() }
  }

  /// Takes out what is cut when a person cuts while the view, or one in it, has the focus, and gives it for pasting.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/cuttable(for:action:).
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    let action = Held(action)
    return copying(.cut) { action.value() }
  }

  /// Says what is copied when a person copies while the view, or one in it, has the focus; nil leaves that to the views around.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/oncopycommand(perform:).
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    let payload = Held(payloadAction)
    return copying(.copy) { payload.value?() ?? [] }
  }

  /// Takes out what is cut when a person cuts while the view, or one in it, has the focus; nil leaves that to the views around.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/oncutcommand(perform:).
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    let payload = Held(payloadAction)
    return copying(.cut) { payload.value?() ?? [] }
  }

  /// Does something with what was copied, when a person pastes while the view, or one in it, has the focus.
  ///
  /// Of other programs that are characters. What isn't, and can't become, a value of the type is left out, and so is what `validator`
  /// leaves out; where nothing is left, nothing is called.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/pastedestination(for:action:validator:).
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    let (action, validator) = (Held(action), Held(validator))
    return pasting { items in
      guard items.contains(where: { Transfers.outlook(of: $0, as: T.self).isPossible }) else { return false }
      let items = Held(items)
      Task.immediate { @MainActor in
        var taken: [T] = []
        for item in items.value {
          if let item = await Transfers.convert(item, to: T.self) as? T { taken.append(item) }
        }
        taken = validator.value(taken)
        if !taken.isEmpty { action.value(taken) }
      }
      return true
    }
  }

  /// Does something with what was copied that has one of some kinds of data, when a person pastes while the view, or one in it, has the
  /// focus.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onpastecommand(of:perform:).
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    let action = Held(payloadAction)
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
  /// Copies some things: characters for other programs, the things themselves for this one.
  fileprivate func copy(_ items: [Any]) {
    (copied, string) = (CopiedItems(items: items), nil)
    let held = Held(items)
    Task.immediate { @MainActor in
      for item in held.value {
        guard let string = await Transfers.convert(item, to: String.self) as? String else { continue }
        copied?.string = string
        self.string = string
        return
      }
    }
  }

  /// What was copied last, by whom ever; another program's is characters.
  fileprivate var items: [Any] {
    let string = string.flatMap { $0.isEmpty ? nil : $0 }
    if let copied, copied.string == string { return copied.items }
    return string.map { [$0] } ?? []
  }
}
