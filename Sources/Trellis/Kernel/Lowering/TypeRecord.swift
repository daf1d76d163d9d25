@_spi(Reflection) import Swift
import TrellisGeometry

/// What lowering knows of a type of views or modifiers: found out when the type is first met, and the same for all of its values.
///
/// Names are strings that all attributes of a name share: the graph then finds a name by its address. A cast to a protocol,
/// above all one that a generic type conforms to under conditions, takes longer than looking up the record. Names and
/// properties are found when they are first asked for: counting views looks at types whose names grow without end.
@MainActor
final class TypeRecord {
  /// The type's name as the graph shows it: `VStack`.
  private(set) lazy var name = shortName(type)
  /// The name of a body of the type: `Row.body`.
  private(set) lazy var bodyName = "\(name).body"
  /// The name of what is in a view or modifier of the type: `PaddingModifier.child`.
  private(set) lazy var childName = "\(name).child"
  /// The type, if Trellis builds its views itself; nil for a view with a body, and for what isn't a view.
  let primitiveView: (any PrimitiveView.Type)?
  /// The type, if it is a modifier that Trellis builds itself; nil for one with a body, and for what isn't a modifier.
  let primitiveModifier: (any PrimitiveModifier.Type)?
  /// The type, if there are values between two of its; nil for any other.
  private lazy var animatable: (any Animatable.Type)? = type as? any Animatable.Type
  /// Where the type's dynamic properties are.
  private(set) lazy var plan = PropertyPlan(of: type)
  private let type: Any.Type
  private var fixedCount: FixedCountAnswer?

  /// What shows values of the type in a place as they are animated; nil where they never are.
  func makeAnimator(_ inputs: ViewInputs) -> (any ValueAnimator)? { animatable?.makeAnimator(inputs) }

  private var knownRowWidth: Int?

  /// How many views a row of the type stands for, or whether a modifier of the type keeps their number; found out once.
  func rowWidth(_ find: () -> Int) -> Int {
    if let knownRowWidth { return knownRowWidth }
    let width = find()
    knownRowWidth = width
    return width
  }

  private struct FixedCountAnswer { let count: Int? }

  private init(of type: Any.Type) {
    self.type = type
    primitiveView = type as? any PrimitiveView.Type
    primitiveModifier = type as? any PrimitiveModifier.Type
  }

  /// How many views a view of the type always stands for, nil where that can change; counted once.
  func fixedCount(_ count: () -> Int?) -> Int? {
    if let fixedCount { return fixedCount.count }
    let answer = FixedCountAnswer(count: count())
    fixedCount = answer
    return answer.count
  }

  /// Where the type's stored properties stand, by name, as far as they were asked for.
  private var offsets: [String: Int] = [:]

  /// How many bytes into a value of the type a stored property stands.
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

  /// The record of a type; O(1), once the type has been met.
  static func of(_ type: Any.Type) -> TypeRecord {
    if let record = known[ObjectIdentifier(type)] { return record }
    let record = TypeRecord(of: type)
    known[ObjectIdentifier(type)] = record
    return record
  }
}
