import SwiftUI

/// The data of a row, as a value.
struct RowItem: Identifiable {
  let id: Int
  var title: String

  static func make(_ ids: Range<Int>) -> [RowItem] { ids.map { RowItem(id: $0, title: "Row number \($0)") } }
}

/// The data of a row, as an object.
@Observable
final class RowModel: Identifiable {
  let id: Int
  var title: String

  init(id: Int) { (self.id, title) = (id, "Row number \(id)") }
}

/// Changes a list's rows from outside.
@MainActor
final class RowsRemote {
  var items: Binding<[RowItem]>?
  var selection: Binding<Int?>?
}

/// A row with a picture, two texts and a button.
struct RowView: View {
  let id: Int
  let title: String
  var isSelected = false

  var body: some View {
    HStack {
      Image(systemName: "star.fill")
      VStack(alignment: .leading) {
        Text(verbatim: title)
        Text(verbatim: "with id \(id)").font(.caption)
      }
      Spacer()
      Button("Open") {}
    }
    .padding(.horizontal, 8)
    .frame(height: 40)
    .background(isSelected ? Color.yellow : Color.white)
  }
}

/// A row that reads its object in its own body.
struct ModelRowView: View {
  let model: RowModel

  var body: some View { RowView(id: model.id, title: model.title) }
}

/// A scrollable list of values.
struct ItemList: View {
  let remote: RowsRemote
  let isLazy: Bool
  @State var items: [RowItem]
  @State private var selection: Int?

  var body: some View {
    remote.items = $items
    remote.selection = $selection
    return ScrollView {
      if isLazy {
        LazyVStack(spacing: 0) { rows }
      } else {
        VStack(spacing: 0) { rows }
      }
    }
  }

  private var rows: some View {
    ForEach(items) { RowView(id: $0.id, title: $0.title, isSelected: $0.id == selection) }
  }
}

/// A scrollable list of objects.
struct ModelList: View {
  let models: [RowModel]
  var isLazy = true

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(spacing: 0) { rows }
      } else {
        VStack(spacing: 0) { rows }
      }
    }
  }

  private var rows: some View { ForEach(models) { ModelRowView(model: $0) } }
}
