/// The drags in a window.
enum DragsFeature: ViewGraphFeature {
  static func register(in phases: inout UpdatePhases, _ context: ViewContext) {
    context.drags.candidates = { [weak context] in context?.window?.hits.candidates(at: $0) ?? [] }
    context.drags.place = { [weak context] in
      context?.window?.hits.place(of: $0, in: $1.responder, along: $1.path)
    }
  }
}

extension ViewContext {
  private enum DragsKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> Drags { Drags() }
  }

  /// The drags in progress.
  var drags: Drags { self[DragsKey.self] }

  private enum PasteboardKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> any Pasteboard { OwnPasteboard() }
  }

  /// The copied content, for pasting.
  var pasteboard: any Pasteboard {
    get { self[PasteboardKey.self] }
    set { self[PasteboardKey.self] = newValue }
  }
}
