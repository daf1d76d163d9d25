public import Foundation
public import Trellis

/// Who proposed which size to whom while views were laid out, what was answered, and where everything was put.
///
/// Get one from ``TestHost/layoutTrace(proposing:)`` and print it. A line is a proposal with its answer; below it, further
/// in, is what the view itself proposed to find the answer:
/// ```
/// AspectRatioModifier: 200×200 → 200×60.377
///   Image: nil×nil → 265×80
///   Image: 200×60.377 → 200×60.377
/// AspectRatioModifier is at (95, 391.811), 200×60.377
///   Image is at (0, 0), 200×60.377
/// ```
/// First the whole is measured, then it is placed. What a view is proposed again isn't printed: it remembers the answer,
/// and nothing is measured for it; ``entries`` has it. Lengths are in points, with up to three decimals; positions are
/// those in the container, and of the outermost view in the window.
///
/// A view that has no say in layout isn't in it: views with a body, groups, conditions, and modifiers that change what
/// is drawn or what the environment says. Nor are the views in a `GeometryReader`, whose size doesn't depend on them.
public struct LayoutTrace: CustomStringConvertible {
  /// A proposal or a placement.
  public struct Entry: Hashable, Sendable {
    /// The view's name in the graph: `Text`, `VStack`, `AspectRatioModifier`, a layout's type.
    public var name: String
    /// How many of the views around it are in the trace.
    public var depth: Int
    /// What happened to the view.
    public var action: Action

    /// Whether it is a proposal whose answer was known.
    var isKnown: Bool { if case .proposed(_, _, isKnown: true) = action { true } else { false } }
  }

  /// What happened to a view.
  public enum Action: Hashable, Sendable {
    /// A size was proposed to it, and it answered with one; whether it knew the answer from before.
    case proposed(ProposedViewSize, answer: CGSize, isKnown: Bool)
    /// It was put into its place, in its container's coordinate space.
    case placed(CGRect)
  }

  /// The entries, in order; that of a proposal stands before those of the proposals that its answer takes.
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

  /// How many proposals were measured, to all views or to those of a name; answers that were known don't count.
  public func measureCount(of name: String? = nil) -> Int {
    entries.count { entry in
      guard case .proposed = entry.action, !entry.isKnown else { return false }
      return name == nil || entry.name == name
    }
  }

  /// A line an entry, indented by its depth, without the proposals whose answers were known.
  public var description: String {
    entries.filter { !$0.isKnown }.map { String(repeating: "  ", count: $0.depth) + "\($0)" }.joined(
      separator: "\n")
  }
}

extension LayoutTrace.Entry: CustomStringConvertible {
  /// The entry as a line, not indented.
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
  /// A layout of the views as they are now, from scratch, with every proposal in order.
  ///
  /// The size is proposed to the outermost view; nil proposes the window's. It doesn't change what the window shows, and
  /// nothing else is slower for it. A `Layout` of the program is asked once more, with a cache of its own. Linear in the
  /// proposals.
  public func layoutTrace(proposing proposal: ProposedViewSize? = nil) -> LayoutTrace {
    LayoutTrace(viewGraph.traceLayout(proposing: proposal))
  }
}
