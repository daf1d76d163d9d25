import CCairo
import Foundation
import TrellisDisplayList
import TrellisText

/// Reads a finished Pango layout: the metrics of its lines, and its glyphs with the faces that were actually used.
///
/// Linear in the glyphs.
struct PangoLineReader {
  let runs: [TextRun]
  /// The concatenated strings of the runs.
  let bytes: UnsafeBufferPointer<UInt8>
  let library: FontLibrary
  let system: SystemFont?
  /// The metrics of each run's font.
  let extents: [FontExtents]
  /// The start of each run, in bytes.
  private let starts: [Int]

  init(
    runs: [TextRun], bytes: UnsafeBufferPointer<UInt8>, library: FontLibrary, system: SystemFont?,
    extents: [FontExtents]
  ) {
    self.runs = runs
    self.bytes = bytes
    self.library = library
    self.system = system
    self.extents = extents
    var start = 0
    starts = runs.map { run in
      defer { start += run.string.utf8.count }
      return start
    }
  }

  func lines(of layout: OpaquePointer) -> [TypesetLine] {
    var lines: [TypesetLine] = []
    lines.reserveCapacity(Int(pango_layout_get_line_count(layout)))
    var next = pango_layout_get_lines_readonly(layout)
    while let element = next {
      let line = element.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      next = element.pointee.next
      let follower = next?.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      let endsParagraph = follower.map { $0.pointee.is_paragraph_start != 0 } ?? true
      let made = read(line, endsParagraph: endsParagraph)
      // If a line is too narrow for one character, Pango puts spaces on separate lines. These spaces belong to the previous line.
      if line.pointee.is_paragraph_start == 0, made.isBlank {
        lines[lines.count - 1].endsParagraph = endsParagraph
      } else {
        lines.append(made)
      }
    }
    return lines
  }

  private func read(_ line: UnsafeMutablePointer<PangoLayoutLine>, endsParagraph: Bool) -> TypesetLine {
    let start = Int(line.pointee.start_index)
    let end = start + Int(line.pointee.length)
    let source = run(at: min(start, max(bytes.count - 1, 0)))
    let reach = reach(of: line) ?? (extents.isEmpty ? unknownLine : extents[source].line)
    var result = TypesetLine(
      range: start..<end, isRightToLeft: line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue,
      endsParagraph: endsParagraph, width: 0, ascent: reach.ascent, descent: reach.descent,
      extents: extents.isEmpty ? unknownExtents : extents[source].spacing,
      runs: [])
    var pen = 0
    var next = line.pointee.runs
    while let element = next {
      let item = element.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      read(item.pointee, pen: &pen, into: &result)
      next = element.pointee.next
    }
    result.width = max(points(pen) + spaceLastCluster(of: &result), 0)
    return result
  }

  /// Returns the extents of a line with everything in it, or nil if it is empty.
  private func reach(of line: UnsafeMutablePointer<PangoLayoutLine>) -> LineExtents? {
    guard !runs.isEmpty else { return nil }
    var reach: LineExtents?
    var next = line.pointee.runs
    while let element = next {
      let item = element.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item.pointee
      next = element.pointee.next
      guard let font = item.analysis.font else { continue }
      let start = Int(item.offset)
      for source in run(at: start)...run(at: max(start + Int(item.length) - 1, start)) {
        let part = self.reach(of: source, font)
        let offset = runs[source].usableBaselineOffset
        if reach == nil {
          reach = LineExtents(ascent: 0, descent: 0)
          (reach!.ascent, reach!.descent) = (part.ascent + offset, part.descent - offset)
        } else {
          reach!.add(part, raisedBy: offset)
        }
      }
    }
    // Content raised above the line or lowered below it doesn't reduce the extent on the other side.
    return reach.map { LineExtents(exactly: max($0.ascent, 0), max($0.descent, 0)) }
  }

  /// Returns the extents of a run's characters that are set in a font.
  private func reach(of source: Int, _ font: UnsafeMutablePointer<PangoFont>) -> LineExtents {
    let run = runs[source]
    if let attachment = run.attachment {
      return LineExtents(exactly: attachment.ascent, attachment.descent)
    }
    // A small capital is as high as its line's other letters.
    if !run.font.smallCapitals.isEmpty { return extents[source].line }
    let size = run.font.usableSize
    if system != nil, run.font.family == nil, run.font.design == .standard,
      system!.isFamily(library.face(of: font, size: size).family)
    {
      return extents[source].line
    }
    return library.lineExtents(of: font, size: size) ?? extents[source].line
  }

  /// Reads one Pango run, whose pen starts at `pen`, in Pango units.
  private func read(_ item: PangoGlyphItem, pen: inout Int, into line: inout TypesetLine) {
    guard let font = item.item.pointee.analysis.font, let string = item.glyphs else { return }
    let start = Int(item.item.pointee.offset)
    let glyphs = UnsafeBufferPointer(start: string.pointee.glyphs, count: Int(string.pointee.num_glyphs))
    var current: (offset: Int, source: Int)?
    for (index, info) in glyphs.enumerated() {
      let offset = start + Int(string.pointee.log_clusters[index])
      let source = current?.offset == offset ? current!.source : run(at: offset)
      if current?.source != source {
        line.runs.append(emptyRun(source, font, x: points(pen)))
      }
      let last = line.runs.count - 1
      if current?.offset != offset || line.runs[last].clusters.isEmpty {
        let byte = offset < bytes.count ? bytes[offset] : 0
        line.runs[last].clusters.append(
          TextCluster(offset: offset, advance: 0, isSpace: byte == 0x20 || byte == 0x09, glyphCount: 0))
      }
      current = (offset, source)
      let cluster = line.runs[last].clusters.count - 1
      let advance = points(Int(info.geometry.width))
      line.runs[last].clusters[cluster].advance += advance
      line.runs[last].width += advance
      if info.glyph != PangoGlyph.empty {
        line.runs[last].clusters[cluster].glyphCount += 1
        line.runs[last].glyphs.append(
          Glyph(
            // If no font has the character, glyph 0 is drawn, the missing-glyph sign of every font.
            index: info.glyph & PangoGlyph.unknownFlag == 0 ? info.glyph : 0,
            position: CGPoint(
              x: points(pen + Int(info.geometry.x_offset)),
              y: line.ascent + points(Int(info.geometry.y_offset))
                - (runs.isEmpty ? 0 : runs[source].usableBaselineOffset)),
            advance: advance))
      }
      pen += Int(info.geometry.width)
    }
  }

  /// Returns the index of the run that contains a byte.
  private func run(at offset: Int) -> Int {
    if starts.count < 2 { return 0 }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func emptyRun(_ source: Int, _ font: UnsafeMutablePointer<PangoFont>, x: Double) -> TypesetRun {
    return TypesetRun(
      source: source, face: library.face(of: font, size: size(of: source, font)), glyphs: [], clusters: [],
      x: x, width: 0,
      underline: extents[source].underline, strikethrough: extents[source].strikethrough,
      attachment: runs.isEmpty ? nil : runs[source].attachment)
  }

  /// Returns the size at which a run's characters are set in a font, in points.
  ///
  /// Pango scales the capitals of a font without small capitals.
  private func size(of source: Int, _ font: UnsafeMutablePointer<PangoFont>) -> Double {
    guard !runs.isEmpty else { return 13 }
    guard !runs[source].font.smallCapitals.isEmpty else { return runs[source].font.usableSize }
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    return points(Int(pango_font_description_get_size(description)))
  }

  /// Widens the last cluster of a line by the spacing that Pango omits at both ends of the line, and returns the added width in
  /// points.
  ///
  /// Pango omits half of the spacing of the first and of the last character.
  private func spaceLastCluster(of line: inout TypesetLine) -> Double {
    guard let last = line.runs.indices.last, let cluster = line.runs[last].clusters.indices.last else {
      return 0
    }
    func units(_ run: TypesetRun, _ cluster: TextCluster) -> Int32 {
      RunSpacing(runs[run.source], system).units(bytes, at: cluster.offset)
    }
    let left = line.runs[0].clusters.first.map { units(line.runs[0], $0) } ?? 0
    let right = units(line.runs[last], line.runs[last].clusters[cluster])
    let spacing = points(left / 2 + right - right / 2)
    line.runs[last].clusters[cluster].advance += spacing
    if line.runs[last].clusters[cluster].glyphCount > 0 {
      line.runs[last].glyphs[line.runs[last].glyphs.count - 1].advance += spacing
    }
    line.runs[last].width += spacing
    return spacing
  }

  private var unknownLine: LineExtents { LineExtents(ascent: 13, descent: 3) }

  private var unknownExtents: TextSpacing.FontExtents {
    TextSpacing.FontExtents(ascent: 13, descent: 3, capHeight: 9)
  }
}

extension TypesetLine {
  /// Whether the line contains only spaces.
  fileprivate var isBlank: Bool { runs.allSatisfy { $0.clusters.allSatisfy(\.isSpace) } }
}

extension PangoGlyph {
  /// `PANGO_GLYPH_EMPTY`, a macro with a cast that Swift doesn't import.
  static let empty: PangoGlyph = 0x0FFF_FFFF
  /// `PANGO_GLYPH_UNKNOWN_FLAG`, a macro that Swift doesn't import either.
  static let unknownFlag: PangoGlyph = 0x1000_0000
}

/// Converts Pango units to points.
func points(_ units: Int32) -> Double {
  points(Int(units))
}

/// Converts Pango units to points.
func points(_ units: Int) -> Double {
  Double(units) / Double(PANGO_SCALE)
}
