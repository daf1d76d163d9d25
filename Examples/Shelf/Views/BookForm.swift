import SwiftUI

/// A form to edit a book.
///
/// Changes are kept only when the form is confirmed.
struct BookForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var book: Book
  @State private var isLeaving = false
  @FocusState private var isTitleFocused: Bool
  private let original: Book
  private let save: (Book) -> Void

  init(book: Book, save: @escaping (Book) -> Void) {
    _book = State(initialValue: book)
    (original, self.save) = (book, save)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $book.title).focused($isTitleFocused)
          TextField("Author", text: $book.author)
          Picker("Genre", selection: $book.genre) { ForEach(Genre.allCases) { Text($0.name).tag($0) } }
        }
        Section("Reading") {
          Picker("Status", selection: $book.status) { ForEach(Status.allCases) { Text($0.name).tag($0) } }
          TextField("Pages", value: $book.pages, format: .number)
          Slider(
            value: Binding(get: { Double(book.read) }, set: { book.read = Int($0) }),
            in: 0...Double(max(book.pages, 1))
          ) { Text("Read: \(book.read)") }
          if book.status == .finished {
            DatePicker(
              "Finished", selection: Binding(get: { book.finished ?? .now }, set: { book.finished = $0 }),
              displayedComponents: .date)
          }
          Toggle("Favourite", isOn: $book.isFavorite)
        }
        Section("Notes") { TextEditor(text: $book.notes).frame(minHeight: 80) }
      }
      .formStyle(.grouped)
      .navigationTitle(original.title.isEmpty ? "New Book" : "Edit Book")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { if book == original { dismiss() } else { isLeaving = true } }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(book)
            dismiss()
          }
          .disabled(!book.isComplete)
        }
      }
      .confirmationDialog("Discard what you changed?", isPresented: $isLeaving) {
        Button("Discard", role: .destructive) { dismiss() }
      }
    }
    .frame(minWidth: 420, minHeight: 480)
    .interactiveDismissDisabled(book != original)
    .onAppear { isTitleFocused = original.title.isEmpty }
  }
}
