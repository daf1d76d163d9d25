import SwiftUI

/// A filter for the books shown.
enum Filter: Hashable {
  case all, favorites
  case status(Status)
  case genre(Genre)

  func contains(_ book: Book) -> Bool {
    switch self {
    case .all: true
    case .favorites: book.isFavorite
    case .status(let status): book.status == status
    case .genre(let genre): book.genre == genre
    }
  }

  var name: LocalizedStringKey {
    switch self {
    case .all: "All Books"
    case .favorites: "Favourites"
    case .status(let status): status.name
    case .genre(let genre): genre.name
    }
  }
}

/// The library's window: the filters, the books of one filter, and one book.
struct LibraryView: View {
  @Environment(Library.self) private var library
  @State private var filter: Filter? = .all
  @State private var selection: Set<Book.ID> = []
  @State private var edited: Book?
  @State private var isDeleting = false

  var body: some View {
    @Bindable var library = library
    NavigationSplitView {
      Sidebar(filter: $filter)
        .navigationSplitViewColumnWidth(min: 160, ideal: 190, max: 260)
    } content: {
      BookList(filter: filter ?? .all, selection: $selection, edit: { edited = $0 }, delete: delete)
        .navigationSplitViewColumnWidth(min: 240, ideal: 330)
    } detail: {
      if selection.count == 1, let book = library[selection.first] {
        BookDetail(book: book, edit: { edited = book })
      } else if selection.count > 1 {
        ContentUnavailableView("\(selection.count) books", systemImage: "books.vertical")
      } else {
        ContentUnavailableView(
          "No book", systemImage: "book.closed", description: Text("Choose one in the list, or add one."))
      }
    }
    .sheet(item: $edited) { book in
      BookForm(book: book) {
        library.put($0); selection = [$0.id]
      }
    }
    .confirmationDialog(
      selection.count == 1
        ? "Remove the book from the shelf?" : "Remove \(selection.count) books from the shelf?",
      isPresented: $isDeleting
    ) {
      Button("Remove", role: .destructive) {
        library.remove(selection)
        selection = []
      }
    }
    .alert(
      "The library",
      isPresented: Binding(get: { library.problem != nil }, set: { _ in library.problem = nil })
    ) {
      Button("OK") {}
    } message: {
      Text(library.problem ?? "")
    }
    .focusedSceneValue(
      \.libraryActions,
      LibraryActions(
        selected: selection, add: { edited = Book() }, edit: { edited = library[selection.first] },
        delete: {
          delete(selection)
        }))
  }

  private func delete(_ ids: Set<Book.ID>) {
    selection = ids
    isDeleting = !ids.isEmpty
  }
}

struct Sidebar: View {
  @Environment(Library.self) private var library
  @Binding var filter: Filter?

  var body: some View {
    List(selection: $filter) {
      Label("All Books", systemImage: "books.vertical").tag(Filter.all).badge(library.books.count)
      Label("Favourites", systemImage: "heart").tag(Filter.favorites)
      Section("Status") {
        ForEach(Status.allCases) { status in
          Label(status.name, systemImage: status.symbol)
            .tag(Filter.status(status))
            .badge(library.books.count { $0.status == status })
        }
      }
      Section("Genre") {
        ForEach(Genre.allCases) { genre in
          Label {
            Text(genre.name)
          } icon: {
            Image(systemName: "circle.fill").foregroundStyle(genre.color).imageScale(.small)
          }
          .tag(Filter.genre(genre))
        }
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Shelf")
  }
}
