/// The elements of a collection behind a binding, each as a binding.
///
/// If an element's index is out of bounds now, its binding returns the element that was read last, and writes are ignored.
public struct ElementBindings<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
  let base: Binding<Base>
  let elements: Base

  init(base: Binding<Base>) {
    self.base = base
    elements = base.wrappedValue
  }

  /// The position of the first element.
  public var startIndex: Base.Index { elements.startIndex }
  /// The position after the last element.
  public var endIndex: Base.Index { elements.endIndex }
  /// Returns the position after another.
  public func index(after index: Base.Index) -> Base.Index { elements.index(after: index) }
  /// Returns the position before another.
  public func index(before index: Base.Index) -> Base.Index { elements.index(before: index) }
  /// Returns the position at a distance from another.
  ///
  /// O(1).
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    elements.index(index, offsetBy: distance)
  }
  /// Returns the distance between two positions.
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

  /// Returns the present element at a position, or nil if that is out of bounds.
  func read(at position: Base.Index) -> Base.Element? {
    let now = base.wrappedValue
    return position >= now.startIndex && position < now.endIndex ? now[position] : nil
  }

  /// Writes the element at a position, unless that is out of bounds.
  func write(_ element: Base.Element, at position: Base.Index) {
    var now = base.wrappedValue
    guard position >= now.startIndex, position < now.endIndex else { return }
    now[position] = element
    base.wrappedValue = now
  }
}
