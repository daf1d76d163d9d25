import Foundation

extension InlineMarkdown {
  /// Reads a run of delimiters that may begin or end emphasis, and returns the index after it.
  mutating func readSigns(_ sign: Character, at index: Int, in range: Range<Int>) -> Int {
    let count = length(of: sign, at: index, in: range)
    flush()
    let (open, close) = flanking(sign, before: index - 1, after: index + count, in: range)
    nodes.append(Node(sign: sign, count: count, canOpen: open, canClose: close))
    return index + count
  }

  /// Returns whether the delimiters between two indices may begin emphasis, and whether they may end it.
  private func flanking(
    _ sign: Character, before: Int, after: Int, in range: Range<Int>
  ) -> (open: Bool, close: Bool) {
    func kind(_ index: Int) -> (isSpace: Bool, isSign: Bool) {
      guard range.contains(index) else { return (true, false) }
      guard let character = character(at: index) else { return (false, false) }
      return (character.isWhitespace, character.isPunctuation || character.isSymbol)
    }
    let (left, right) = (kind(before), kind(after))
    let isLeft = !right.isSpace && (!right.isSign || left.isSpace || left.isSign)
    let isRight = !left.isSpace && (!left.isSign || right.isSpace || right.isSign)
    guard sign == "_" else { return (isLeft, isRight) }
    return (isLeft && (!isRight || left.isSign), isRight && (!isLeft || right.isSign))
  }

  /// Pairs each closing delimiter run with the nearest run that can open it, and styles the nodes between them.
  mutating func pairEmphasis() {
    var openers: [Int] = []
    var closer = 0
    while closer < nodes.count {
      guard let sign = nodes[closer].sign, nodes[closer].canClose, nodes[closer].count > 0,
        let place = openers.lastIndex(where: { pairs($0, with: closer, sign) })
      else {
        if nodes[closer].sign != nil, nodes[closer].canOpen { openers.append(closer) }
        closer += 1
        continue
      }
      let opener = openers[place]
      openers.removeSubrange((place + 1)...)
      let width = sign == "~" ? nodes[closer].count : min(nodes[opener].count, nodes[closer].count, 2)
      var styling = TextStyling()
      switch (sign, width) {
      case ("~", _): styling.strikethrough = .line(.single)
      case (_, 2): styling.isBold = true
      default: styling.isItalic = true
      }
      for index in (opener + 1)..<closer {
        for piece in nodes[index].pieces.indices {
          nodes[index].pieces[piece].styling = nodes[index].pieces[piece].styling.within(styling)
        }
        // Unpaired delimiters between the two become text.
        if let sign = nodes[index].sign {
          let string = String(repeating: sign, count: nodes[index].count)
          nodes[index] = Node(pieces: [Text.Piece(string: string, styling: styling)])
        }
      }
      nodes[opener].count -= width
      nodes[closer].count -= width
      if nodes[opener].count == 0 { openers.removeLast() }
    }
  }

  private func pairs(_ opener: Int, with closer: Int, _ sign: Character) -> Bool {
    let (first, second) = (nodes[opener], nodes[closer])
    guard first.sign == sign, first.count > 0 else { return false }
    if sign == "~" { return first.count == second.count && second.count <= 2 }
    // CommonMark's rule of three: `**` doesn't end emphasis if a single delimiter could both open and close it.
    let isAmbiguous = (first.canOpen && first.canClose) || (second.canOpen && second.canClose)
    return !isAmbiguous || (first.count + second.count) % 3 != 0
      || (first.count % 3 == 0 && second.count % 3 == 0)
  }
}
