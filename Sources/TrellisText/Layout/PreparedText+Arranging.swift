import Foundation
import TrellisDisplayList

extension PreparedText {
  /// Returns the layout of finished lines, placed below each other.
  func arrange(_ lines: [TypesetLine], limit: Double?, isTruncated: Bool) -> TextLayout {
    let paragraph = source.paragraph
    let spacing = paragraph.usableLineSpacing
    let widest = lines.reduce(0) { max($0, $1.width) }
    let height = lines.reduce(0) { $0 + $1.height } + spacing * Double(lines.count - 1)
    let size = size(widest: widest, height: height, lineHeight: lines[0].height, limit: limit)
    let width = size.width
    var layout = TextLayout(
      size: size,
      firstBaseline: lines[0].ascent, lastBaseline: 0, lineCount: lines.count, isTruncated: isTruncated,
      runs: [],
      runSources: [], decorations: [],
      spacing: TextSpacing(top: lines[0].extents, bottom: lines[lines.count - 1].extents))
    layout.runs.reserveCapacity(lines.count)
    var top = 0.0
    for line in lines {
      let origin = CGPoint(x: max(width - line.width, 0) * paragraph.leftShare, y: top)
      layout.lastBaseline = top + line.ascent
      for run in line.runs {
        layout.append(run, of: source, at: origin, baseline: layout.lastBaseline, height: line.height)
      }
      top += line.height + spacing
    }
    return layout
  }

  /// Returns the size of lines with a total height, of which the widest and the height of the first are given, in points.
  func size(widest: Double, height: Double, lineHeight: Double, limit: Double?) -> CGSize {
    let step = engine.typesetter.widthStep
    return CGSize(
      width: min(step > 0 ? (widest / step).rounded(.up) * step : widest, limit ?? .infinity),
      height: max(height, reservedHeight(lineHeight: lineHeight)))
  }

  /// Returns the height that is reserved for lines, in points; each counts as high as the first.
  func reservedHeight(lineHeight: Double) -> Double {
    // Ten thousand lines are more than any screen shows; a larger number would leave no space for anything else.
    let count = Double(min(max(source.paragraph.reservedLines, 0), 10_000))
    guard count > 1, source.runs.contains(where: { !$0.string.isEmpty }) else { return 0 }
    return count * lineHeight + (count - 1) * source.paragraph.usableLineSpacing
  }
}

extension TextLayout {
  /// The run numbers of a layout with a single run, the source's first; all labels share the array.
  private static let firstSource = [0]

  /// Adds the part of a run in a line whose top left corner is at `origin`: its glyphs, attachment and decorations.
  fileprivate mutating func append(
    _ run: TypesetRun, of source: TextSource, at origin: CGPoint, baseline: Double, height: Double
  ) {
    if !run.glyphs.isEmpty {
      var glyphs = run.glyphs
      // The glyphs of a label aren't moved, so the line and the layout share them.
      if origin != .zero {
        for index in glyphs.indices {
          glyphs[index].position.x += origin.x
          glyphs[index].position.y += origin.y
        }
      }
      runs.append(GlyphRun(face: run.face, glyphs: glyphs))
      if runSources.isEmpty, run.source == 0 {
        runSources = TextLayout.firstSource
      } else {
        runSources.append(run.source)
      }
    }
    guard source.runs.indices.contains(run.source), run.width > 0 else { return }
    let attributes = source.runs[run.source]
    if let attachment = run.attachment {
      let frame = CGRect(
        x: origin.x + run.x, y: baseline - attributes.usableBaselineOffset - attachment.ascent,
        width: attachment.width, height: max(attachment.ascent + attachment.descent, 0))
      attachments.append(Attachment(source: run.source, frame: frame))
    }
    func add(_ kind: Decoration.Kind, top: Double, height: Double) {
      let frame = CGRect(x: origin.x + run.x, y: top, width: run.width, height: height)
      // A decoration that continues the last decoration is joined with it, so that no seam is visible.
      if let last = decorations.last, last.kind == kind, last.source == run.source,
        last.frame.minY == frame.minY,
        last.frame.height == frame.height, abs(last.frame.maxX - frame.minX) < 0.01
      {
        decorations[decorations.count - 1].frame.size.width = frame.maxX - last.frame.minX
      } else {
        decorations.append(Decoration(kind: kind, frame: frame, source: run.source))
      }
    }
    func add(_ kind: Decoration.Kind, _ line: (position: Double, thickness: Double)) {
      let middle = baseline - attributes.usableBaselineOffset + line.position
      add(kind, top: middle - line.thickness / 2, height: line.thickness)
    }
    if attributes.hasBackground { add(.background, top: origin.y, height: height) }
    if attributes.isUnderlined { add(.underline, run.underline) }
    if attributes.isStruckThrough { add(.strikethrough, run.strikethrough) }
  }
}
