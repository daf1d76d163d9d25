import TrellisGraph

/// The layers of a window, and the one among them that gets keys.
@MainActor
final class Layers {
  /// Whether the window ever had a view that can present a layer; until then, no layers are looked for.
  var isUsed = false
  /// The presented layers that take keys, from the lowest to the highest.
  private(set) var shown: [Layer] = []

  /// The queue of presentations in the window itself.
  let turns = LayerTurns()

  /// Whether the user's last action was a key press.
  var isByKey = false

  /// The layer that gets keys: the topmost one that takes them, or nil.
  var top: Layer? { isUsed ? shown.last { $0.isPresented && $0.behavior.contains(.takesKeys) } : nil }

  /// The lowest menu that is open, or nil.
  var menu: Layer? { shown.first { $0.behavior.contains(.movesByArrows) } }

  /// Finds the presented layers when an update is over, and returns whether the focus has moved.
  ///
  /// The focus moves to a layer that was added, and back to where it was when that layer is removed.
  func perform(_ now: () -> [LayerEntry], _ focus: Focus) -> Bool {
    guard isUsed else { return false }
    let now = now().map(\.layer).filter { $0.isPresented && $0.behavior.contains(.takesKeys) }
    let gone = shown.filter { old in !now.contains { $0 === old } }
    let come = now.filter { new in !shown.contains { $0 === new } }
    guard !gone.isEmpty || !come.isEmpty else { return false }
    shown = now
    let before = focus.holder
    for layer in gone.reversed() {
      // Another responder may have received the focus in the meantime.
      if let holder = focus.holder, holder.isThere,
        holder.focusNode?.path.contains(where: { $0 === layer.node }) != true
      {
        continue
      }
      focus.move(to: layer.focusBefore.flatMap { $0.isThere ? $0 : nil }, keepsSelection: true)
    }
    for layer in come {
      layer.focusBefore = focus.holder
      // A menu that a key opened is operated by keys.
      let stop: Focusability = isByKey && layer.behavior.contains(.movesByArrows) ? .byTab : .atFirst
      let responders = layer.responders.lazy.compactMap { $0 as? any Focusable }.filter { $0.isEnabled }
      focus.move(
        to: responders.first { $0.prefersInitialFocus } ?? responders.first { $0.focusability.contains(stop) }
      )
      focus.reveal()
    }
    return focus.holder !== before
  }

  /// Forgets all layers, because the views were removed.
  func clear() { shown = [] }
}

extension ViewOutputs {
  /// Returns the layers of the views inside, from the lowest to the highest; a rule that calls this depends on them.
  @MainActor func layers(_ context: ViewContext) -> [LayerEntry] {
    guard context.layers.isUsed else { return [] }
    return channels?.value(of: LayerChannel.self)?.wrappedValue ?? []
  }
}

/// The layers above the content of a window.
enum LayersFeature: ViewGraphFeature {
  static func register(in phases: inout UpdatePhases, _ context: ViewContext) {
    context.focus.isInMenu = { [unowned layers = context.layers] in layers.menu != nil }
    phases.perform.append { window in
      let context = window.context
      return window.isMounted
        && context.layers.perform({ window.rootOutputs.layers(context) }, context.focus)
    }
    phases.close.append { $0.context.layers.clear() }
    phases.foreground.append { root in
      { $0 += root.outputs.layers(root.inputs.context).compactMap(\.layer.outputs).map(\.drawn) }
    }
  }

  static func addValues(to environment: inout EnvironmentValues, _ context: ViewContext) {
    environment.layerTurns = context.layers.turns
  }
}

extension ViewContext {
  private enum LayersKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> Layers { Layers() }
  }

  /// The layers above the content of the window.
  var layers: Layers { self[LayersKey.self] }
}
