import Trellis

/// A type-erased selection of a list.
protocol RowSelecting {
  /// Whether multiple rows may be selected.
  var isMultiple: Bool { get }
  /// Returns the tag by which a row is selected, or nil if the row can't be selected.
  @MainActor func tag(of values: ContainerValues) -> AnyHashable?
  /// Returns the tag of the row at an index if it is known without building the row, else nil.
  ///
  /// `.some(nil)` means that the row can't be selected.
  @MainActor func plainTag(at index: Int, in directory: RowDirectory) -> AnyHashable??
  /// Returns whether rows with a tag can be selected: whether the tag is of the selection's type.
  @MainActor func canSelect(_ tag: AnyHashable) -> Bool
  /// Returns whether the row with a tag is selected; a body that calls this depends on the selection.
  @MainActor func contains(_ tag: AnyHashable) -> Bool
  /// The selected tags.
  @MainActor var tags: Set<AnyHashable> { get }
  /// Replaces the selection; tags that aren't of the selection's type are ignored.
  @MainActor func select(_ tags: Set<AnyHashable>)
}

/// The binding of a list's selection.
nonisolated enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case required(Binding<Value>)
  case many(Binding<Set<Value>>)
}

extension ListSelection: RowSelecting {
  var isMultiple: Bool { if case .many = self { true } else { false } }

  @MainActor func tag(of values: ContainerValues) -> AnyHashable? {
    guard values.row.isSelectionDisabled != true else { return nil }
    return values.selectionTag(for: Value.self).map { AnyHashable($0) }
  }

  @MainActor func plainTag(at index: Int, in directory: RowDirectory) -> AnyHashable?? {
    directory.plainTag(at: index, for: Value.self).map { $0.map { AnyHashable($0) } }
  }

  @MainActor func canSelect(_ tag: AnyHashable) -> Bool { tag.base is Value }

  @MainActor func contains(_ tag: AnyHashable) -> Bool {
    guard let value = tag.base as? Value else { return false }
    return switch self {
    case .one(let binding): binding.wrappedValue == value
    case .required(let binding): binding.wrappedValue == value
    case .many(let binding): binding.wrappedValue.contains(value)
    }
  }

  @MainActor var tags: Set<AnyHashable> {
    switch self {
    case .one(let binding): Set([binding.wrappedValue].compactMap { $0.map { AnyHashable($0) } })
    case .required(let binding): [AnyHashable(binding.wrappedValue)]
    case .many(let binding): Set(binding.wrappedValue.map { AnyHashable($0) })
    }
  }

  @MainActor func select(_ tags: Set<AnyHashable>) {
    let values = Set(tags.compactMap { $0.base as? Value })
    switch self {
    case .one(let binding): if binding.wrappedValue != values.first { binding.wrappedValue = values.first }
    case .required(let binding):
      if let value = values.first, binding.wrappedValue != value { binding.wrappedValue = value }
    case .many(let binding): if binding.wrappedValue != values { binding.wrappedValue = values }
    }
  }
}
