import Foundation
import Testing
import TrellisFoundation

/// Predicates by `#Predicate`.
@Suite struct PredicateTests {
  private struct Song: Sendable {
    var title: String
  }

  @Test func `localizedStandardContains ignores case and diacritics`() throws {
    let search = "ame"
    let predicate = #Predicate<Song> { $0.title.localizedStandardContains(search) }
    let songs = [Song(title: "Amélie"), Song(title: "Tame"), Song(title: "Other")]
    #expect(try songs.filter(predicate).map(\.title) == ["Amélie", "Tame"])
  }

  @Test func `a part of a predicate negates the search`() throws {
    let predicate = #Predicate<Song> { !$0.title.localizedStandardContains("É") || $0.title == "Amélie" }
    #expect(try predicate.evaluate(Song(title: "Amélie")))
    #expect(try !predicate.evaluate(Song(title: "Tame")))
  }
}
