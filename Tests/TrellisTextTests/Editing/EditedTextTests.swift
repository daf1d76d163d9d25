import Testing
import struct TrellisGraphChecks.SplitMix
import TrellisText

@Suite struct EditedTextTests {
  @Test func `an insertion replaces the selection, and puts the caret after it`() {
    var text = EditedText("Hello world")
    text.select(TextSelectionRange(from: 6, to: 11))
    text.insert("you")
    #expect(text.string == "Hello you")
    #expect(text.selection == TextSelectionRange(9))
  }

  @Test func `positions are between grapheme clusters`() {
    var text = EditedText("a👨‍👩‍👧é\r\nx", hasLines: true)
    var places = [0]
    while places.last! < text.count { places.append(text.string.characterAfter(places.last!)) }
    #expect(places.count == 6)
    for place in places.reversed().dropLast() {
      let before = places.last { $0 < place }
      #expect(text.string.characterBefore(place) == before)
    }
    text.select(TextSelectionRange(5))
    #expect(text.selection.head == 1)
    text.delete(to: text.string.characterAfter(1))
    #expect(text.string == "aé\r\nx")
  }

  @Test func `typing is undone by groups, which end where the caret moves`() {
    var text = EditedText()
    for letter in "abc" { text.insert(String(letter)) }
    text.select(TextSelectionRange(0))
    for letter in "xy" { text.insert(String(letter)) }
    #expect(text.string == "xyabc")
    text.undo()
    #expect(text.string == "abc")
    #expect(text.selection == TextSelectionRange(0))
    text.undo()
    #expect(text.string == "")
    #expect(!text.canUndo)
    text.redo()
    text.redo()
    #expect(text.string == "xyabc")
    text.delete(to: 1)
    #expect(!text.canRedo)
    text.undo()
    #expect(text.string == "xyabc")
  }

  @Test func `a pause, another kind of edit and a paste end a group`() {
    var text = EditedText()
    text.insert("a")
    text.endUndoGroup()
    text.insert("b")
    text.insert("pasted", as: .other)
    text.insert("c")
    text.delete(to: text.count - 1)
    text.delete(to: text.count - 1)
    var seen: [String] = []
    while text.canUndo {
      text.undo()
      seen.append(text.string)
    }
    #expect(seen == ["abpastedc", "abpasted", "ab", "a", ""])
  }

  @Test func `a single-line text takes no newlines, and no text takes control characters`() {
    var line = EditedText()
    line.insert("a\r\nb\tc\u{7}d\u{1B}")
    #expect(line.string == "a b cd")
    var lines = EditedText(hasLines: true)
    lines.insert("a\r\nb\tc\u{7}")
    #expect(lines.string == "a\nb\tc")
  }

  @Test func `composed text is replaced until it is committed`() {
    var text = EditedText("ab")
    text.select(TextSelectionRange(1))
    text.compose("ni")
    text.compose("nih")
    #expect(text.string == "anihb")
    #expect(text.composed == 1..<4)
    text.insert("你")
    #expect(text.string == "a你b")
    #expect(text.composed == nil)
    text.undo()
    #expect(text.string == "ab")
    text.compose("x")
    text.compose("")
    #expect(text.string == "ab")
  }

  @Test func `external changes clear the undo history, and keep the caret in the text`() {
    var text = EditedText("abcdef")
    text.insert("g")
    text.takeOver("ab")
    #expect(text.selection == TextSelectionRange(2))
    #expect(!text.canUndo)
  }

  @Test func `undoing a composition restores the text before it began`() {
    var text = EditedText("abc")
    text.select(TextSelectionRange(from: 1, to: 2))
    text.compose("n")
    text.compose("ni")
    text.insert("你")
    text.insert("!")
    text.undo()
    #expect(text.string == "abc")
    #expect(text.selection == TextSelectionRange(from: 1, to: 2))
    #expect(!text.canUndo)
    text.redo()
    #expect(text.string == "a你!c")
  }

  @Test func `texts differ if their bytes do, even if they are canonically equivalent`() {
    var text = EditedText("\u{E9}")
    text.takeOver("e\u{301}")
    #expect(text.count == 3)
    #expect(EditedText("\u{E9}") != EditedText("e\u{301}"))
  }

  @Test func `the difference is the shortest range, in bytes`() {
    func difference(_ new: String, _ old: String) -> [Int]? {
      new.difference(from: old).map { [$0.start, $0.removed, $0.inserted] }
    }
    #expect(difference("abc", "abc") == nil)
    #expect(difference("abXc", "abc") == [2, 0, 1])
    #expect(difference("ac", "abc") == [1, 1, 0])
    #expect(difference("aa", "aaa") == [2, 1, 0])
    #expect(difference("", "abc") == [0, 3, 0])
    let long = String(repeating: "0123456789", count: 30_000)
    let other = long.bytes(0..<200_001) + "x" + long.bytes(200_002..<300_000)
    #expect(difference(other, long) == [200_001, 1, 1])
  }

  @Test func `ten megabytes are inserted and undone`() {
    var text = EditedText("ab", hasLines: true)
    text.select(TextSelectionRange(1))
    let much = String(repeating: "A line of text.\r\n", count: 600_000)
    text.insert(much, as: .other)
    #expect(text.count == 2 + 600_000 * 16)
    text.undo()
    #expect(text.string == "ab")
  }

  @Test func `words and the text between them are found`() {
    let string = "It's  two-fold.\nNext"
    #expect(string.wordEnd(after: 0) == 4)
    #expect(string.wordEnd(after: 4) == 9)
    #expect(string.wordStart(before: 9) == 6)
    #expect(string.wordStart(before: 6) == 0)
    #expect(string.word(at: 1) == 0..<4)
    #expect(string.word(at: 4) == 4..<6)
    #expect(string.word(at: 9) == 9..<10)
    #expect(string.paragraph(at: 3) == 0..<15)
    #expect(string.paragraph(at: 16) == 16..<20)
    #expect("".word(at: 0) == 0..<0)
  }

  @Test func `random edits keep the caret between characters, and undo to the beginning`() {
    var generator = SplitMix(state: 16)
    let pieces = ["a", " ", "é", "👨‍👩‍👧", "\n", "שלום", "e\u{301}", "\r\n", "🇩🇪"]
    for _ in 0..<200 {
      var text = EditedText("start", hasLines: true)
      for _ in 0..<40 {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0...1: text.insert(pieces.randomElement(using: &generator)!)
        case 2: text.delete(to: text.string.characterBefore(text.selection.head))
        case 3: text.delete(to: text.string.wordEnd(after: text.selection.head))
        case 4: text.select(TextSelectionRange(Int.random(in: 0...text.count, using: &generator)))
        default:
          text.select(
            TextSelectionRange(
              from: Int.random(in: 0...text.count, using: &generator),
              to: Int.random(in: 0...text.count, using: &generator)))
        }
        let head = text.selection.head
        #expect(text.string.characterBoundary(at: head) == head)
        #expect(text[0..<head] + text[head..<text.count] == text.string)
      }
      let end = text.string
      while text.canUndo { text.undo() }
      #expect(text.string == "start")
      while text.canRedo { text.redo() }
      #expect(text.string == end)
    }
  }
}
