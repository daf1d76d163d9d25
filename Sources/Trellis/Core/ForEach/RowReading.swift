import TrellisGraph

/// Access to the elements of a collection in memory; for a collection of bindings, to the elements behind the bindings.
struct RowReading<Data: RandomAccessCollection> {
  let comparison: RowComparison
  /// Whether the elements are objects.
  let holdsObjects: Bool
  private let read: (Data, (UnsafeRawPointer) -> Void) -> Void
  private let one: OneElement<Data>

  init() {
    func bindings<C: BindingCollection>(_ type: C.Type) -> Any { RowReading<C>(type) }
    if let type = Data.self as? any BindingCollection.Type {
      self = bindings(type) as! RowReading
      return
    }
    one = OneElement()
    comparison = RowComparison(of: Data.Element.self)
    holdsObjects = Data.Element.self is AnyObject.Type
    read = { $0.withElements($1) }
  }

  private init(_ type: Data.Type) where Data: BindingCollection {
    one = OneElement()
    comparison = RowComparison(of: Data.Base.Element.self)
    holdsObjects = Data.Base.Element.self is AnyObject.Type
    read = { $0.elements.withElements($1) }
  }

  /// Calls a closure with the address of the first element; the other elements follow it in memory.
  func elements(of data: Data, _ body: (UnsafeRawPointer) -> Void) { read(data, body) }

  /// Calls a closure with the address of a copy of the element at a position.
  func element(at position: Int, of data: Data, _ body: (UnsafeRawPointer) -> Void) {
    one.read(data, position, body)
  }
}

/// Access to one element of a collection that needn't be contiguous; for a collection of bindings, to the element behind the
/// binding.
struct OneElement<Data: RandomAccessCollection> {
  let read: (Data, Int, (UnsafeRawPointer) -> Void) -> Void

  init() {
    func bindings<C: BindingCollection>(_ type: C.Type) -> Any {
      OneElement<C> { data, position, body in data.elements.withElement(at: position, body) }
    }
    if let type = Data.self as? any BindingCollection.Type {
      self = bindings(type) as! OneElement
    } else {
      read = { data, position, body in data.withElement(at: position, body) }
    }
  }

  private init(_ read: @escaping (Data, Int, (UnsafeRawPointer) -> Void) -> Void) { self.read = read }

  /// Returns the id of the element at a position.
  func id<ID>(at position: Int, of data: Data, _ identity: ElementIdentity<ID>) -> ID {
    var id: ID?
    read(data, position) { id = identity.read($0) }
    return id!
  }
}

extension RandomAccessCollection {
  fileprivate func withElement(at position: Int, _ body: (UnsafeRawPointer) -> Void) {
    withUnsafePointer(to: self[index(startIndex, offsetBy: position)]) { body(UnsafeRawPointer($0)) }
  }

  /// Calls a closure with the address of the first element, in the collection if it is contiguous, otherwise in a copy.
  fileprivate func withElements(_ body: (UnsafeRawPointer) -> Void) {
    func call(_ elements: UnsafeBufferPointer<Element>) {
      body(elements.baseAddress.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(bitPattern: 16)!)
    }
    if withContiguousStorageIfAvailable(call) == nil { ContiguousArray(self).withUnsafeBufferPointer(call) }
  }
}
