import Trellis

/// What a list does with the tags of its rows, whatever type its selection has.
protocol RowSelecting {
  /// Whether several rows may be selected.
  var isMultiple: Bool { get }
  /// The tag by which a row is selected; nil where it can't be.
  @MainActor func tag(of values: ContainerValues) -> AnyHashable?
  /// The same of the row at a position, where nothing has to be built to know it: nil within nil where it can't be; nil where that isn't
  /// known.
  @MainActor func plainTag(at index: Int, in directory: RowDirectory) -> AnyHashable??
  /// Whether the row with a tag is selected; reading it in a body makes that depend on the selection.
  @MainActor func contains(_ tag: AnyHashable) -> Bool
  /// The tags that are selected now.
  @MainActor var tags: Set<AnyHashable> { get }
  /// Selects just these, of which only those count that have the selection's type.
  @MainActor func select(_ tags: Set<AnyHashable>)
}

/// What a list's selection is bound to.
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
