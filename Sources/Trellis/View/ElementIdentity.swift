import TrellisGraph

/// How a row's identity is found.
///
/// A closure would differ from that of the next evaluation, though it does the same: what counts is the key path in it.
struct ElementIdentity<Element, ID>: ComparedByPart {
  private let keyPath: AnyKeyPath?
  private let read: (Element) -> ID

  /// Creates a way to an identity; a key path of nil says that there is one way only for the element's type.
  init(_ keyPath: AnyKeyPath? = nil, _ read: @escaping (Element) -> ID) {
    self.keyPath = keyPath
    self.read = read
  }

  var comparedPart: AnyKeyPath? { keyPath }

  func callAsFunction(_ element: Element) -> ID { read(element) }
}
