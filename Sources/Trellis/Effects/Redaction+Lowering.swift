import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisText

extension DisplayItem {
  /// Returns the drawing of redacted content: bars in some frames.
  nonisolated static func redacted(
    id: UInt64, frame: CGRect, _ bars: [CGRect], _ resolvedStyle: ResolvedStyle
  ) -> DisplayItem {
    var path = Path()
    for bar in bars where bar.width > 0 && bar.height > 0 {
      let radius = min(bar.height, bar.width) / 4
      path.addRoundedRect(in: bar, cornerSize: CGSize(width: min(radius, 4), height: min(radius, 4)))
    }
    return makeItem(id: id, frame: frame, path, .fill(FillStyle()), resolvedStyle.base.opacity(barOpacity))
  }

  /// The opacity of the bars.
  ///
  /// Source: ours, similar to the bars on Apple's systems.
  private nonisolated static var barOpacity: Double { 0.16 }
}

extension TextLayout {
  /// The frames of the lines' characters, from the ascenders to the descenders of the largest font in each line.
  nonisolated var lineFrames: [CGRect] {
    var lines: [(baseline: CGFloat, frame: CGRect)] = []
    for run in runs {
      guard let first = run.glyphs.first else { continue }
      let size = CGFloat(run.face.size)
      let left = run.glyphs.map(\.position.x).min() ?? 0
      let right = run.glyphs.map { $0.position.x + max($0.advance, 0) }.max() ?? 0
      let frame = CGRect(
        x: left, y: first.position.y - size * 0.78, width: right - left, height: size * 0.98)
      if let last = lines.indices.last, abs(lines[last].baseline - first.position.y) < 0.5 {
        lines[last].frame = lines[last].frame.union(frame)
      } else {
        lines.append((first.position.y, frame))
      }
    }
    return lines.map(\.frame)
  }
}
