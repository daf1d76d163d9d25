import Foundation
import SwiftData
import Testing

@Model final class Word {
  @Attribute(.unique) var text: String
  var size: Double
  var note: String?

  init(_ text: String, size: Double = 0) {
    (self.text, self.size) = (text, size)
  }
}

/// Conditions in SQL, beside the same conditions in Swift.
@MainActor struct ComparisonTests {
  let container: ModelContainer
  let words: [Word]

  init() throws {
    container = try ModelContainer(
      for: Word.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let texts = ["a", "B", "\u{e9}", "e", "f", "\u{212a}", "Z", "zz", "", "\u{fb03}", "ff", "😀"]
    words = texts.enumerated().map { Word($1, size: $0 % 4 == 0 ? .nan : Double($0)) }
    for word in words { context.insert(word) }
    try context.save()
  }

  private func check(_ predicate: Predicate<Word>, _ location: SourceLocation = #_sourceLocation) throws {
    let found = try ModelContext(container).fetch(FetchDescriptor(predicate: predicate)).map(\.text)
    let expected = try words.filter { try predicate.evaluate($0) }.map(\.text)
    #expect(found == expected, sourceLocation: location)
  }

  @Test func textsAreComparedAsInSwift() throws {
    let (decomposed, kelvin) = ("e\u{301}", "K")
    #expect(words.contains { $0.text == decomposed } && words.contains { $0.text == kelvin })
    try check(#Predicate { $0.text == decomposed })
    try check(#Predicate { $0.text == kelvin })
    try check(#Predicate { $0.text != decomposed })
    try check(#Predicate { $0.text < decomposed })
    try check(#Predicate { $0.text >= "f" })
    let list = [decomposed, kelvin, "a"]
    try check(#Predicate { list.contains($0.text) })
    try check(#Predicate { !list.contains($0.text) })
    try check(#Predicate { ("a"..."f").contains($0.text) })
  }

  @Test func nanIsComparedAsInSwift() throws {
    try check(#Predicate { $0.size > 3 })
    try check(#Predicate { !($0.size > 3) })
    try check(#Predicate { $0.size == $0.size })
    try check(#Predicate { $0.size != $0.size })
    try check(#Predicate { $0.size != 1 })
    try check(#Predicate { !($0.size <= 5 || $0.size > 9) })
    try check(#Predicate { !(0...4).contains($0.size) })
    try check(#Predicate { !(0..<4).contains($0.size) })
    let (low, high) = (1.0, 6.0)
    try check(#Predicate { !(low...high).contains($0.size) })
    try check(#Predicate { ($0.size > 3) == false })
    try check(#Predicate { ($0.size > 3) != true })
    try check(#Predicate { (0...4).contains($0.size) == false })
    try check(#Predicate { ($0.size > 3) == ($0.text == "f") })
  }

  @Test func equivalentTextsAreOneUniqueValue() throws {
    let context = ModelContext(container)
    context.insert(Word("e\u{301}", size: 77))
    try context.save()
    let found = try ModelContext(container).fetch(
      FetchDescriptor<Word>(predicate: #Predicate { $0.text == "\u{e9}" }))
    #expect(found.map(\.size) == [77])
  }
}
