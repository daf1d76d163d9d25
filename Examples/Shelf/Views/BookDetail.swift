import SwiftUI

/// All details of a book, with controls for the reading progress.
struct BookDetail: View {
  @Environment(Library.self) private var library
  @Environment(\.openWindow) private var openWindow
  let book: Book
  let edit: () -> Void

  private func binding<Value>(_ property: WritableKeyPath<Book, Value>) -> Binding<Value> {
    Binding {
      book[keyPath: property]
    } set: {
      library[book.id]?[keyPath: property] = $0
    }
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        HStack(alignment: .top, spacing: 16) {
          RoundedRectangle(cornerRadius: 8)
            .fill(book.genre.color.gradient)
            .frame(width: 90, height: 130)
            .overlay {
              Image(systemName: "book.closed").font(.largeTitle).foregroundStyle(.white.opacity(0.8))
            }
            .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
          VStack(alignment: .leading, spacing: 6) {
            Text(book.title).font(.title2).bold()
            Text(book.author).foregroundStyle(.secondary)
            Text(book.genre.name)
              .font(.caption).padding(.horizontal, 8).padding(.vertical, 3)
              .background(book.genre.color.opacity(0.15), in: Capsule())
            RatingView(rating: binding(\.rating))
          }
        }
        GroupBox("Reading") {
          VStack(alignment: .leading, spacing: 10) {
            Picker("Status", selection: binding(\.status)) {
              ForEach(Status.allCases) { Text($0.name).tag($0) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            ProgressView(value: book.progress)
            Stepper(value: binding(\.read), in: 0...max(book.pages, 0), step: 10) {
              Text("\(book.read) of \(book.pages) pages").monospacedDigit()
            }
          }
          .padding(4)
        }
        if !book.notes.isEmpty {
          GroupBox("Notes") {
            Text(book.notes).textSelection(.enabled).frame(maxWidth: .infinity, alignment: .leading).padding(
              4)
          }
        }
      }
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(book.title)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Toggle(isOn: binding(\.isFavorite)) {
          Label("Favourite", systemImage: book.isFavorite ? "heart.fill" : "heart")
        }
        .toggleStyle(.button)
      }
      ToolbarItem(placement: .primaryAction) { Button("Edit", systemImage: "pencil", action: edit) }
    }
  }
}

/// Stars to tap for a rating.
struct RatingView: View {
  @Binding var rating: Int

  var body: some View {
    HStack(spacing: 3) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .foregroundStyle(star <= rating ? .yellow : .secondary)
          .onTapGesture { rating = rating == star ? 0 : star }
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of 5")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: rating = min(rating + 1, 5)
      case .decrement: rating = max(rating - 1, 0)
      default: break
      }
    }
  }
}

/// A book in its own window.
struct BookWindow: View {
  @Environment(Library.self) private var library
  let id: Book.ID?
  @State private var isEditing = false

  var body: some View {
    if let book = library[id] {
      BookDetail(book: book, edit: { isEditing = true })
        .sheet(isPresented: $isEditing) { BookForm(book: book) { library.put($0) } }
    } else {
      ContentUnavailableView("The book is gone", systemImage: "book.closed")
    }
  }
}
