import Trellis

/// The data of a row under a busy parent.
private struct ParentItem: Identifiable {
  let id: Int
  let name: String
}

private struct ParentRow: View {
  let item: ParentItem
  let onTap: (@MainActor () -> Void)?

  var body: some View { Text(item.name) }
}

private struct ParentList: View {
  let data: [ParentItem]
  let onItemTap: (@MainActor (ParentItem) -> Void)?

  var body: some View {
    ScrollView {
      VStack {
        ForEach(data) { item in
          ParentRow(item: item, onTap: action(for: item))
        }
      }
    }
  }

  private func action(for item: ParentItem) -> (@MainActor () -> Void)? {
    guard let onItemTap else { return nil }
    return { onItemTap(item) }
  }
}

/// A parent of 1,000 rows whose body is evaluated with each frame of an animation.
struct BusyParent: View {
  let remote: Remote<Int>
  /// Whether the rows get a closure, which can't be recognized as that of the last evaluation.
  let hasClosure: Bool
  @State private var frame = 0
  @State private var data = (0..<1000).map { ParentItem(id: $0, name: "Item \($0)") }

  var body: some View {
    remote.connect($frame)
    return VStack {
      Text("\(frame)")
      ParentList(data: data, onItemTap: hasClosure ? reset : nil)
    }
  }

  private func reset(_ item: ParentItem) { frame = 0 }
}
