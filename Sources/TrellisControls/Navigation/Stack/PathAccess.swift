import Trellis

/// The path of a stack, whatever collection it is: what is on it, and how that is changed.
@MainActor
struct PathAccess {
  let items: [any PathItem]
  /// Adds a value; answers whether the path takes such values.
  let append: @MainActor (any PathItem) -> Bool
  /// Removes so many from the end, of which there are as many.
  let removeLast: @MainActor (Int) -> Void
  /// Whether all values are of one type: then only the root declares pages for it.
  let isOfOneType: Bool

  /// A path that takes any values.
  init(_ path: Binding<NavigationPath>) {
    items = path.wrappedValue.items
    append = {
      path.wrappedValue.append(item: $0)
      return true
    }
    removeLast = { path.wrappedValue.removeLast($0) }
    isOfOneType = false
  }

  /// A path of values of one type.
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
