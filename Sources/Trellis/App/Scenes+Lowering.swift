import TrellisGraph

/// What a scene gives to its host: a window's title, nil for the program's name, and its content.
struct SceneOutputs {
  let title: Attribute<String?>
  let content: ViewList
}

/// A scene that Trellis shows itself, without a body.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  static func makeScene(_ scene: Attribute<Self>, _ inputs: ViewInputs) -> SceneOutputs
}

extension PrimitiveScene {
  @MainActor fileprivate static func makeScene(erased scene: AnyAttribute, _ inputs: ViewInputs)
    -> SceneOutputs
  {
    makeScene(scene.typed(), inputs)
  }
}

extension WindowGroup: PrimitiveScene {
  @MainActor static func makeScene(_ scene: Attribute<WindowGroup>, _ inputs: ViewInputs) -> SceneOutputs {
    SceneOutputs(
      title: inputs.graph.rule(name: "WindowGroup", kind: .windowTitle) {
        scene.wrappedValue.title?.string(in: inputs.environment.value(\.locale, named: "locale"))
      },
      content: makeList(
        GraphValue(scene).part("content", as: Content.self), inputs.standing(alone: .column)))
  }
}

/// Builds a scene's part of the graph, from its type, once.
@MainActor
func makeScene<S: Scene>(_ scene: Attribute<S>, _ inputs: ViewInputs) -> SceneOutputs {
  if let primitive = S.self as? any PrimitiveScene.Type {
    return primitive.makeScene(erased: scene.erased, inputs)
  }
  return makeScene(makeBody(of: scene, TypeRecord.of(S.self), inputs) { $0.body }, inputs)
}
