/// The description of a view type that is known before a view of the type is built.
///
/// Rows can therefore be counted and selected before they are built. ``ListOutline`` adds what the values of views determine.
struct StaticShape: Equatable {
  /// The number of views that a view contributes to its container; nil if it can change or the views are in sections.
  var count: Int?
  /// The maximum number of views; nil if it is unbounded or the views are in sections.
  ///
  /// The content of an `AnyView` counts as one view, so the maximum is an estimate.
  var most: Int?
  /// Whether the views may pass a tag, or other traits of rows, to a list.
  var mayTag: Bool
  /// Whether drawing the views has no effect but the drawing, so that views far outside the visible part may stay undrawn.
  var mayStayUndrawn: Bool
  /// A description that leaves everything open.
  static var unknown: StaticShape { StaticShape(count: nil, mayTag: true) }

  /// Creates a description; without a maximum, the maximum is the count.
  init(count: Int?, most: Int? = nil, mayTag: Bool, mayStayUndrawn: Bool = false) {
    (self.count, self.most, self.mayTag) = (count, most ?? count, mayTag)
    self.mayStayUndrawn = mayStayUndrawn
  }

  /// The number of views per `ForEach` row in a lazy list, if known from the type.
  ///
  /// If the number varies but is bounded, the result is 1, an estimate until the row is built. If the type determines nothing,
  /// the result is 0.
  var rowWidth: Int { count ?? (most == nil ? 0 : 1) }

  /// The description of the same views, which may pass a tag to a list.
  var tagged: StaticShape {
    var shape = self
    shape.mayTag = true
    return shape
  }

  /// Returns the description of views that are followed by others in the same container.
  static func + (first: StaticShape, second: StaticShape) -> StaticShape {
    func sum(_ first: Int?, _ second: Int?) -> Int? { first.flatMap { first in second.map { first + $0 } } }
    var shape = first
    shape.count = sum(first.count, second.count)
    shape.most = sum(first.most, second.most)
    shape.mayTag = first.mayTag || second.mayTag
    shape.mayStayUndrawn = first.mayStayUndrawn && second.mayStayUndrawn
    return shape
  }

  /// Returns the description of two groups of views, only one of which is in the container at a time.
  static func either(_ first: StaticShape, _ second: StaticShape) -> StaticShape {
    var shape = first
    shape.count = first.count == second.count ? first.count : nil
    shape.most = first.most.flatMap { first in second.most.map { max(first, $0) } }
    shape.mayTag = first.mayTag || second.mayTag
    shape.mayStayUndrawn = first.mayStayUndrawn && second.mayStayUndrawn
    return shape
  }

  /// Returns the description, except that the views are always drawn unless a condition holds.
  func stayingUndrawn(if condition: Bool) -> StaticShape {
    var shape = self
    shape.mayStayUndrawn = mayStayUndrawn && condition
    return shape
  }
}

extension StaticShape {
  /// Returns the description of a view type; O(1) once it is known.
  @MainActor static func of<V: View>(_ type: V.Type) -> StaticShape { of(type, TypeRecord.of(type)) }

  /// Returns the description of a view type with a record.
  @MainActor static func of<V: View>(_ type: V.Type, _ record: TypeRecord) -> StaticShape {
    record.shape { ShapeWalker().shape(of: type) }
  }
}

/// The description of a modifier type that is known before a view with the modifier is built.
struct ModifierShape: Equatable {
  /// Whether there are as many views with the modifier as without, whatever their number.
  let keepsCount: Bool
  /// Whether the modifier may pass a tag, or other traits of rows, to a list.
  let mayTag: Bool

  /// Returns the description of a modifier type; O(1) once it is known.
  @MainActor static func of<Modifier: ViewModifier>(_ type: Modifier.Type) -> ModifierShape {
    TypeRecord.of(type).modifierShape {
      let shapes = [3, 7].map { count in
        (count, ShapeWalker().shape(of: StaticShape(count: count, mayTag: false), modifiedBy: type))
      }
      return ModifierShape(
        keepsCount: shapes.allSatisfy { $1.count == $0 }, mayTag: shapes.contains { $1.mayTag })
    }
  }
}
