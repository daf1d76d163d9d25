import Foundation
import TrellisLayout

/// What a layout computer has answered: the first few questions in place, more in tables.
///
/// A layout pass asks a view two or three sizes and no guide or one.
struct LayoutAnswers {
  /// A proposal as two numbers that are compared as such; nil is the bits of a NaN, which nobody proposes.
  private struct Question: Hashable {
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

  private struct GuideQuestion: Hashable {
    let key: AlignmentKey
    let proposal: Question
  }

  private var first: (Question, CGSize)?
  private var second: (Question, CGSize)?
  private var third: (Question, CGSize)?
  private var fourth: (Question, CGSize)?
  /// Those after the first few, in the order in which they were asked.
  private var moreSizes: [(Question, CGSize)] = []
  private var firstGuide: (GuideQuestion, CGFloat?)?
  private var secondGuide: (GuideQuestion, CGFloat?)?
  private var moreGuides: [GuideQuestion: CGFloat?] = [:]
  private var hasForgotten = false
  /// More proposals than a layout pass asks of one view, by far: a window that is resized for long forgets the old ones. So few
  /// that looking through them takes no longer than hashing.
  private static let greatestCount = 32

  var isEmpty: Bool { first == nil && firstGuide == nil }

  /// Whether nothing was forgotten and there are few enough to be asked again.
  var isShort: Bool { !hasForgotten && moreSizes.count <= 8 && moreGuides.count <= 4 }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    let question = Question(proposal)
    if let first, first.0 == question { return first.1 }
    if let second, second.0 == question { return second.1 }
    if let third, third.0 == question { return third.1 }
    if let fourth, fourth.0 == question { return fourth.1 }
    // What was asked last is asked again first.
    var index = moreSizes.count
    while index > 0 {
      index -= 1
      if moreSizes[index].0 == question { return moreSizes[index].1 }
    }
    return nil
  }

  mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
    let answer = (Question(proposal), size)
    if first == nil {
      first = answer
    } else if second == nil {
      second = answer
    } else if third == nil {
      third = answer
    } else if fourth == nil {
      fourth = answer
    } else {
      if moreSizes.count >= Self.greatestCount {
        moreSizes.removeFirst(Self.greatestCount / 2)
        hasForgotten = true
      }
      moreSizes.append(answer)
    }
  }

  /// The position of a guide, nil within where it isn't set; nil where nobody asked yet.
  func position(of key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat?? {
    let question = GuideQuestion(key: key, proposal: Question(proposal))
    if let firstGuide, firstGuide.0 == question { return .some(firstGuide.1) }
    if let secondGuide, secondGuide.0 == question { return .some(secondGuide.1) }
    return moreGuides.isEmpty ? nil : moreGuides[question]
  }

  mutating func add(_ position: CGFloat?, of key: AlignmentKey, at proposal: ProposedViewSize) {
    let question = GuideQuestion(key: key, proposal: Question(proposal))
    if firstGuide == nil {
      firstGuide = (question, position)
    } else if secondGuide == nil {
      secondGuide = (question, position)
    } else {
      if moreGuides.count >= Self.greatestCount {
        moreGuides.removeAll()
        hasForgotten = true
      }
      moreGuides.updateValue(position, forKey: question)
    }
  }

  /// Whether all answers satisfy closures: sizes by their proposals, positions by guide and proposal.
  func allSatisfy(
    sizes: (ProposedViewSize, CGSize) -> Bool,
    positions: (AlignmentKey, ProposedViewSize, CGFloat?) -> Bool
  ) -> Bool {
    for answer in [first, second, third, fourth] {
      if let answer, !sizes(answer.0.proposal, answer.1) { return false }
    }
    for answer in [firstGuide, secondGuide] {
      if let answer, !positions(answer.0.key, answer.0.proposal.proposal, answer.1) { return false }
    }
    return moreSizes.allSatisfy { sizes($0.0.proposal, $0.1) }
      && moreGuides.allSatisfy { positions($0.key, $0.proposal.proposal, $1) }
  }
}
