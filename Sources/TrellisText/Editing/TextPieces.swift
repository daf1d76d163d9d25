/// A stretch of a text that is typeset by itself: a paragraph, or a part of a long one.
struct TextPiece {
  /// Tells it apart from the others of its text, as long as it is there.
  var id: UInt32
  /// How many bytes it has, with the newline at its end.
  var byteCount: Int
  /// Whether a newline or the text's end is at its end, rather than more of its paragraph.
  var endsParagraph: Bool
  /// How high its lines are, in points, with what is added behind each: an estimate as long as it isn't typeset.
  var height: Double
  /// Its lines; nil where they aren't known, or are no more.
  var lines: PieceLines?
}

/// The lines of a piece.
final class PieceLines {
  /// The characters that were typeset: those of the piece without its newline, and perhaps some that follow.
  let string: String
  /// Their ranges are of bytes of the piece.
  let lines: [TypesetLine]
  /// Where each line's top is, below the piece's.
  let tops: [Double]

  init(_ string: String, _ lines: [TypesetLine], spacing: Double) {
    (self.string, self.lines) = (string, lines)
    var top = 0.0
    tops = lines.map { line in
      defer { top += line.height + spacing }
      return top
    }
  }
}

/// The pieces of a text in their order, in blocks: each operation costs what the blocks cost, and one block's pieces.
struct TextPieces {
  private struct Block {
    var pieces: [TextPiece]
    var byteCount = 0
    var height = 0.0

    init(_ pieces: [TextPiece]) {
      self.pieces = pieces
      for piece in pieces {
        byteCount += piece.byteCount
        height += piece.height
      }
    }
  }

  /// Where a piece is; it holds until pieces come or go.
  struct Index: Hashable {
    fileprivate var block: Int
    fileprivate var piece: Int
  }

  /// At least one, and none is empty.
  private var blocks: [Block]
  private static let blockCount = 512

  /// Creates it with at least one piece.
  init(_ pieces: [TextPiece]) { blocks = TextPieces.blocks(of: pieces) }

  private static func blocks(of pieces: [TextPiece]) -> [Block] {
    stride(from: 0, to: pieces.count, by: blockCount).map { start in
      Block(Array(pieces[start..<min(start + blockCount, pieces.count)]))
    }
  }

  /// How high all pieces are together.
  var height: Double { blocks.reduce(0) { $0 + $1.height } }

  subscript(_ index: Index) -> TextPiece {
    get { blocks[index.block].pieces[index.piece] }
    set {
      let old = blocks[index.block].pieces[index.piece]
      blocks[index.block].byteCount += newValue.byteCount - old.byteCount
      blocks[index.block].height += newValue.height - old.height
      blocks[index.block].pieces[index.piece] = newValue
    }
  }

  /// The piece behind another one; nil behind the last.
  func after(_ index: Index) -> Index? {
    if index.piece + 1 < blocks[index.block].pieces.count {
      return Index(block: index.block, piece: index.piece + 1)
    }
    return index.block + 1 < blocks.count ? Index(block: index.block + 1, piece: 0) : nil
  }

  /// The piece in front of another one; nil before the first.
  func before(_ index: Index) -> Index? {
    if index.piece > 0 { return Index(block: index.block, piece: index.piece - 1) }
    return index.block > 0
      ? Index(block: index.block - 1, piece: blocks[index.block - 1].pieces.count - 1) : nil
  }

  /// The piece that holds a byte, and where it begins; the last one for the text's end.
  func find(_ offset: Int) -> (index: Index, start: Int) {
    find(offset, \.byteCount, \.byteCount)
  }

  /// The piece at so many points below the text's top, and how far its top is below that.
  func find(height: Double) -> (index: Index, top: Double) {
    let found = find(height, \.height, \.height)
    return (found.index, found.start)
  }

  private func find<Number: Comparable & AdditiveArithmetic>(
    _ target: Number, _ ofBlock: (Block) -> Number, _ ofPiece: (TextPiece) -> Number
  ) -> (index: Index, start: Number) {
    var start = Number.zero
    var block = 0
    while block + 1 < blocks.count, start + ofBlock(blocks[block]) <= target {
      start += ofBlock(blocks[block])
      block += 1
    }
    var piece = 0
    while piece + 1 < blocks[block].pieces.count, start + ofPiece(blocks[block].pieces[piece]) <= target {
      start += ofPiece(blocks[block].pieces[piece])
      piece += 1
    }
    return (Index(block: block, piece: piece), start)
  }

  /// Where a piece begins, in bytes.
  func start(of index: Index) -> Int {
    blocks[..<index.block].reduce(0) { $0 + $1.byteCount }
      + blocks[index.block].pieces[..<index.piece].reduce(0) { $0 + $1.byteCount }
  }

  /// How far a piece's top is below the text's.
  func top(of index: Index) -> Double {
    blocks[..<index.block].reduce(0) { $0 + $1.height }
      + blocks[index.block].pieces[..<index.piece].reduce(0) { $0 + $1.height }
  }

  /// Puts pieces in the place of some, both ends included; at least one.
  mutating func replace(_ first: Index, through last: Index, with pieces: [TextPiece]) {
    let head = blocks[first.block].pieces[..<first.piece]
    let tail = blocks[last.block].pieces[(last.piece + 1)...]
    blocks.replaceSubrange(first.block...last.block, with: TextPieces.blocks(of: head + pieces + tail))
  }

  /// Lets go of the lines of all pieces but some.
  mutating func dropLines(except isKept: (UInt32) -> Bool) {
    for block in blocks.indices {
      for piece in blocks[block].pieces.indices
      where blocks[block].pieces[piece].lines != nil && !isKept(blocks[block].pieces[piece].id) {
        blocks[block].pieces[piece].lines = nil
      }
    }
  }
}
