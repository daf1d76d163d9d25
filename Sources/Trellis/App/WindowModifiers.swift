import TrellisGraph

/// The modifiers that the host puts around the content of all windows of an app.
@MainActor package enum WindowModifiers {
  private static var additions: [(SceneSurroundings, ViewInputs) -> Void] = []

  /// Adds a modifier to all windows of apps that are created from now on.
  package static func add<Modifier: ViewModifier>(_ modifier: Modifier) {
    additions.append { surroundings, inputs in
      let value = inputs.graph.input(name: TypeRecord.of(Modifier.self).name, kind: .modifier, modifier)
      let wrapper = ContentWrapper(
        isOnce: false, makeList: { makeModified(GraphValue(value), $0, content: $1) },
        wrap: { AnyView($0.modifier(modifier)) })
      surroundings.app.add(wrapper, Modifier.self)
    }
  }

  /// Returns the surroundings of an app's scenes.
  static func surroundings(_ inputs: ViewInputs) -> SceneSurroundings {
    let surroundings = SceneSurroundings()
    for add in additions { add(surroundings, inputs) }
    return surroundings
  }
}
