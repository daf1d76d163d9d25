/// The views of a fixed list, in order; one view, the usual number, takes no array.
enum ViewElements: RandomAccessCollection {
  case one(ViewElement)
  /// Any number of views.
  case many([ViewElement])

  init(_ elements: [ViewElement]) {
    self = elements.count == 1 ? .one(elements[0]) : .many(elements)
  }

  var startIndex: Int { 0 }
  var endIndex: Int {
    switch self {
    case .one: 1
    case .many(let elements): elements.count
    }
  }

  subscript(index: Int) -> ViewElement {
    switch self {
    case .one(let element):
      precondition(index == 0, "ViewElements: index \(index) of one view; this is a bug in Trellis")
      return element
    case .many(let elements): return elements[index]
    }
  }

  /// The views in an array.
  var array: [ViewElement] {
    switch self {
    case .one(let element): [element]
    case .many(let elements): elements
    }
  }

  /// Returns the views, each replaced by the result of a closure.
  func replaced(_ change: (ViewElement) -> ViewElement) -> ViewElements {
    switch self {
    case .one(let element): .one(change(element))
    case .many(let elements): .many(elements.map(change))
    }
  }
}

extension [ViewElement] {
  /// Appends the current views of a list; a rule that calls this depends on the list.
  @MainActor mutating func append(in list: ViewList) {
    if case .fixed(.one(let element)) = list { append(element) } else { self += list.elements }
  }
}
