import Foundation
import TrellisGraph
import TrellisLayout

/// The value of a layout computer attribute: measures a view for proposals and places its children.
///
/// A computer lives until something that its results depend on has changed, and remembers its results until then. Two computers
/// are equal if they are known to give equal results. So a text in another colour causes no layout.
class LayoutComputer: LayoutItem, Equatable {
  /// The results so far: a repeated proposal is measured once.
  private var answers = LayoutAnswers()
  /// The container to which sizes of views in this view are relative; nil if no size is relative.
  final let scope: ContainerScope?
  /// The container size that ``answers`` are for, and the answers for other sizes; nil without a scope.
  private var scoped: ScopedAnswers?

  init(scope: ContainerScope? = nil) {
    self.scope = scope
  }

  private(set) final lazy var guides = measureGuides()
  private(set) final lazy var priority = measurePriority()
  final var spacing: ViewSpacing { measureSpacing() }

  /// The view's size for every proposal whose width is nil or at least this width; nil if the size depends on more.
  private final lazy var lineSize = measureLine()
  /// Whether ``lineSize`` was ever returned.
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

  /// Returns the part of a proposal that the view's drawing depends on.
  ///
  /// A one-line text draws the same for every proposal that has room for the line.
  final func effectiveProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
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

  /// Returns the guides that containers requested and the view sets, with their positions in points; computes nothing.
  final func requestedGuides(at proposal: ProposedViewSize) -> [(key: AlignmentKey, position: CGFloat)] {
    answers.setGuides(at: proposal)
  }

  /// Switches to the answers for a size of the container.
  private func answerIn(_ size: CGSize) {
    let scoped = scoped ?? ScopedAnswers()
    self.scoped = scoped
    answers = scoped.exchange(answers, for: size)
  }

  /// Returns whether another computer gives equal results for all requests so far.
  ///
  /// Returns false, without comparing, after many requests. If the result is true, the other computer has had the same requests,
  /// and can be compared with a third one.
  final func hasAnswered(like other: LayoutComputer) -> Bool {
    if hasAnsweredLine {
      guard lineSize == other.lineSize else { return false }
      other.hasAnsweredLine = true
    }
    if !remembers || !other.remembers { return self == other }
    // For many views, priority, guides and spacing take longer to compute than the requested sizes, so they come last.
    return scope == nil && other.scope == nil && answers.isShort
      && answers.allSatisfy(sizes: { other.sizeThatFits($0) == $1 }) { key, proposal, position in
        other.explicitAlignment(key, at: proposal) == position
      }
      && priority == other.priority && guides == other.guides && spacing == other.spacing
  }

  // MARK: - Overridable members

  /// Whether results are remembered; false if computing one is as fast as finding it.
  var remembers: Bool { true }

  /// Returns the view's size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Returns the view's size for every proposal whose width is nil or at least this width, or nil if the size depends on more.
  func measureLine() -> CGSize? { nil }

  /// Returns the position of a guide in points, or nil if the view doesn't set the guide.
  func measureAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? { nil }

  func measureGuides() -> GuideSet { .none }

  func measureSpacing() -> ViewSpacing { .standard }

  func measurePriority() -> Double { 0 }

  /// Returns the children's placements, none for a leaf.
  func placements(_ view: ViewSize) -> [Placement] { [] }

  /// Replaces a child's computer if all earlier results stay valid, and returns whether they do.
  func exchange(_ old: LayoutComputer, at index: Int, for new: LayoutComputer) -> Bool { false }

  /// Calls a closure with a container's layout and subviews, or returns nil for a leaf.
  func withLayout<Result>(_ body: (any Layout, LayoutSubviews) -> Result) -> Result? { nil }

  /// The account of a stack's division of its space, with the views' names; nil if the view is no stack or wasn't measured yet.
  var stackAccount: (account: StackAccount, names: [String])? { nil }

  /// Returns the size of the container to which sizes in the first child are relative, for a proposal to this view.
  ///
  /// Returns nil if the first child has the same container as the other children.
  func containerOfFirst(_ proposal: ProposedViewSize) -> CGSize? { nil }

  /// The view's name in traces: the name of its attributes.
  var name: String { "" }

  /// Returns an equal computer with replaced children and without remembered results; a computer without children returns itself.
  func copy(replacingChildren replacement: (LayoutComputer) -> any LayoutItem) -> LayoutComputer { self }

  /// Returns whether another computer gives equal results.
  func isEqual(to other: LayoutComputer) -> Bool { false }

  static func == (first: LayoutComputer, second: LayoutComputer) -> Bool {
    first === second || first.isEqual(to: second)
  }
}

/// A computer's results in containers of several sizes, because stacks around a scroll view measure it at several sizes.
private final class ScopedAnswers {
  /// The container's size for the current answers.
  private var container = CGSize.zero
  private var others: [CGSize: LayoutAnswers] = [:]
  private static let greatestCount = 8

  /// Returns the answers for a size, and keeps the current ones for later.
  func exchange(_ answers: LayoutAnswers, for size: CGSize) -> LayoutAnswers {
    guard size != container else { return answers }
    if others.count >= Self.greatestCount { others.removeAll() }
    if !answers.isEmpty { others[container] = answers }
    container = size
    return others.removeValue(forKey: size) ?? LayoutAnswers()
  }
}

extension LayoutComputer {
  /// Calls a closure within a container whose size is an attribute.
  ///
  /// The running rule depends on that size if sizes in this view are relative to it.
  func within<Answer>(_ container: Attribute<CGSize>?, _ question: () -> Answer) -> Answer {
    guard let scope, let container else { return question() }
    return scope.within(container.wrappedValue, question)
  }
}

/// A leaf's computer, made of closures for its size and its guides.
final class LeafComputer<Source: Equatable>: LayoutComputer {
  override var name: String { leafName }
  private let leafName: String
  private let source: Source
  private let size: (ProposedViewSize) -> CGSize
  private let leafGuides: GuideSet
  private let alignment: (AlignmentKey, ProposedViewSize) -> CGFloat?
  private let leafSpacing: () -> ViewSpacing
  /// Creates a computer whose results are a function of `source`.
  ///
  /// `alignment` is called only for the guides in `guides`, and `spacing` only when a container needs it.
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

/// The computer of a colour, which takes the proposed size, or 10 points where no length is proposed.
final class FillComputer: LayoutComputer {
  /// The only instance, which serves all views because it depends on nothing of a view.
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

  /// The computers of the usual spacers, which serve all views because they depend on nothing else of a view.
  nonisolated(unsafe) private static let usual: [SpacerComputer] = [
    SpacerComputer(least: 8, axis: .horizontal), SpacerComputer(least: 8, axis: .vertical),
    SpacerComputer(least: 0, axis: .horizontal), SpacerComputer(least: 0, axis: .vertical),
  ]

  /// Returns the computer of a spacer with a minimum length in points, along a stack's axis, or on both axes if `axis` is nil.
  static func computer(least: CGFloat, axis: Axis?) -> SpacerComputer {
    for computer in usual where computer.least == least && computer.axis == axis { return computer }
    return SpacerComputer(least: least, axis: axis)
  }

  private init(least: CGFloat, axis: Axis?) {
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

extension ViewContext {
  private enum ContainerScopeKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> ContainerScope { ContainerScope() }
  }

  /// The size of the container around views while they are measured.
  var containerScope: ContainerScope { self[ContainerScopeKey.self] }
}
