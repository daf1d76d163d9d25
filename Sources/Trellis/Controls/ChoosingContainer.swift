import TrellisGraph

/// A container whose layout chooses which of its views are shown.
///
/// The other views keep their state. They aren't drawn, take no events except for their keyboard shortcuts, and pass no preferences
/// to the views around the container.
package nonisolated struct ChoosingContainer<L: ChoosingLayout, Content: View>: View {
  package typealias Body = Never

  let layout: L
  let content: Content

  package init(_ layout: L, @ViewBuilder content: () -> Content) {
    (self.layout, self.content) = (layout, content())
  }
}

extension ChoosingContainer: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<ChoosingContainer>, _ inputs: ViewInputs) -> ViewList {
    .single(inputs) { inputs in
      let content = Trellis.makeList(view.part("content", as: Content.self), inputs.outsideStacks)
      return makeChoosingContainer(
        named: shortName(L.self), layout: .closure { view.read { $0.layout } }, content: content, inputs
      ) { outputs, hidden in
        let shortcuts = HiddenShortcuts(at: inputs.position, hidden)
        shortcuts.join(inputs, named: "\(shortName(L.self)).shortcuts")
        return outputs.responding(shortcuts, inputs.graph)
      }
    }
  }
}
