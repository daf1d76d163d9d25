import TrellisGraph

/// How the elements of a collection are looked through where they lie in memory; of a collection of bindings, those that the
/// bindings lead to.
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

  /// Calls a closure with the address of the first element, behind which the others lie.
  func elements(of data: Data, _ body: (UnsafeRawPointer) -> Void) { read(data, body) }

  /// Calls a closure with the address of the element at a position, which is copied for that.
  func element(at position: Int, of data: Data, _ body: (UnsafeRawPointer) -> Void) {
    one.read(data, position, body)
  }
}

/// How one element of a collection is read, whose others needn't lie in a row; of a collection of bindings, the one that a binding leads to.
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

  /// The id of the element at a position.
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

  /// Calls a closure with the address of the first element, behind which the others lie: in the collection itself where they lie
  /// in a row, else in a copy.
  fileprivate func withElements(_ body: (UnsafeRawPointer) -> Void) {
    func call(_ elements: UnsafeBufferPointer<Element>) {
      body(elements.baseAddress.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(bitPattern: 16)!)
    }
    if withContiguousStorageIfAvailable(call) == nil { ContiguousArray(self).withUnsafeBufferPointer(call) }
  }
}
