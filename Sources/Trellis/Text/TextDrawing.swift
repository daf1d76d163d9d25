import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout
import TrellisText

/// A replacement for the drawing and the size of texts.
nonisolated protocol TextDrawing: Sendable {
  /// Returns the drawing of a text in a size; a calling rule depends on the environment values that are read.
  @MainActor func drawing(
    of text: ResolvedText, _ layout: TextLayout, in size: CGSize, _ environment: EnvironmentScope,
    _ context: ViewContext
  ) -> DisplayList

  /// Returns the size of a text for a proposal.
  func size(of text: PreparedText, for proposal: ProposedViewSize) -> CGSize
}

/// A replacement for the drawing of texts, or none, which is equal to another with equal fields.
nonisolated struct TextDrawingChoice: Hashable, Sendable {
  var drawing: (any TextDrawing)?

  static func == (first: TextDrawingChoice, second: TextDrawingChoice) -> Bool {
    guard let first = first.drawing, let second = second.drawing else {
      return first.drawing == nil && second.drawing == nil
    }
    return ValueComparison.areEqual(first, second)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(drawing == nil) }
}
