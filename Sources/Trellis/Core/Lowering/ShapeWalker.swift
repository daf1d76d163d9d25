/// A traversal of the types of views and modifiers, and of their bodies, that finds the ``StaticShape`` of a type.
@MainActor
struct ShapeWalker {
  /// The shapes of modifiers' contents, by the modifiers' types.
  private var contents: [ObjectIdentifier: StaticShape] = [:]
  /// The types whose bodies are being examined; nothing is known of a view that may contain its own type.
  private var path: Set<ObjectIdentifier> = []
  private let budget = Budget()

  /// The number of types still to be examined, since types can nest without end.
  private final class Budget {
    var rest = 1000
  }

  func shape<V: View>(of type: V.Type) -> StaticShape {
    if let primitive = V.primitiveView { return primitive.staticShape(self) }
    return inside(V.self) { $0.shape(of: V.Body.self) }
  }

  /// Returns the shape of views with a modifier applied to them.
  func shape<Modifier: ViewModifier>(of content: StaticShape, modifiedBy: Modifier.Type) -> StaticShape {
    if let primitive = Modifier.primitiveModifier {
      return primitive.staticShape(content: content, self)
    }
    var shape = inside(Modifier.self) { inner in
      inner.contents[ObjectIdentifier(Modifier.self)] = content
      return inner.shape(of: Modifier.Body.self)
    }
    shape.mayTag = shape.mayTag || content.mayTag
    return shape
  }

  /// Returns the shape of the content that a modifier is applied to.
  func content<Modifier>(of modifier: Modifier.Type) -> StaticShape {
    contents[ObjectIdentifier(modifier)] ?? StaticShape(count: nil, mayTag: false)
  }

  /// Examines the body of a type; the shape is unknown if the type recurs, nests too deep or the budget is spent.
  private func inside(_ type: Any.Type, _ examine: (inout ShapeWalker) -> StaticShape) -> StaticShape {
    guard !path.contains(ObjectIdentifier(type)), path.count < 100, budget.rest > 0 else { return .unknown }
    budget.rest -= 1
    var inner = self
    inner.path.insert(ObjectIdentifier(type))
    return examine(&inner)
  }
}
