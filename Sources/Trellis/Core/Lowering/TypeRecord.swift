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
  private(set) lazy var childName = TypeNames.child(of: name)
  /// The type, if it is animatable; nil otherwise.
  fileprivate(set) lazy var animatable: (any Animatable.Type)? = type as? any Animatable.Type
  let type: Any.Type
  /// The values that other parts of lowering keep for the type, by ``TypeKey``.
  var values = SlotTable()
  private var knownShape: StaticShape?
  private var knownModifierShape: ModifierShape?

  private init(of type: Any.Type) {
    self.type = type
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

  /// The offsets of stored properties in bytes, by the addresses of their names, as far as they were requested.
  ///
  /// A name in another place of the source has another entry; a type has only a few.
  private var offsets: [(name: UnsafePointer<UInt8>, offset: Int)] = []

  /// Returns the offset of a stored property in a value of the type, in bytes.
  func offset<Property>(of name: StaticString, as property: Property.Type) -> Int {
    for known in offsets where known.name == name.utf8Start { return known.offset }
    var found: Int?
    _ = _forEachField(of: type) { label, offset, field, _ in
      if field == property, String(cString: label) == name.description { found = offset }
      return found == nil
    }
    guard let found else {
      fatalError("\(self.name): no stored property \(name) of type \(property); this is a bug in Trellis")
    }
    offsets.append((name.utf8Start, found))
    return found
  }

  private static var known: [ObjectIdentifier: TypeRecord] = [:]

  /// Returns the record of a type; O(1) once the type is known.
  ///
  /// `complete` adds to a new record what is known without a search.
  static func of(_ type: Any.Type, complete: (TypeRecord) -> Void = { _ in }) -> TypeRecord {
    if let record = known[ObjectIdentifier(type)] { return record }
    let record = TypeRecord(of: type)
    complete(record)
    known[ObjectIdentifier(type)] = record
    return record
  }
}

extension View {
  /// The record of the type, with what the type itself answers.
  static var typeRecord: TypeRecord {
    TypeRecord.of(self) { $0.animatable = _animatableView.type }
  }

  /// The type, if Trellis builds its views itself; nil for a view with a body.
  static var primitiveView: (any PrimitiveView.Type)? {
    if let primitive = _viewKind.primitive { return primitive }
    // A type may be primitive only for some of its arguments.
    return Body.self == Never.self ? self as? any PrimitiveView.Type : nil
  }
}

extension ViewModifier {
  /// The type, if Trellis builds the modifier itself; nil for one with a body.
  static var primitiveModifier: (any PrimitiveModifier.Type)? {
    if let primitive = _modifierKind.primitive { return primitive }
    return Body.self == Never.self ? self as? any PrimitiveModifier.Type : nil
  }
}
