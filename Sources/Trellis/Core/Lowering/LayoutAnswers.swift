import Foundation
import TrellisLayout

/// The sizes and guides that a layout computer has returned so far.
///
/// The first two sizes are stored inline, everything else in arrays that are allocated when needed. A layout pass measures a view
/// two or three times, and reads at most one guide.
struct LayoutAnswers {
  /// A proposal as two comparable bit patterns; a nil length has the bits of a NaN, which is never proposed.
  private struct Question: Equatable {
    let width: UInt64
    let height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = Question.bits(proposal.width)
      height = Question.bits(proposal.height)
    }

    /// Returns the bits of a length, with −0 as 0.
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
  /// The number of inline sizes in use, at most 2.
  private var shortCount: UInt8 = 0
  private var hasForgotten = false
  /// The other sizes, in the order of their requests.
  private var more: [SizeAnswer] = []
  private var guides: [GuideAnswer] = []
  /// The number of answers of each kind that are kept: far more than a layout pass requests from one view.
  ///
  /// Old answers are dropped, for example while a window is resized for a long time. Searching at most 32 answers is as fast as a hash
  /// table.
  private static let greatestCount = 32

  var isEmpty: Bool { shortCount == 0 && guides.isEmpty }

  /// Whether nothing was dropped, and there are few enough answers to check them all.
  var isShort: Bool { !hasForgotten && more.count <= 10 && guides.count <= 6 }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    let question = Question(proposal)
    if shortCount > 0, first.question == question { return first.size }
    if shortCount > 1, second.question == question { return second.size }
    // The latest request is the most likely to be repeated.
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

  /// Returns the position of a guide: nil if it was never requested, `.some(nil)` if the guide isn't set.
  func position(of key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat?? {
    if guides.isEmpty { return nil }
    let question = Question(proposal)
    guard let known = guides.last(where: { $0.question == question && $0.key == key }) else { return nil }
    return .some(known.position)
  }

  /// Returns the guides that were requested and are set, with their positions at a proposal, or else at the latest other one.
  ///
  /// Computes nothing.
  func setGuides(at proposal: ProposedViewSize) -> [(key: AlignmentKey, position: CGFloat)] {
    let question = Question(proposal)
    var found: [(key: AlignmentKey, position: CGFloat)] = []
    for answer in guides.filter({ $0.question != question }) + guides.filter({ $0.question == question }) {
      guard let position = answer.position else { continue }
      found.removeAll { $0.key == answer.key }
      found.append((answer.key, position))
    }
    return found
  }

  mutating func add(_ position: CGFloat?, of key: AlignmentKey, at proposal: ProposedViewSize) {
    if guides.count >= Self.greatestCount {
      guides.removeFirst(Self.greatestCount / 2)
      hasForgotten = true
    }
    guides.append(GuideAnswer(key: key, question: Question(proposal), position: position))
  }

  /// Returns whether all sizes satisfy one closure and all guide positions the other.
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
