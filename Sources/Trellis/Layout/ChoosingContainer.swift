import TrellisGraph
package import TrellisLayout

/// A layout that shows some of its subviews.
package nonisolated protocol ChoosingLayout: Layout {
  /// Returns the indices of the subviews to show, in the order of drawing.
  func shown(for proposal: ProposedViewSize, of subviews: LayoutSubviews) -> [Int]
}

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

/// Builds a container that draws the children that its layout chooses for the container's size.
@MainActor
func makeChoosingContainer<L: ChoosingLayout>(
  named name: String, layout: LayoutSource<L>, content: ViewList, _ inputs: ViewInputs,
  hiding: @escaping HidingOutputs
) -> ViewOutputs {
  let container = inputs.position.surroundings.containerSize
  return makeContainer(
    named: name, layout: layout, content: content,
    paintOrder: { computer, view in
      let computer = computer.wrappedValue
      return computer.within(container) {
        computer.withLayout { layout, subviews in
          (layout as? L)?.shown(for: view.proposal, of: subviews)
        }
      }?.flatMap(\.self) ?? []
    },
    hiding: hiding, inputs)
}
