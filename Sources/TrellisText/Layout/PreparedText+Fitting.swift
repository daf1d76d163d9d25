import Foundation

/// The lines of a text at a width, and how many of them have room.
struct FittedLines {
  var lines: [TypesetLine]
  var allowed: Int
  /// Whether the width makes a difference.
  var breaksLines: Bool
  /// Whether the lines are wider than there is room, since only one is shown of them anyway.
  var overflows = false

  var isCut: Bool { overflows || lines.count > allowed }
}

/// A line in one face, as far as it counts where each of its characters is on a line of its own.
struct NarrowLine {
  let height: Double
  /// How many characters aren't spaces; such as can't be parted are one.
  let characterCount: UInt32
  /// Whether there is a space at the beginning, or nothing.
  let beginsWithSpace: Bool

  /// nil for a line in several faces.
  init?(_ line: TypesetLine) {
    guard line.runs.count == 1 else { return nil }
    let clusters = line.runs[0].clusters
    height = line.height
    beginsWithSpace = clusters.first?.isSpace ?? true
    var count: UInt32 = 0
    for cluster in clusters where !cluster.isSpace { count += 1 }
    characterCount = count
  }
}

extension PreparedText {
  /// Breaks the text at a width, and counts the lines that have room.
  func fit(_ limit: Double?, _ height: Double?) -> FittedLines {
    let natural = natural
    let paragraph = source.paragraph
    guard let limit, natural.contains(where: { $0.width > limit }) else {
      return FittedLines(
        lines: natural, allowed: paragraph.allowedLines(of: natural, height: height), breaksLines: false)
    }
    if paragraph.mostLines == 1 {
      // The one line is cut out of the whole paragraph: where that would break makes no difference.
      return FittedLines(lines: natural, allowed: 1, breaksLines: true, overflows: natural[0].width > limit)
    }
    // No width at all is what stacks ask to learn how far a text gives way: that needs no typesetting.
    let broken = limit > 0 ? lines(brokenAt: limit) : natural.flatMap(\.singleClusters)
    return FittedLines(
      lines: broken, allowed: paragraph.allowedLines(of: broken, height: height), breaksLines: true)
  }

  /// The size where no width is proposed at all, of a text that is on one line and in one face otherwise; nil for others.
  ///
  /// Stacks ask every text for this: each character is on a line of its own then, and those lines need not be made.
  func sizeWithoutWidth(_ limit: Double?, _ height: Double?) -> CGSize? {
    let paragraph = source.paragraph
    guard limit == 0, !paragraph.givesWay, let line = narrowLine else { return nil }
    // Where the sign for what is left out has no width either, or a space comes first, other lines come out.
    guard runs[0].letterSpacing >= 0, !line.beginsWithSpace else { return nil }
    let most = min(max(Int(line.characterCount), 1), paragraph.mostLines)
    var count = 0
    var bottom = 0.0
    var lines = 0.0
    while count < most {
      bottom += (count > 0 ? paragraph.usableLineSpacing : 0) + line.height
      if count > 0, let height, bottom > height + ParagraphStyle.tolerance { break }
      count += 1
      lines += line.height
    }
    let all = lines + paragraph.usableLineSpacing * Double(count - 1)
    return CGSize(width: 0, height: max(all, reservedHeight(lineHeight: line.height)))
  }
}

extension ParagraphStyle {
  /// A height that was the sum of some lines holds them, however its parts were added up.
  static let tolerance = 1e-6

  /// The most lines that may be shown, at least one.
  var mostLines: Int { lineLimit.map { max($0, 1) } ?? .max }

  /// How many lines have room under the line limit and in a height: at least one.
  ///
  /// Source: observed, `Fixtures/Text` TX-L5 and TX-X9.
  func allowedLines(of lines: [TypesetLine], height: Double?) -> Int {
    let most = min(mostLines, lines.count)
    guard let height else { return max(most, 1) }
    var count = 0
    var bottom = 0.0
    for line in lines.prefix(most) {
      bottom += (count > 0 ? usableLineSpacing : 0) + line.height
      guard bottom <= height + ParagraphStyle.tolerance else { break }
      count += 1
    }
    return max(count, 1)
  }

  /// Whether something is tried before characters are left out.
  var givesWay: Bool { allowsTightening || usableScaleFactor < 1 }

  /// ``minimumScaleFactor``, above nothing and at most 1; what isn't a number in `0...1` scales nothing.
  var usableScaleFactor: Double {
    (0...1).contains(minimumScaleFactor) ? max(minimumScaleFactor, 0.01) : 1
  }
}
