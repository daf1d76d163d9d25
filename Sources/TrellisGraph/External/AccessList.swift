@_spi(SwiftUI) import Observation

/// A property of an observable object.
struct ObservableProperty: Hashable {
  /// The identity of the registrar's observer state, valid while that state is referenced.
  let registry: ObjectIdentifier
  let keyPath: AnyKeyPath
}

/// The properties of observable objects that a rule has read.
///
/// Observation's list wraps a dictionary by object, and has no public members. This type reinterprets the list as a dictionary of the same
/// layout, which ``isAsExpected(_:property:)`` has checked.
struct AccessList {
  /// The properties that were read of one object.
  private struct Entry {
    /// The registrar's state; it holds no reference to the object.
    var registry: AnyObject
    var properties: Set<AnyKeyPath>
  }

  private let entries: [ObjectIdentifier: Entry]

  init(_ list: ObservationTracking._AccessList) {
    entries = unsafeBitCast(list, to: [ObjectIdentifier: Entry].self)
  }

  /// The properties that were read, in the same order in each run of a program.
  var properties: [ObservableProperty] {
    if entries.count == 1, let entry = entries.first, entry.value.properties.count == 1 {
      return [ObservableProperty(registry: entry.key, keyPath: entry.value.properties.first!)]
    }
    // A dictionary's order differs in each run, but the order of memory addresses doesn't.
    return entries.sorted { $0.key < $1.key }.flatMap { registry, entry in
      entry.properties.sorted { ObjectIdentifier($0) < ObjectIdentifier($1) }
        .map { ObservableProperty(registry: registry, keyPath: $0) }
    }
  }

  /// Returns a tracking of a single property, not yet installed.
  func tracking(of property: ObservableProperty) -> ObservationTracking {
    let entry = Entry(registry: entries[property.registry]!.registry, properties: [property.keyPath])
    let list = [property.registry: entry]
    return ObservationTracking(unsafeBitCast(list, to: ObservationTracking._AccessList.self))
  }

  /// Returns whether a list that holds one known property has the layout of this type's dictionary.
  static func isAsExpected(_ list: ObservationTracking._AccessList, property: AnyKeyPath) -> Bool {
    guard MemoryLayout.size(ofValue: list) == MemoryLayout<[ObjectIdentifier: Entry]>.size,
      let only = Mirror(reflecting: list).children.first, only.label == "entries",
      let entries = only.value as? [ObjectIdentifier: Any], entries.count == 1,
      let entry = entries.values.first
    else { return false }
    func layout<Value>(_ value: Value) -> [Int] { [MemoryLayout<Value>.size, MemoryLayout<Value>.alignment] }
    guard _openExistential(entry, do: layout) == [16, 8] else { return false }
    let parts = Array(Mirror(reflecting: entry).children)
    guard parts.map(\.label) == ["context", "properties"], parts[1].value as? Set<AnyKeyPath> == [property],
      let state = Mirror(reflecting: parts[0].value).children.first,
      _openExistential(state.value, do: layout) == [8, 8],
      let buffer = Mirror(reflecting: state.value).children.first,
      type(of: buffer.value) is AnyClass
    else { return false }
    return ObjectIdentifier(buffer.value as AnyObject) == entries.keys.first
  }
}
