/// A check of whether rows of a view type are selected by their ids, because nothing in the type sets other traits of rows.
///
/// Such rows can be selected before they are built.
@MainActor
struct RowTagging {
  private static var known: [ObjectIdentifier: Bool] = [:]
  private var path: Set<ObjectIdentifier> = []

  /// Returns whether a row of a type has its id as its tag, and passes nothing else to the list.
  static func isByID<V: View>(_ type: V.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let answer = RowTagging().saysNothing(type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  /// Returns whether a modifier passes nothing to the list; its content may.
  static func saysNothing<Modifier: ViewModifier>(_ type: Modifier.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let answer = RowTagging().saysNothing(modifier: type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  /// Returns whether views of a type pass nothing to their container.
  func saysNothing<V: View>(_ type: V.Type) -> Bool {
    if let primitive = TypeRecord.of(V.self).primitiveView { return primitive.saysNothing(self) }
    return inside(V.self) { $0.saysNothing(V.Body.self) }
  }

  /// Returns whether a modifier passes nothing to the container; its content may.
  func saysNothing<Modifier: ViewModifier>(modifier: Modifier.Type) -> Bool {
    if let primitive = TypeRecord.of(Modifier.self).primitiveModifier { return primitive.saysNothing(self) }
    return inside(Modifier.self) { $0.saysNothing(Modifier.Body.self) }
  }

  /// Examines the body of a type; returns false for recursive types, whose traits aren't known.
  private func inside(_ type: Any.Type, _ look: (RowTagging) -> Bool) -> Bool {
    guard !path.contains(ObjectIdentifier(type)), path.count < 50 else { return false }
    var inner = self
    inner.path.insert(ObjectIdentifier(type))
    return look(inner)
  }
}

extension PrimitiveModifier {
  @MainActor static func saysNothing(_ tagging: RowTagging) -> Bool { true }
}

extension TagModifier {
  @MainActor static func saysNothing(_ tagging: RowTagging) -> Bool { false }
}

extension PrimitiveView {
  /// Returns whether this is a view of its own, which doesn't pass on its content's traits.
  ///
  /// For a view that represents others, the traits aren't known.
  @MainActor static func saysNothing(_ tagging: RowTagging) -> Bool { typeOnPath != nil }
}

extension Group where Content: View {
  @MainActor static func saysNothing(_ tagging: RowTagging) -> Bool { tagging.saysNothing(Content.self) }
}

extension Optional where Wrapped: View {
  @MainActor static func saysNothing(_ tagging: RowTagging) -> Bool { tagging.saysNothing(Wrapped.self) }
}

extension _ConditionalContent {
  @MainActor static func saysNothing(_ tagging: RowTagging) -> Bool {
    tagging.saysNothing(First.self) && tagging.saysNothing(Second.self)
  }
}

extension TupleView {
  @MainActor static func saysNothing(_ tagging: RowTagging) -> Bool {
    func look<V: View>(_ type: V.Type) -> Bool { tagging.saysNothing(type) }
    for part in TupleParts.of(T.self) {
      let type: any View.Type = part.type
      if !look(type) { return false }
    }
    return true
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  @MainActor static func saysNothing(_ tagging: RowTagging) -> Bool {
    tagging.saysNothing(Content.self) && tagging.saysNothing(modifier: Modifier.self)
  }
}

extension ModifiedContent where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor static func saysNothing(_ tagging: RowTagging) -> Bool {
    tagging.saysNothing(modifier: Content.self) && tagging.saysNothing(modifier: Modifier.self)
  }
}

extension _ViewModifier_Content {
  /// Returns true, because the modified content is examined separately.
  @MainActor static func saysNothing(_ tagging: RowTagging) -> Bool { true }
}

extension ForEach where Content: View {
  @MainActor static func saysNothing(_ tagging: RowTagging) -> Bool { false }
}

extension Section where Parent: View, Content: View, Footer: View {
  @MainActor static func saysNothing(_ tagging: RowTagging) -> Bool { false }
}
