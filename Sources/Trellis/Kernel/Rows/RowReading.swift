import TrellisGraph

/// How the elements of a collection are looked through where they lie in memory; of a collection of bindings, those that the
/// bindings lead to.
struct RowReading<Data: RandomAccessCollection> {
  let comparison: RowComparison
  /// Whether the elements are objects.
  let holdsObjects: Bool
  private let read: (Data, (UnsafeRawPointer) -> Void) -> Void
  private let readOne: (Data, Int, (UnsafeRawPointer) -> Void) -> Void

  init() {
    func bindings<C: BindingCollection>(_ type: C.Type) -> Any { RowReading<C>(type) }
    if let type = Data.self as? any BindingCollection.Type {
      self = bindings(type) as! RowReading
      return
    }
    comparison = RowComparison(of: Data.Element.self)
    holdsObjects = Data.Element.self is AnyObject.Type
    read = { $0.withElements($1) }
    readOne = { $0.withElement(at: $1, $2) }
  }

  private init(_ type: Data.Type) where Data: BindingCollection {
    comparison = RowComparison(of: Data.Base.Element.self)
    holdsObjects = Data.Base.Element.self is AnyObject.Type
    read = { $0.elements.withElements($1) }
    readOne = { $0.elements.withElement(at: $1, $2) }
  }

  /// Calls a closure with the address of the first element, behind which the others lie.
  func elements(of data: Data, _ body: (UnsafeRawPointer) -> Void) { read(data, body) }

  /// Calls a closure with the address of one element, without a copy of the others.
  func element(at position: Int, of data: Data, _ body: (UnsafeRawPointer) -> Void) {
    readOne(data, position, body)
  }
}

extension RandomAccessCollection {
  /// Calls a closure with the address of the first element, behind which the others lie: in the collection itself where they lie
  /// in a row, else in a copy.
  fileprivate func withElements(_ body: (UnsafeRawPointer) -> Void) {
    func call(_ elements: UnsafeBufferPointer<Element>) {
      body(elements.baseAddress.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(bitPattern: 16)!)
    }
    if withContiguousStorageIfAvailable(call) == nil { ContiguousArray(self).withUnsafeBufferPointer(call) }
  }

  /// Calls a closure with the address of one element, in the collection itself or in a copy of it alone.
  fileprivate func withElement(at position: Int, _ body: (UnsafeRawPointer) -> Void) {
    withUnsafePointer(to: self[index(startIndex, offsetBy: position)]) { body(UnsafeRawPointer($0)) }
  }
}
