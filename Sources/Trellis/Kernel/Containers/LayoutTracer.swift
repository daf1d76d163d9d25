package import Foundation
import TrellisGraph
package import TrellisLayout

/// Something that happened to a view while a layout pass was recorded.
package struct LayoutEvent {
  /// What happened.
  package enum Action {
    /// A size was proposed and another answered; whether the same had been proposed before, so that nothing was measured.
    case proposed(ProposedViewSize, answer: CGSize, isRepeated: Bool)
    /// The view was placed, in its container's coordinate space.
    case placed(CGRect)
  }

  /// The name of the view's attributes in the graph.
  package let name: String
  /// How many of the views around it take part in layout.
  package let depth: Int
  /// What happened.
  package fileprivate(set) var action: Action
}

/// Records a layout pass from scratch, on copies of the layout computers: whoever isn't traced pays nothing for it, and
/// a trace leaves nothing behind.
final class LayoutTracer {
  private(set) var events: [LayoutEvent] = []
  /// The graph of the computers, which knows how much is left of the native stack: containers ask each other as deep as they nest.
  fileprivate let graph: AttributeGraph

  init(in graph: AttributeGraph) { self.graph = graph }

  /// Measures what a computer stands for, and then places it in the middle of some room.
  func trace(_ computer: LayoutComputer, proposing proposal: ProposedViewSize, in room: CGSize) {
    let root = TracedItem(computer, depth: 0, tracer: self)
    let size = root.sizeThatFits(proposal)
    let frame = CGRect(origin: Alignment.center.origin(of: size, in: room), size: size)
    root.place(Placement(frame: frame, proposal: proposal))
  }

  /// What a computer answers to a proposal, with its guides there.
  func dimensions(of computer: LayoutComputer, at proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: TracedItem(computer, depth: 0, tracer: self), at: proposal)
  }

  fileprivate func add(_ event: LayoutEvent) { events.append(event) }

  /// The line of a proposal stands before those of the proposals that its answer takes.
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

/// A view of which everything is recorded that its container asks.
private final class TracedItem: LayoutItem {
  private let tracer: LayoutTracer
  private var computer: LayoutComputer
  private var children: [TracedItem]
  private let depth: Int
  private var proposals: Set<ProposedViewSize> = []

  init(_ computer: LayoutComputer, depth: Int, tracer: LayoutTracer) {
    var children: [TracedItem] = []
    self.computer = tracer.graph.withRoom {
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

  /// Lets go of what it holds where there is room for that: items hold each other as deep as they nest.
  deinit {
    tracer.graph.withRoom {
      computer = LayoutComputer()
      children = []
    }
  }

  func place(_ placement: Placement) {
    tracer.graph.withRoom { placeHere(placement) }
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
