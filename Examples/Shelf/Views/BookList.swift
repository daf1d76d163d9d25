import SwiftUI

enum SortOrder: String, CaseIterable, Identifiable {
  case shelf, title, author, progress

  var id: Self { self }
  var name: LocalizedStringKey {
    switch self {
    case .shelf: "As they stand"
    case .title: "Title"
    case .author: "Author"
    case .progress: "Progress"
    }
  }

  func sort(_ books: [Book]) -> [Book] {
    switch self {
    case .shelf: books
    case .title: books.sorted { $0.title.localizedCompare($1.title) == .orderedAscending }
    case .author: books.sorted { $0.author.localizedCompare($1.author) == .orderedAscending }
    case .progress: books.sorted { $0.progress > $1.progress }
    }
  }
}

/// A filtered list of books, with search, sorting, moving and removal.
struct BookList: View {
  @Environment(Library.self) private var library
  @Environment(\.openWindow) private var openWindow
  @AppStorage("sortOrder") private var order = SortOrder.shelf
  @SceneStorage("search") private var search = ""
  let filter: Filter
  @Binding var selection: Set<Book.ID>
  let edit: (Book) -> Void
  let delete: (Set<Book.ID>) -> Void

  private var books: [Book] { order.sort(library.books.filter { filter.contains($0) && $0.matches(search) }) }

  var body: some View {
    let books = books
    List(selection: $selection) {
      ForEach(books) { book in
        BookRow(book: book)
          .swipeActions(edge: .leading) {
            Button("Favourite", systemImage: "heart") { library[book.id]?.isFavorite.toggle() }.tint(.pink)
          }
      }
      .onDelete { delete(Set($0.map { books[$0].id })) }
      .onMove(perform: order == .shelf && filter == .all && search.isEmpty ? move : nil)
    }
    .contextMenu(forSelectionType: Book.ID.self) { ids in
      if ids.count == 1, let book = library[ids.first] {
        Button("Edit…") { edit(book) }
        Button("Open in a Window") { openWindow(value: book.id) }
        Divider()
      }
      if !ids.isEmpty { Button("Remove…", role: .destructive) { delete(ids) } }
    } primaryAction: { ids in
      if let id = ids.first { openWindow(value: id) }
    }
    .overlay {
      if books.isEmpty {
        if search.isEmpty {
          ContentUnavailableView("No books here", systemImage: "books.vertical")
        } else {
          ContentUnavailableView.search(text: search)
        }
      }
    }
    .searchable(text: $search, prompt: "Title or author")
    .navigationTitle(filter.name)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Menu {
          Picker("Order", selection: $order) {
            ForEach(SortOrder.allCases) { Text($0.name).tag($0) }
          }
          .pickerStyle(.inline)
        } label: {
          Label("Order", systemImage: "arrow.up.arrow.down")
        }
      }
      ToolbarItem(placement: .primaryAction) {
        Button("Add", systemImage: "plus") { edit(Book()) }
      }
    }
  }

  private func move(_ from: IndexSet, _ to: Int) { library.books.move(fromOffsets: from, toOffset: to) }
}

struct BookRow: View {
  let book: Book

  var body: some View {
    HStack(spacing: 10) {
      RoundedRectangle(cornerRadius: 3).fill(book.genre.color.gradient).frame(width: 26, height: 36)
      VStack(alignment: .leading, spacing: 2) {
        Text(book.title).font(.headline).lineLimit(1)
        Text(book.author).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer(minLength: 4)
      if book.isFavorite { Image(systemName: "heart.fill").foregroundStyle(.pink).imageScale(.small) }
      if book.status == .reading {
        Text(book.progress, format: .percent.precision(.fractionLength(0)))
          .font(.caption).monospacedDigit().foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 3)
  }
}
