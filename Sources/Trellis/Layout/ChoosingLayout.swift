import TrellisGraph
package import TrellisLayout

/// A layout that shows some of its subviews.
package nonisolated protocol ChoosingLayout: Layout {
  /// Returns the indices of the subviews to show, in the order of drawing.
  func shown(for proposal: ProposedViewSize, of subviews: LayoutSubviews) -> [Int]
}

/// Builds a container that draws the children that its layout chooses for the container's proposal.
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
