/// A modifier that sets a Boolean for the buttons in a view, by the key of a view input.
nonisolated struct ButtonSwitch<Key: ViewInputKey>: PrimitiveModifier
where Key.Value == (@MainActor () -> Bool)? {
  typealias Body = Never

  let isOn: Bool
  static var isForLists: Bool { true }
  static var mayBeReused: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[Key.self] = { modifier.read { $0.isOn } }
    return content(inputs)
  }
}
