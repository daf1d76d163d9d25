/// A part of a text that is typeset by itself: a paragraph, or a part of a long one.
struct TextPiece {
  /// A number that identifies the piece in its text while it exists.
  var id: UInt32
  /// The number of bytes, including the newline at the end.
  var byteCount: Int
  /// Whether the piece ends its paragraph, with a newline or at the text's end.
  var endsParagraph: Bool
  /// The height of the lines with the space after each, in points; an estimate while the piece isn't typeset.
  var height: Double
  /// The lines; nil if they aren't typeset, or were dropped.
  var lines: PieceLines?
}

/// The lines of a piece.
final class PieceLines {
  /// The characters that were typeset: those of the piece without its newline, and possibly some that follow.
  let string: String
  /// The lines; their ranges are bytes of the piece.
  let lines: [TypesetLine]
  /// The distance of each line's top below the piece's top.
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

/// The pieces of a text in order, stored in blocks.
///
/// Each operation is linear in the number of blocks, and in the number of pieces in one block.
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

  /// The index of a piece, which is valid until pieces are inserted or removed.
  struct Index: Hashable {
    fileprivate var block: Int
    fileprivate var piece: Int
  }

  /// The blocks: at least one, and none is empty.
  private var blocks: [Block]
  private static let blockCount = 512

  /// Creates the pieces of a text; there must be at least one.
  init(_ pieces: [TextPiece]) { blocks = TextPieces.blocks(of: pieces) }

  private static func blocks(of pieces: [TextPiece]) -> [Block] {
    stride(from: 0, to: pieces.count, by: blockCount).map { start in
      Block(Array(pieces[start..<min(start + blockCount, pieces.count)]))
    }
  }

  /// The height of all pieces together.
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

  /// Returns the index after another one, or nil after the last.
  func after(_ index: Index) -> Index? {
    if index.piece + 1 < blocks[index.block].pieces.count {
      return Index(block: index.block, piece: index.piece + 1)
    }
    return index.block + 1 < blocks.count ? Index(block: index.block + 1, piece: 0) : nil
  }

  /// Returns the index before another one, or nil before the first.
  func before(_ index: Index) -> Index? {
    if index.piece > 0 { return Index(block: index.block, piece: index.piece - 1) }
    return index.block > 0
      ? Index(block: index.block - 1, piece: blocks[index.block - 1].pieces.count - 1) : nil
  }

  /// Returns the piece that contains a byte, and the start of the piece; the last piece for the text's end.
  func find(_ offset: Int) -> (index: Index, start: Int) {
    find(offset, \.byteCount, \.byteCount)
  }

  /// Returns the piece at a distance below the text's top, and the distance of the piece's own top.
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

  /// Returns the start of a piece, in bytes.
  func start(of index: Index) -> Int {
    blocks[..<index.block].reduce(0) { $0 + $1.byteCount }
      + blocks[index.block].pieces[..<index.piece].reduce(0) { $0 + $1.byteCount }
  }

  /// Returns the distance of a piece's top below the text's top.
  func top(of index: Index) -> Double {
    blocks[..<index.block].reduce(0) { $0 + $1.height }
      + blocks[index.block].pieces[..<index.piece].reduce(0) { $0 + $1.height }
  }

  /// Replaces the pieces from `first` through `last`; at least one piece must remain.
  mutating func replace(_ first: Index, through last: Index, with pieces: [TextPiece]) {
    let head = blocks[first.block].pieces[..<first.piece]
    let tail = blocks[last.block].pieces[(last.piece + 1)...]
    blocks.replaceSubrange(first.block...last.block, with: TextPieces.blocks(of: head + pieces + tail))
  }

  /// Drops the lines of all but some pieces.
  mutating func dropLines(except isKept: (UInt32) -> Bool) {
    for block in blocks.indices {
      for piece in blocks[block].pieces.indices
      where blocks[block].pieces[piece].lines != nil && !isKept(blocks[block].pieces[piece].id) {
        blocks[block].pieces[piece].lines = nil
      }
    }
  }
}
