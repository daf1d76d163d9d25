public import Foundation

/// A view that makes views of the elements of a collection.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dynamicviewcontent.
public protocol DynamicViewContent<Data>: View {
  /// The collection.
  associatedtype Data: Collection
  /// The collection.
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  public nonisolated var data: Content.Data { content.data }
}

/// What is done with rows that are deleted or moved.
nonisolated struct RowsEditing {
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
}

nonisolated struct RowsEditingModifier: ViewModifier {
  typealias Body = Never

  let editing: RowsEditing
}

extension DynamicViewContent {
  /// Does something when rows are to be deleted, which are given by their offsets in the collection; nil says that they can't be.
  ///
  /// A list offers to delete them: by the delete key where they are selected, by a swipe, in a menu, and while it is edited. The
  /// action deletes the elements; a row whose element stays comes back.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:).
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    ModifiedContent(
      content: self, modifier: RowsEditingModifier(editing: RowsEditing(onDelete: action)))
  }

  /// Does something when rows are to be moved, which are given by their offsets in the collection, in front of the element at another
  /// offset as it was before; nil says that they can't be.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:).
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data>
  {
    ModifiedContent(
      content: self, modifier: RowsEditingModifier(editing: RowsEditing(onMove: action)))
  }
}

extension RowsEditing {
  /// What a collection behind a binding can do of what may be done with its rows.
  init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
    if actions.rawValue & 1 != 0 {
      onMove = { offsets, target in
        var now = data.wrappedValue
        now.move(fromOffsets: offsets.within(now.count), toOffset: min(target, now.count))
        data.wrappedValue = now
      }
    }
    if actions.rawValue & 2 != 0, let type = C.self as? any RangeReplaceableCollection.Type {
      onDelete = { offsets in data.wrappedValue = RowsEditing.deleting(offsets, type, of: data.wrappedValue) }
    }
  }

  private static func deleting<R: RangeReplaceableCollection, C: Collection>(
    _ offsets: IndexSet, _ type: R.Type, of collection: C
  ) -> C {
    var rest = collection as! R
    for offset in offsets.within(rest.count).reversed() {
      rest.remove(at: rest.index(rest.startIndex, offsetBy: offset))
    }
    return rest as! C
  }
}

extension IndexSet {
  /// Those that are offsets in so many elements.
  fileprivate nonisolated func within(_ count: Int) -> IndexSet {
    intersection(IndexSet(integersIn: 0..<Swift.max(0, count)))
  }
}
