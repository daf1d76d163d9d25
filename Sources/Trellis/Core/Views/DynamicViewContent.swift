public import Foundation

/// A view that creates views from the elements of a collection.
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

/// The actions for deleting and moving rows.
nonisolated struct RowsEditing {
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
}

nonisolated struct RowsEditingModifier: ViewModifier {
  typealias Body = Never

  let editing: RowsEditing
}

extension DynamicViewContent {
  /// Performs an action when rows are to be deleted, with their offsets in the collection; nil disables deletion.
  ///
  /// In a list, rows are deleted by the delete key if selected, by a swipe, in a menu, or in edit mode. The action must delete
  /// the elements; a row whose element remains reappears.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    ModifiedContent(
      content: self, modifier: RowsEditingModifier(editing: RowsEditing(onDelete: action)))
  }

  /// Performs an action when rows are to be moved; nil disables moving.
  ///
  /// The action gets the offsets of the rows in the collection, and the offset of the element that they are moved in front of.
  /// All are offsets before the move.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data>
  {
    ModifiedContent(
      content: self, modifier: RowsEditingModifier(editing: RowsEditing(onMove: action)))
  }
}

extension RowsEditing {
  /// Creates the allowed edit actions that the collection behind a binding supports.
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
  /// Returns the offsets that are valid in a collection of `count` elements.
  fileprivate nonisolated func within(_ count: Int) -> IndexSet {
    intersection(IndexSet(integersIn: 0..<Swift.max(0, count)))
  }
}
