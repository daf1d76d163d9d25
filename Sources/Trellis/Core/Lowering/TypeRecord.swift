@_spi(Reflection) import Swift
import TrellisGeometry

/// The properties of a view or modifier type that lowering needs, found once and valid for all values of the type.
///
/// All attributes of the same name share one string, so the graph finds the name by its address. A cast to a protocol takes
/// longer than finding the record, above all if a generic type conforms conditionally. Names and properties are found on demand,
/// because counting views examines types whose names grow without end.
@MainActor
final class TypeRecord {
  /// The type's name as the graph shows it: `VStack`.
  private(set) lazy var name = TypeNames.short(type)
  /// The name of a body of the type: `Row.body`.
  private(set) lazy var bodyName = "\(name).body"
  /// The name of the child of a view or modifier of the type: `PaddingModifier.child`.
  private(set) lazy var childName = "\(name).child"
  /// The type, if Trellis builds its views itself; nil for a view with a body and for other types.
  let primitiveView: (any PrimitiveView.Type)?
  /// The type, if it is a modifier that Trellis builds itself; nil for one with a body and for other types.
  let primitiveModifier: (any PrimitiveModifier.Type)?
  /// The type, if it is animatable; nil otherwise.
  private(set) lazy var animatable: (any Animatable.Type)? = type as? any Animatable.Type
  let type: Any.Type
  /// The values that other parts of lowering keep for the type, by ``TypeKey``.
  var values = SlotTable()
  private var knownShape: StaticShape?
  private var knownModifierShape: ModifierShape?

  private init(of type: Any.Type) {
    self.type = type
    primitiveView = type as? any PrimitiveView.Type
    primitiveModifier = type as? any PrimitiveModifier.Type
  }

  /// Returns the shape of the type, which is a view's.
  ///
  /// `find` is called once.
  func shape(_ find: () -> StaticShape) -> StaticShape {
    if let knownShape { return knownShape }
    let shape = find()
    knownShape = shape
    return shape
  }

  /// Returns the shape of the type, which is a modifier's.
  ///
  /// `find` is called once.
  func modifierShape(_ find: () -> ModifierShape) -> ModifierShape {
    if let knownModifierShape { return knownModifierShape }
    let shape = find()
    knownModifierShape = shape
    return shape
  }

  /// The offsets of stored properties in bytes, by name, as far as they were requested.
  private var offsets: [String: Int] = [:]

  /// Returns the offset of a stored property in a value of the type, in bytes.
  func offset<Property>(of name: String, as property: Property.Type) -> Int {
    if let known = offsets[name] { return known }
    var found: Int?
    _ = _forEachField(of: type) { label, offset, field, _ in
      if field == property, String(cString: label) == name { found = offset }
      return found == nil
    }
    guard let found else {
      fatalError("\(self.name): no stored property \(name) of type \(property); this is a bug in Trellis")
    }
    offsets[name] = found
    return found
  }

  private static var known: [ObjectIdentifier: TypeRecord] = [:]

  /// Returns the record of a type; O(1) once the type is known.
  static func of(_ type: Any.Type) -> TypeRecord {
    if let record = known[ObjectIdentifier(type)] { return record }
    let record = TypeRecord(of: type)
    known[ObjectIdentifier(type)] = record
    return record
  }
}
