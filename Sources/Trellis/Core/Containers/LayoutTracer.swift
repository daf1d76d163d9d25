package import Foundation
import TrellisGraph
package import TrellisLayout

/// A step of a recorded layout pass, for one view.
package struct LayoutEvent {
  package enum Action {
    /// The size returned for a proposal; `isRepeated` if the same size was proposed before, so that nothing was measured again.
    case proposed(ProposedViewSize, answer: CGSize, isRepeated: Bool)
    /// A placement of the view, in its container's coordinate space.
    case placed(CGRect)
  }

  /// The name of the view's attributes in the graph.
  package let name: String
  /// The number of surrounding views that take part in layout.
  package let depth: Int
  package fileprivate(set) var action: Action
}

/// A recorder of a layout pass from scratch, on copies of the layout computers.
///
/// Layout without a tracer costs nothing extra, and a trace leaves nothing behind.
final class LayoutTracer {
  private(set) var events: [LayoutEvent] = []
  /// The computers' graph, which tracks the remaining native stack, because nested containers call each other recursively.
  fileprivate let graph: AttributeGraph

  init(in graph: AttributeGraph) { self.graph = graph }

  /// Measures the view of a layout computer, and centres it in a container of the size `available`.
  func trace(_ computer: LayoutComputer, proposing proposal: ProposedViewSize, in available: CGSize) {
    let root = TracedItem(computer, depth: 0, tracer: self)
    let size = root.sizeThatFits(proposal)
    let frame = CGRect(origin: Alignment.center.origin(of: size, in: available), size: size)
    root.place(Placement(frame: frame, proposal: proposal))
  }

  /// Returns the size and the guides that a computer gives for a proposal.
  func dimensions(of computer: LayoutComputer, at proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: TracedItem(computer, depth: 0, tracer: self), at: proposal)
  }

  fileprivate func add(_ event: LayoutEvent) { events.append(event) }

  /// Records a proposal before the proposals that its computation makes, and returns the resulting size.
  fileprivate func answer(
    _ proposal: ProposedViewSize, isRepeated: Bool, name: String, depth: Int, _ answer: () -> CGSize
  ) -> CGSize {
    let index = events.count
    add(
      LayoutEvent(
        name: name, depth: depth, action: .proposed(proposal, answer: .zero, isRepeated: isRepeated)))
    let size = answer()
    events[index].action = .proposed(proposal, answer: size, isRepeated: isRepeated)
    return size
  }
}

/// A layout item that records all requests of its container.
private final class TracedItem: LayoutItem {
  private let tracer: LayoutTracer
  private var computer: LayoutComputer
  private var children: [TracedItem]
  private let depth: Int
  private var proposals: Set<ProposedViewSize> = []

  init(_ computer: LayoutComputer, depth: Int, tracer: LayoutTracer) {
    var children: [TracedItem] = []
    self.computer = tracer.graph.withNativeStack {
      computer.copy { child in
        children.append(TracedItem(child, depth: depth + 1, tracer: tracer))
        return children.last!
      }
    }
    self.children = children
    self.depth = depth
    self.tracer = tracer
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let isRepeated = !proposals.insert(proposal).inserted
    return tracer.answer(proposal, isRepeated: isRepeated, name: computer.name, depth: depth) {
      computer.sizeThatFits(proposal)
    }
  }

  /// Releases the children on a sufficiently large native stack, because items are nested as deep as views.
  deinit {
    tracer.graph.withNativeStack {
      computer = LayoutComputer()
      children = []
    }
  }

  func place(_ placement: Placement) {
    tracer.graph.withNativeStack { placeHere(placement) }
  }

  private func placeHere(_ placement: Placement) {
    tracer.add(LayoutEvent(name: computer.name, depth: depth, action: .placed(placement.frame)))
    var container = computer.containerOfFirst(placement.proposal)
    for (child, placement) in zip(children, computer.placements(placement.viewSize)) {
      if let scope = computer.scope, let size = container {
        scope.within(size) { child.place(placement) }
        container = nil
      } else {
        child.place(placement)
      }
    }
  }

  func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
    computer.explicitAlignment(key, at: proposal)
  }

  var guides: GuideSet { computer.guides }
  var spacing: ViewSpacing { computer.spacing }
  var priority: Double { computer.priority }
}
