import Foundation
import Observation
import Trellis

/// The observable inputs of an image renderer's view.
@MainActor @Observable
final class ImageModel<Content: View> {
  var content: Content
  var proposal = ProposedViewSize.unspecified

  init(content: Content) {
    self.content = content
  }
}

/// The root view of an image renderer, sized by the renderer's proposal.
struct ImageRoot<Content: View>: View {
  let model: ImageModel<Content>

  var body: some View {
    FixedProposal(proposal: model.proposal) {
      VStack { model.content }
    }
  }
}

/// A layout that proposes a fixed size to its only view, and ignores its own proposal.
private struct FixedProposal: Layout {
  var proposal: ProposedViewSize

  func sizeThatFits(proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
