import Foundation
import Observation
import SwiftUI

/// All books in shelf order, stored in a file.
@Observable
final class Library {
  var books: [Book] {
    didSet { hasChanges = true }
  }
  /// The latest error in reading or writing the file, or nil if there was none.
  var problem: String?

  @ObservationIgnored private var hasChanges = false
  @ObservationIgnored private let file: URL?

  /// Reads the books from a file, or starts with samples if the file doesn't exist.
  ///
  /// Nothing is stored if `file` is nil.
  init(file: URL?) {
    self.file = file
    books = Library.samples
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      books = try JSONDecoder().decode([Book].self, from: Data(contentsOf: file))
    } catch {
      problem = "\(file.lastPathComponent) can't be read, and is left as it is: \(error.localizedDescription)"
    }
  }

  /// The user's library.
  static let standard = Library(
    file: FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
      .appendingPathComponent("Shelf/books.json"))

  /// Writes unsaved changes to the file, unless reading or writing has failed before.
  func save() {
    guard hasChanges, problem == nil, let file else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(books).write(to: file, options: .atomic)
      hasChanges = false
    } catch {
      problem = "The books can't be kept: \(error.localizedDescription)"
    }
  }

  subscript(id: Book.ID?) -> Book? {
    get { books.first { $0.id == id } }
    set {
      guard let newValue, let index = books.firstIndex(where: { $0.id == id }) else { return }
      if books[index] != newValue { books[index] = newValue }
    }
  }

  /// Replaces the book with the same id, or inserts the book at the front.
  ///
  /// Saves the books.
  func put(_ book: Book) {
    if let index = books.firstIndex(where: { $0.id == book.id }) {
      books[index] = book
    } else {
      books.insert(book, at: 0)
    }
    save()
  }

  func remove(_ ids: Set<Book.ID>) {
    books.removeAll { ids.contains($0.id) }
    save()
  }

  func pagesRead() -> Int { books.reduce(0) { $0 + $1.read } }
}

extension Library {
  static let samples: [Book] = [
    Book(
      title: "Middlemarch", author: "George Eliot", genre: .novel, status: .reading, pages: 880, read: 312,
      rating: 5, isFavorite: true),
    Book(
      title: "The Moonstone", author: "Wilkie Collins", genre: .crime, status: .finished, pages: 528,
      read: 528, rating: 4),
    Book(
      title: "The Voyage of the Beagle", author: "Charles Darwin", genre: .science, status: .reading,
      pages: 480, read: 96),
    Book(
      title: "Leaves of Grass", author: "Walt Whitman", genre: .poetry, status: .finished, pages: 384,
      read: 384, rating: 5, isFavorite: true),
    Book(
      title: "The History of the Peloponnesian War", author: "Thucydides", genre: .history, status: .wanted,
      pages: 648),
    Book(title: "The Woman in White", author: "Wilkie Collins", genre: .crime, status: .wanted, pages: 672),
    Book(
      title: "North and South", author: "Elizabeth Gaskell", genre: .novel, status: .finished, pages: 496,
      read: 496, rating: 4),
    Book(
      title: "On the Origin of Species", author: "Charles Darwin", genre: .science, status: .wanted,
      pages: 502),
    Book(
      title: "Sonnets from the Portuguese", author: "Elizabeth Barrett Browning", genre: .poetry,
      status: .reading, pages: 64, read: 20),
    Book(
      title: "The Decline and Fall of the Roman Empire", author: "Edward Gibbon", genre: .history,
      status: .reading, pages: 1312, read: 140, rating: 3),
  ]
}
