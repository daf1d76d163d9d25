import Foundation
import Trellis

/// The data of a row.
struct Item: Identifiable, Equatable {
  let id: Int
  var title: String
  var detail: String
  var value: String

  init(_ id: Int) {
    self.id = id
    title = "Row \(id)"
    detail = "Details of row \(id)"
    value = Item.amount(id, 0)
  }

  /// Returns a label whose width is the same for each change.
  static func amount(_ id: Int, _ change: Int) -> String { "\(100_000 + id) · \(change % 10)" }
}

/// A row with a coloured square, two labels, a spacer, and a label at the far end.
struct ItemRow: View {
  let item: Item

  private static let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .blue, .purple, .pink]

  var body: some View {
    HStack(spacing: 8) {
      Rectangle().fill(ItemRow.colors[item.id % 8]).frame(width: 24, height: 24)
      VStack(alignment: .leading, spacing: 0) {
        Text(item.title)
        Text(item.detail).font(.custom("DejaVu Sans", size: 11))
      }
      Spacer(minLength: 0)
      Text(item.value)
    }
    .padding(.horizontal, 8).padding(.vertical, 4)
    .background(Color.clear)
  }
}

/// The rows of an array in `@State`, in a lazy stack in a scroll view.
struct ItemList: View {
  /// Changes the array in place.
  let remote: Remote<(inout [Item]) -> Void>
  @State private var items: [Item]

  init(_ items: [Item], _ remote: Remote<(inout [Item]) -> Void>) {
    self.remote = remote
    _items = State(initialValue: items)
  }

  var body: some View {
    let binding = $items
    remote.connect { $0(&binding.wrappedValue) }
    return ScrollView {
      LazyVStack(spacing: 0) { ForEach(items) { ItemRow(item: $0) } }
    }
    .font(.custom("DejaVu Sans", size: 14))
  }
}
