import Foundation
import SwiftUI

/// A book, and the user's progress in reading it.
struct Book: Identifiable, Codable, Hashable {
  var id = UUID()
  var title = ""
  var author = ""
  var genre = Genre.novel
  var status = Status.wanted
  /// The number of pages.
  ///
  /// `read` is the number of pages read.
  var pages = 300
  var read = 0
  /// A rating from 1 to 5, or 0 if there is none.
  var rating = 0
  var isFavorite = false
  var finished: Date?
  var notes = ""

  /// The fraction of pages read, from 0 to 1.
  var progress: Double { pages > 0 ? min(Double(read) / Double(pages), 1) : 0 }

  /// Whether the book has all that is needed to add it to the shelf: a title and a number of pages.
  var isComplete: Bool { !title.trimmingCharacters(in: .whitespaces).isEmpty && pages > 0 }

  /// Returns whether the title or the author contains a search text.
  func matches(_ text: String) -> Bool {
    text.isEmpty || title.localizedCaseInsensitiveContains(text)
      || author.localizedCaseInsensitiveContains(text)
  }
}

enum Status: String, Codable, CaseIterable, Identifiable {
  case wanted, reading, finished

  var id: Self { self }
  var name: LocalizedStringKey {
    switch self {
    case .wanted: "Wanted"
    case .reading: "Reading"
    case .finished: "Finished"
    }
  }
  var symbol: String {
    switch self {
    case .wanted: "bookmark"
    case .reading: "book"
    case .finished: "checkmark.circle"
    }
  }
}

enum Genre: String, Codable, CaseIterable, Identifiable {
  case novel, crime, history, science, poetry

  var id: Self { self }
  var name: LocalizedStringKey {
    switch self {
    case .novel: "Novel"
    case .crime: "Crime"
    case .history: "History"
    case .science: "Science"
    case .poetry: "Poetry"
    }
  }
  var color: Color {
    switch self {
    case .novel: .blue
    case .crime: .red
    case .history: .orange
    case .science: .green
    case .poetry: .purple
    }
  }
}
