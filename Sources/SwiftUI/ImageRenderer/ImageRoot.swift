import Foundation
import Observation
import Trellis
import TrellisCairo

/// What an image renderer's view depends on.
@MainActor @Observable
final class ImageModel<Content: View> {
  var content: Content
  var proposal = ProposedViewSize.unspecified

  init(content: Content) {
    self.content = content
  }
}

/// The view of an image renderer, as large as it is for the renderer's proposal.
struct ImageRoot<Content: View>: View {
  let model: ImageModel<Content>

  var body: some View {
    FixedProposal(proposal: model.proposal) {
      VStack { model.content }
    }
  }
}

/// Proposes the same size to its only view, whatever is proposed to itself.
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

/// What all image renderers of a process draw with: fonts are loaded once, and pictures kept within one limit.
@MainActor
struct ImageTools {
  static let shared = ImageTools()

  let measurer = PangoTextMeasurer()
  let renderer = Renderer()
}
