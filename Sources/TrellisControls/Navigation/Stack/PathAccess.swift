import Trellis

/// Access to the path of a stack, independent of its collection type.
@MainActor
struct PathAccess {
  let items: [any PathItem]
  /// Appends a value; returns false if the path can't contain values of its type.
  let append: @MainActor (any PathItem) -> Bool
  /// Removes values from the end; the path must have at least as many.
  let removeLast: @MainActor (Int) -> Void
  /// Whether all values have one type, so that only the root declares pages.
  let isOfOneType: Bool

  /// Creates access to a path of values of any types.
  init(_ path: Binding<NavigationPath>) {
    items = path.wrappedValue.items
    append = {
      path.wrappedValue.append(item: $0)
      return true
    }
    removeLast = { path.wrappedValue.removeLast($0) }
    isOfOneType = false
  }

  /// Creates access to a path of values of one type.
  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    items = path.wrappedValue.map { ValueItem(value: $0) }
    append = { item in
      guard let value = item.value as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { path.wrappedValue.removeLast($0) }
    isOfOneType = true
  }
}
