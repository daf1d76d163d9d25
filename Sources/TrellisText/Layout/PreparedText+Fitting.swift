import Foundation

/// The lines of a text at a width, and the number of lines that fit.
struct FittedLines {
  var lines: [TypesetLine]
  var allowed: Int
  /// Whether the width makes a difference.
  var breaksLines: Bool
  /// Whether the lines are wider than the limit, which is allowed because only one of them is shown.
  var overflows = false

  var isCut: Bool { overflows || lines.count > allowed }
}

/// The properties of a line in one face that matter if each of its characters is on a line of its own.
struct NarrowLine {
  let height: Double
  /// The number of clusters that aren't spaces.
  let characterCount: UInt32
  /// Whether the line begins with a space or is empty.
  let beginsWithSpace: Bool

  init(_ label: LabelMeasures) {
    height = label.vertical.height
    (characterCount, beginsWithSpace) = (label.characterCount, label.beginsWithSpace)
  }

  /// Creates the properties of a line, or nil if the line has several faces.
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
  /// Breaks the text at a width, and counts the lines that fit.
  func fit(_ limit: Double?, _ height: Double?) -> FittedLines {
    let natural = natural
    let paragraph = source.paragraph
    guard let limit, natural.contains(where: { $0.width > limit }) else {
      return FittedLines(
        lines: natural, allowed: paragraph.allowedLines(of: natural, height: height), breaksLines: false)
    }
    if paragraph.mostLines == 1 {
      // The only line is cut out of the whole paragraph, so line breaks make no difference.
      return FittedLines(lines: natural, allowed: 1, breaksLines: true, overflows: natural[0].width > limit)
    }
    // Stacks propose a width of 0 to find out how narrow a text can be, which needs no typesetting.
    let broken = limit > 0 ? lines(brokenAt: limit) : natural.flatMap(\.singleClusters)
    return FittedLines(
      lines: broken, allowed: paragraph.allowedLines(of: broken, height: height), breaksLines: true)
  }

  /// Returns the size at a proposed width of 0, if the text is otherwise on one line and in one face; nil for other texts.
  ///
  /// Stacks measure every text at this size. Each character is on a line of its own then, and those lines needn't be created.
  func sizeWithoutWidth(_ limit: Double?, _ height: Double?) -> CGSize? {
    let paragraph = source.paragraph
    guard limit == 0, !paragraph.givesWay, let line = narrowLine else { return nil }
    // The lines are different if negative spacing leaves the truncation token no width, or if a space comes first.
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
  /// The tolerance for rounding: a height that was computed as the sum of some lines must hold these lines.
  static let tolerance = 1e-6

  /// The maximum number of lines, at least one.
  var mostLines: Int { lineLimit.map { max($0, 1) } ?? .max }

  /// Returns the number of lines that fit within the line limit and a height: at least one.
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

  /// Whether the text may be tightened or scaled before characters are omitted.
  var givesWay: Bool { allowsTightening || usableScaleFactor < 1 }

  /// ``minimumScaleFactor``, at least 0.01; a number that isn't in `0...1` counts as 1.
  var usableScaleFactor: Double {
    (0...1).contains(minimumScaleFactor) ? max(minimumScaleFactor, 0.01) : 1
  }
}
