import SwiftUI

extension ViewFactory {
  /// Returns the view of a node whose rows repeat its child; nil if the kind is another.
  func rows<Child: View>(_ node: ViewNode, _ child: Child) -> (any View)? {
    let cell = state.cells[node.number]!
    switch node.kind {
    case .rows:
      return make(node) { value in
        ForEach(value.rows.map(RowValue.init)) { row in Row(id: row.id) { child } }
      }
    case .objectRows:
      return make(node) { _ in
        ForEach(cell.rowObjects) { object in
          Row(id: object.id) {
            Text("object \(object.count)")
            child
          }
        }
      }
    case .optionalRows:
      return make(node) { value in
        ForEach(value.rows, id: \.self) { id in
          if (id + value.number) % 3 != 0 { Row(id: id) { child } }
        }
      }
    case .scrollTo: return make(node) { ScrolledRows(rows: $0.rows, child: child) }
    default: return nil
    }
  }
}

/// A row that passes its id down.
private struct Row<Content: View>: View {
  let id: Int
  @ViewBuilder let content: Content
  @Environment(\.rowPath) private var outer

  var body: some View { content.environment(\.rowPath, outer + [id]) }
}

/// Rows in a scroll view that follows the position of one of them.
private struct ScrolledRows<Child: View>: View {
  let rows: [Int]
  let child: Child
  @State private var position: Int?

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(rows, id: \.self) { id in Row(id: id) { child }.frame(minHeight: 30) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $position)
  }
}
