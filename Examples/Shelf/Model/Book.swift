import Foundation
import SwiftUI

/// A book that somebody has, and how far they have read it.
struct Book: Identifiable, Codable, Hashable {
  var id = UUID()
  var title = ""
  var author = ""
  var genre = Genre.novel
  var status = Status.wanted
  /// The number of pages, and how many are read.
  var pages = 300
  var read = 0
  /// From 1 to 5; 0 is none.
  var rating = 0
  var isFavorite = false
  var finished: Date?
  var notes = ""

  /// From 0 to 1.
  var progress: Double { pages > 0 ? min(Double(read) / Double(pages), 1) : 0 }

  /// Whether it can be put on the shelf.
  var isComplete: Bool { !title.trimmingCharacters(in: .whitespaces).isEmpty && pages > 0 }

  /// Whether somebody who looks for a text means it.
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
