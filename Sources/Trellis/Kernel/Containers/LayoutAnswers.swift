import Foundation
import TrellisLayout

/// What a layout computer has answered: the first two sizes in place, all else in arrays, which are made where they are needed.
///
/// A layout pass asks a view two or three sizes and no guide or one.
struct LayoutAnswers {
  /// A proposal as two numbers that are compared as such; nil is the bits of a NaN, which nobody proposes.
  private struct Question: Equatable {
    let width: UInt64
    let height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = Question.bits(proposal.width)
      height = Question.bits(proposal.height)
    }

    /// 0 and −0 are one.
    private static func bits(_ length: CGFloat?) -> UInt64 { length.map { ($0 + 0.0).bitPattern } ?? .max }

    var proposal: ProposedViewSize {
      ProposedViewSize(width: Question.length(width), height: Question.length(height))
    }

    private static func length(_ bits: UInt64) -> CGFloat? {
      bits == .max ? nil : CGFloat(bitPattern: UInt(bits))
    }
  }

  private struct SizeAnswer {
    var question: Question
    var size: CGSize
    static let none = SizeAnswer(question: Question(.unspecified), size: .zero)
  }

  private struct GuideAnswer {
    var key: AlignmentKey
    var question: Question
    var position: CGFloat?
  }

  private var first = SizeAnswer.none
  private var second = SizeAnswer.none
  /// How many of these two there are.
  private var shortCount: UInt8 = 0
  private var hasForgotten = false
  /// The sizes after those, in the order in which they were asked.
  private var more: [SizeAnswer] = []
  private var guides: [GuideAnswer] = []
  /// How many of each kind are kept: more than a layout pass asks of one view, by far.
  ///
  /// A window that is resized for long forgets the old ones. So few are looked through as fast as they would be hashed.
  private static let greatestCount = 32

  var isEmpty: Bool { shortCount == 0 && guides.isEmpty }

  /// Whether nothing was forgotten and there are few enough to be asked again.
  var isShort: Bool { !hasForgotten && more.count <= 10 && guides.count <= 6 }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    let question = Question(proposal)
    if shortCount > 0, first.question == question { return first.size }
    if shortCount > 1, second.question == question { return second.size }
    // What was asked last is asked again first.
    var index = more.count
    while index > 0 {
      index -= 1
      if more[index].question == question { return more[index].size }
    }
    return nil
  }

  mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
    let answer = SizeAnswer(question: Question(proposal), size: size)
    switch shortCount {
    case 0: first = answer
    case 1: second = answer
    default:
      if more.count >= Self.greatestCount {
        more.removeFirst(Self.greatestCount / 2)
        hasForgotten = true
      }
      more.append(answer)
      return
    }
    shortCount += 1
  }

  /// The position of a guide, nil within where it isn't set; nil where nobody asked yet.
  func position(of key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat?? {
    if guides.isEmpty { return nil }
    let question = Question(proposal)
    guard let known = guides.last(where: { $0.question == question && $0.key == key }) else { return nil }
    return .some(known.position)
  }

  mutating func add(_ position: CGFloat?, of key: AlignmentKey, at proposal: ProposedViewSize) {
    if guides.count >= Self.greatestCount {
      guides.removeFirst(Self.greatestCount / 2)
      hasForgotten = true
    }
    guides.append(GuideAnswer(key: key, question: Question(proposal), position: position))
  }

  /// Whether all answers satisfy closures: sizes by their proposals, positions by guide and proposal.
  func allSatisfy(
    sizes: (ProposedViewSize, CGSize) -> Bool,
    positions: (AlignmentKey, ProposedViewSize, CGFloat?) -> Bool
  ) -> Bool {
    if shortCount > 0, !sizes(first.question.proposal, first.size) { return false }
    if shortCount > 1, !sizes(second.question.proposal, second.size) { return false }
    return more.allSatisfy { sizes($0.question.proposal, $0.size) }
      && guides.allSatisfy { positions($0.key, $0.question.proposal, $0.position) }
  }
}
