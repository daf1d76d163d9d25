public import Foundation
public import Trellis

/// A record of a layout: each size that was proposed to a view, the view's answer, and each placement.
///
/// Get one from ``TestHost/layoutTrace(proposing:)`` and print it. A line is a proposal with its answer. The indented lines below
/// it are the proposals that the view itself makes to find the answer:
/// ```
/// AspectRatioModifier: 200×200 → 200×60.377
///   Image: nil×nil → 265×80
///   Image: 200×60.377 → 200×60.377
/// AspectRatioModifier is at (95, 391.811), 200×60.377
///   Image is at (0, 0), 200×60.377
/// ```
/// The root is first measured, then placed. A repeated proposal isn't printed: the view has cached the answer, and nothing is
/// measured for it. ``entries`` includes repeated proposals. Lengths are in points, with up to three decimals. Positions are in
/// the container's coordinate space; the outermost view's are in the window's.
///
/// The trace omits views that take no part in layout: views with a body, groups, conditions, and modifiers that change only
/// drawing or the environment. It also omits the views in a `GeometryReader`, whose size doesn't depend on them.
public struct LayoutTrace: CustomStringConvertible {
  /// A proposal or a placement.
  public struct Entry: Hashable, Sendable {
    /// The view's name in the graph: `Text`, `VStack`, `AspectRatioModifier`, or a layout's type.
    public var name: String
    /// The number of enclosing views in the trace.
    public var depth: Int
    /// The proposal or the placement.
    public var action: Action

    /// Whether the entry is a proposal with a cached answer.
    var isKnown: Bool { if case .proposed(_, _, isKnown: true) = action { true } else { false } }
  }

  /// An event in a view's layout.
  public enum Action: Hashable, Sendable {
    /// A size was proposed, and the view returned its size; `isKnown` is true for a cached answer.
    case proposed(ProposedViewSize, answer: CGSize, isKnown: Bool)
    /// The view was placed, with a frame in its container's coordinate space.
    case placed(CGRect)
  }

  /// The entries, in order; a proposal precedes the proposals that its answer depends on.
  public let entries: [Entry]

  init(_ events: [LayoutEvent]) {
    entries = events.map { event in
      let action: Action =
        switch event.action {
        case .proposed(let proposal, let answer, let isRepeated):
          .proposed(proposal, answer: answer, isKnown: isRepeated)
        case .placed(let frame): .placed(frame)
        }
      return Entry(name: event.name, depth: event.depth, action: action)
    }
  }

  /// Returns the number of measured proposals, to all views or to those with a name; cached answers don't count.
  public func measureCount(of name: String? = nil) -> Int {
    entries.count { entry in
      guard case .proposed = entry.action, !entry.isKnown else { return false }
      return name == nil || entry.name == name
    }
  }

  /// The entries, one per line and indented by depth, without proposals whose answers were cached.
  public var description: String {
    entries.filter { !$0.isKnown }.map { String(repeating: "  ", count: $0.depth) + "\($0)" }.joined(
      separator: "\n")
  }
}

extension LayoutTrace.Entry: CustomStringConvertible {
  /// The entry as a line, without indentation.
  public var description: String {
    switch action {
    case .proposed(let proposal, let answer, let isKnown):
      "\(name): \(text(proposal.width))×\(text(proposal.height)) → \(text(answer))\(isKnown ? " (known)" : "")"
    case .placed(let frame):
      "\(name) is at (\(text(frame.minX)), \(text(frame.minY))), \(text(frame.size))"
    }
  }

  private func text(_ size: CGSize) -> String { "\(text(size.width))×\(text(size.height))" }

  private func text(_ length: CGFloat?) -> String {
    guard let length else { return "nil" }
    guard length.isFinite else { return length > 0 ? "∞" : "\(length)" }
    let rounded = (length * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension TestHost {
  /// Lays out the current views from scratch, and returns every proposal in order.
  ///
  /// The size is proposed to the outermost view; nil proposes the window's size. The trace doesn't change what the window shows,
  /// and slows down nothing else. The program's own `Layout` types are called once more, with separate caches. Linear in the
  /// number of proposals.
  public func layoutTrace(proposing proposal: ProposedViewSize? = nil) -> LayoutTrace {
    LayoutTrace(viewGraph.traceLayout(proposing: proposal))
  }
}
