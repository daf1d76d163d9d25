/// The elements of a collection behind a binding, each as a binding of its own.
///
/// Reading one whose index is out of bounds by now gives the element that it had when it was made; writing it does nothing.
public struct ElementBindings<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
  let base: Binding<Base>
  let elements: Base

  init(base: Binding<Base>) {
    self.base = base
    elements = base.wrappedValue
  }

  /// The position of the first element.
  public var startIndex: Base.Index { elements.startIndex }
  /// The position behind the last element.
  public var endIndex: Base.Index { elements.endIndex }
  /// The position behind another.
  public func index(after index: Base.Index) -> Base.Index { elements.index(after: index) }
  /// The position before another.
  public func index(before index: Base.Index) -> Base.Index { elements.index(before: index) }
  /// The position some steps from another.
  ///
  /// O(1).
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    elements.index(index, offsetBy: distance)
  }
  /// How many steps lie between two positions.
  ///
  /// O(1).
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    elements.distance(from: start, to: end)
  }

  /// A binding to the element at a position.
  public subscript(position: Base.Index) -> Binding<Base.Element> {
    Binding(
      location: ElementLocation(base.location, position, last: elements[position]),
      transaction: base.transaction)
  }

  /// The element that is at a position now; nil where that is out of bounds.
  func read(at position: Base.Index) -> Base.Element? {
    let now = base.wrappedValue
    return position >= now.startIndex && position < now.endIndex ? now[position] : nil
  }

  /// Writes the element at a position, where that is in bounds.
  func write(_ element: Base.Element, at position: Base.Index) {
    var now = base.wrappedValue
    guard position >= now.startIndex, position < now.endIndex else { return }
    now[position] = element
    base.wrappedValue = now
  }
}
