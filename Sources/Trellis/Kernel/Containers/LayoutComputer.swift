import Foundation
import TrellisGraph
import TrellisLayout

/// What answers a view's proposals and places its children: the value of a layout computer attribute.
///
/// It lives until something that it answers by has changed, and remembers until then what it answered. Two are equal where
/// they are known to answer alike, so that a text in another colour lays nothing out.
class LayoutComputer: LayoutItem, Equatable {
  /// The answers given so far: a proposal asked twice is measured once.
  private var answers = LayoutAnswers()
  /// The container that sizes of views in it are relative to; nil where none are.
  final let scope: ContainerScope?
  /// Of a computer with a scope: the container's size that the answers are for, and the answers for other sizes of it.
  private var scoped: ScopedAnswers?

  init(scope: ContainerScope? = nil) {
    self.scope = scope
  }

  private(set) final lazy var guides = measureGuides()
  private(set) final lazy var priority = measurePriority()
  final var spacing: ViewSpacing { measureSpacing() }

  /// The size that the view takes wherever as much width is proposed or none; nil where more than that counts.
  private final lazy var lineSize = measureLine()
  /// Whether somebody has been answered that.
  private var hasAnsweredLine = false

  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let lineSize, lineSize.width <= proposal.width ?? .infinity {
      hasAnsweredLine = true
      return lineSize
    }
    if !remembers { return measure(proposal) }
    if let scope { answerIn(scope.size) }
    if let answer = answers.size(for: proposal) { return answer }
    let answer = measure(proposal)
    answers.add(answer, for: proposal)
    return answer
  }

  /// What counts of a proposal, for what the view draws: a text on a line draws the same wherever it has room for that.
  final func whatCounts(of proposal: ProposedViewSize) -> ProposedViewSize {
    if let lineSize, lineSize.width <= proposal.width ?? .infinity { return .unspecified }
    return proposal
  }

  final func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
    if let scope { answerIn(scope.size) }
    if let position = answers.position(of: key, at: proposal) { return position }
    let position = measureAlignment(key, at: proposal)
    answers.add(position, of: key, at: proposal)
    return position
  }

  /// From here on the answers are those for a size of the container.
  private func answerIn(_ size: CGSize) {
    let scoped = scoped ?? ScopedAnswers()
    self.scoped = scoped
    answers = scoped.exchange(answers, for: size)
  }

  /// Whether another would have answered alike to everything that was asked so far; where that is a lot, it isn't
  /// tried.
  ///
  /// The other has been asked all of it then, and can be compared with a third.
  final func hasAnswered(like other: LayoutComputer) -> Bool {
    if hasAnsweredLine {
      guard lineSize == other.lineSize else { return false }
      other.hasAnsweredLine = true
    }
    if !remembers || !other.remembers { return self == other }
    // What all of many views prefer takes longer to find than what was asked: that comes last.
    return scope == nil && other.scope == nil && answers.isShort
      && answers.allSatisfy(sizes: { other.sizeThatFits($0) == $1 }) { key, proposal, position in
        other.explicitAlignment(key, at: proposal) == position
      }
      && priority == other.priority && guides == other.guides && spacing == other.spacing
  }

  // MARK: - What computers do each in their way

  /// Whether answers are remembered; false where finding one takes no longer than finding it again.
  var remembers: Bool { true }

  /// The size that the view takes where a size is proposed.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The size of a view on a line, which it takes wherever as much width is proposed or none; nil where more than that counts.
  func measureLine() -> CGSize? { nil }

  /// Where a guide is that is set, in points; nil where it isn't.
  func measureAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? { nil }

  func measureGuides() -> GuideSet { .none }

  func measureSpacing() -> ViewSpacing { .standard }

  func measurePriority() -> Double { 0 }

  /// Where the children stand; none for a leaf.
  func placements(_ view: ViewSize) -> [Placement] { [] }

  /// Takes in another computer of a child, where all that this one has answered stays true; answers whether it does.
  func exchange(_ old: LayoutComputer, at index: Int, for new: LayoutComputer) -> Bool { false }

  /// Asks a container's layout what no other layout knows; nil for a leaf.
  func withLayout<Result>(_ body: (any Layout, LayoutSubviews) -> Result) -> Result? { nil }

  /// How a stack came to where its views stand, and what these are called; nil for what is none, or wasn't asked yet.
  var stackAccount: (account: StackAccount, names: [String])? { nil }

  /// The size of the container for the first child, where a size is proposed in the container around; nil where it is
  /// the same for all.
  func containerOfFirst(_ proposal: ProposedViewSize) -> CGSize? { nil }

  /// What traces call the view: the name of its attributes.
  var name: String { "" }

  /// A computer that answers alike and has remembered nothing, over what a closure gives for each of its children; itself
  /// where there are none.
  func copy(replacingChildren replacement: (LayoutComputer) -> any LayoutItem) -> LayoutComputer { self }

  /// Whether another computer answers alike.
  func isEqual(to other: LayoutComputer) -> Bool { false }

  static func == (first: LayoutComputer, second: LayoutComputer) -> Bool {
    first === second || first.isEqual(to: second)
  }
}

/// What a computer has answered in containers of several sizes: stacks around a scroll view try several.
private final class ScopedAnswers {
  /// The container's size that the answers are for that are in force.
  private var container = CGSize.zero
  private var others: [CGSize: LayoutAnswers] = [:]
  private static let greatestCount = 8

  /// The answers for a size, in exchange for those in force.
  func exchange(_ answers: LayoutAnswers, for size: CGSize) -> LayoutAnswers {
    guard size != container else { return answers }
    if others.count >= Self.greatestCount { others.removeAll() }
    if !answers.isEmpty { others[container] = answers }
    container = size
    return others.removeValue(forKey: size) ?? LayoutAnswers()
  }
}

extension LayoutComputer {
  /// Asks in a container whose size is an attribute; the rule that asks depends on it where sizes in it are relative.
  func within<Answer>(_ container: Attribute<CGSize>?, _ question: () -> Answer) -> Answer {
    guard let scope, let container else { return question() }
    return scope.within(container.wrappedValue, question)
  }
}

/// A leaf's computer: closures that tell its size and its guides.
final class LeafComputer<Source: Equatable>: LayoutComputer {
  override var name: String { leafName }
  private let leafName: String
  private let source: Source
  private let size: (ProposedViewSize) -> CGSize
  private let leafGuides: GuideSet
  private let alignment: (AlignmentKey, ProposedViewSize) -> CGFloat?
  private let leafSpacing: () -> ViewSpacing
  /// Creates a computer whose answers are a function of `source`; `alignment` is asked for the guides in `guides` alone,
  /// `spacing` when a container first wants to know.
  init(
    _ source: Source, named name: String, spacing: @autoclosure @escaping () -> ViewSpacing = .standard,
    guides: GuideSet = .none,
    alignment: @escaping (AlignmentKey, ProposedViewSize) -> CGFloat? = { _, _ in nil },
    size: @escaping (ProposedViewSize) -> CGSize
  ) {
    leafName = name
    self.source = source
    self.size = size
    self.alignment = alignment
    leafGuides = guides
    leafSpacing = spacing
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

  override func measureAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
    alignment(key, proposal)
  }

  override func measureGuides() -> GuideSet { leafGuides }

  override func measureSpacing() -> ViewSpacing { leafSpacing() }

  override func isEqual(to other: LayoutComputer) -> Bool {
    (other as? LeafComputer<Source>)?.source == source
  }
}

/// The computer of a colour, which takes all that it is proposed, and 10 points where nothing is.
final class FillComputer: LayoutComputer {
  /// Serves all of them: it knows nothing of its view.
  nonisolated(unsafe) static let only = FillComputer()

  override var name: String { "Color" }
  override var remembers: Bool { false }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func isEqual(to other: LayoutComputer) -> Bool { other is FillComputer }
}

/// A spacer's computer.
final class SpacerComputer: LayoutComputer {
  override var name: String { "Spacer" }
  override var remembers: Bool { false }
  private let least: CGFloat
  private let axis: Axis?

  /// Creates the computer of a spacer of at least a length in points, along a stack's axis or, where that is nil, on both.
  init(least: CGFloat, axis: Axis?) {
    self.least = least
    self.axis = axis
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for each in Axis.allCases where axis == nil || axis == each {
      size[each] = max(least, proposal[each] ?? least)
    }
    return size
  }

  override func measureSpacing() -> ViewSpacing {
    var spacing = ViewSpacing.standard
    for edge in Edge.allCases {
      let across: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      if axis == nil || axis == across { spacing[edge] = .distance(0) }
    }
    return spacing
  }

  override func measurePriority() -> Double { -.infinity }

  override func isEqual(to other: LayoutComputer) -> Bool {
    guard let other = other as? SpacerComputer else { return false }
    return other.least == least && other.axis == axis
  }
}
