import TrellisGraph

/// How a row's identity is read from the element, where that lies in memory.
///
/// A closure would differ from that of the next evaluation, though it does the same: what counts is the key path in it.
struct ElementIdentity<ID>: ComparedByPart {
  private let keyPath: AnyKeyPath?
  /// Reads the id of the element at an address.
  let read: (UnsafeRawPointer) -> ID
  /// Whether the element itself is its id.
  let isElement: Bool

  /// Creates a way to an identity that is the only one for the element's type.
  init<Element>(of _: Element.Type, isElement: Bool = false, _ read: @escaping (Element) -> ID) {
    keyPath = nil
    self.isElement = isElement
    self.read = { read($0.assumingMemoryBound(to: Element.self).pointee) }
  }

  /// Creates the way that a key path leads: to a stored property without a call.
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

  var comparedPart: AnyKeyPath? { keyPath }
}
