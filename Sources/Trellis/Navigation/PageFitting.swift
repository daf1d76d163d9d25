import Foundation
import TrellisGraph
import TrellisLayout

/// The size of a page that takes its content's size on axes without a proposed length.
///
/// The size of a page in front depends on its content. The size of a covered page depends on its content only after the content's size
/// was requested once. Until then the content isn't laid out.
@MainActor
final class PageFitting {
  private let content: Attribute<LayoutComputer>
  private let writes: StateWrites
  /// Whether the content's size was ever requested.
  private var isScheduled = false
  /// The same flag as an input, written when a covered page is first measured; created when the page is first covered.
  private var asked: Attribute<Bool>?
  private let graph: AttributeGraph
  private let owner: Subgraph

  /// Creates the sizing of a page in the current subgraph.
  init(_ content: Attribute<LayoutComputer>, _ inputs: ViewInputs) {
    (self.content, writes, graph) = (content, inputs.context.writes, inputs.graph)
    owner = inputs.graph.currentSubgraph
  }

  /// Returns the page's computer; the running rule depends on the content's computer if that one is used.
  func computer(isCovered: Bool) -> LayoutComputer {
    if isCovered, !isScheduled {
      if asked == nil {
        asked = graph.within(owner) { graph.input(name: "page.asked", kind: .layoutComputer, false) }
      }
      if asked?.wrappedValue == false { return CoveredPageComputer(self) }
    }
    return PageComputer(content.wrappedValue, self)
  }

  /// Returns the content's size, on which the page depends from then on.
  fileprivate func size(of content: LayoutComputer? = nil, _ proposal: ProposedViewSize) -> CGSize {
    if !isScheduled {
      isScheduled = true
      if let asked {
        writes.performLater("page", continues: true) { if asked.exists { asked.wrappedValue = true } }
      }
    }
    return (content ?? self.content.wrappedValue).sizeThatFits(proposal)
  }
}

/// The computer of a page, which measures its content unless both lengths are proposed.
private class FittingComputer: LayoutComputer {
  fileprivate let fitting: PageFitting

  init(_ fitting: PageFitting, scope: ContainerScope?) {
    self.fitting = fitting
    super.init(scope: scope)
  }

  override var name: String { "page" }
  fileprivate var content: LayoutComputer? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let fitting = fitting
    nonisolated(unsafe) let content = content
    let answer = MainActor.assumeIsolated { fitting.size(of: content, proposal) }
    return CGSize(width: proposal.width ?? answer.width, height: proposal.height ?? answer.height)
  }
}

/// The computer of a page that depends on its content.
private final class PageComputer: FittingComputer {
  private let page: LayoutComputer
  override var content: LayoutComputer? { page }

  init(_ page: LayoutComputer, _ fitting: PageFitting) {
    self.page = page
    super.init(fitting, scope: page.scope)
  }

  override func isEqual(to other: LayoutComputer) -> Bool {
    (other as? PageComputer).map { $0.page == page } ?? false
  }
}

/// The computer of a covered page whose content's size was never requested.
private final class CoveredPageComputer: FittingComputer {
  init(_ fitting: PageFitting) { super.init(fitting, scope: nil) }

  override func isEqual(to other: LayoutComputer) -> Bool {
    (other as? CoveredPageComputer).map { $0.fitting === fitting } ?? false
  }
}
