import TrellisGraph

/// A reader of a row's id from an element in memory.
///
/// Closures can't be compared between evaluations, so only the key path is compared.
struct ElementIdentity<ID>: EquatableProjection {
  private let keyPath: AnyKeyPath?
  /// Reads the id of the element at an address.
  let read: (UnsafeRawPointer) -> ID
  /// Whether the element itself is its id.
  let isElement: Bool

  /// Creates a reader with a closure, which must be the only reader for the element's type.
  init<Element>(of _: Element.Type, isElement: Bool = false, _ read: @escaping (Element) -> ID) {
    keyPath = nil
    self.isElement = isElement
    self.read = { read($0.assumingMemoryBound(to: Element.self).pointee) }
  }

  /// Creates a reader with a key path; a stored property is read without a call.
  init<Element>(_ keyPath: KeyPath<Element, ID>) {
    self.keyPath = keyPath
    let offset = MemoryLayout<Element>.offset(of: keyPath)
    isElement = offset == 0 && Element.self == ID.self
    if let offset {
      read = { ($0 + offset).assumingMemoryBound(to: ID.self).pointee }
    } else {
      read = { $0.assumingMemoryBound(to: Element.self).pointee[keyPath: keyPath] }
    }
  }

  var equatableProjection: AnyKeyPath? { keyPath }
}
