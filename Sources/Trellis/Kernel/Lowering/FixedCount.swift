import TrellisGraph

/// How many views a view stands for in its container, where that follows from its type: so rows can be counted that
/// nobody has built.
@MainActor
struct FixedCount {
  /// How many views the contents of modifiers stand for, by the modifiers' types.
  private var contents: [ObjectIdentifier: Int] = [:]
  /// The types whose bodies are being looked into: a view that may contain its like has no fixed count.
  private var path: Set<ObjectIdentifier> = []
  private let budget = Budget()
  /// Whether what is counted is how many views there are at most, where that can change.
  let takesMost: Bool

  private init(takingMost takesMost: Bool) { self.takesMost = takesMost }

  /// How many more types are looked at: types of types can grow without end.
  private final class Budget {
    var rest = 1000
  }

  /// The count of a type's views; nil where it can change.
  static func of<V: View>(_ type: V.Type) -> Int? {
    TypeRecord.of(type).fixedCount { FixedCount(takingMost: false).count(type) }
  }

  /// How many views a view of a type stands for at most, which are few; nil where they can be any number, or stand in sections.
  ///
  /// What is in an `AnyView` counts as one.
  static func most<V: View>(_ type: V.Type) -> Int? { FixedCount(takingMost: true).count(type) }

  /// How many views each row of a `ForEach` stands for in a lazy list: where it can be none, one or a few, one is what it counts until it
  /// is built; 0 where that says nothing.
  static func width<V: View>(ofRows type: V.Type) -> Int {
    TypeRecord.of(type).rowWidth { of(type) ?? (most(type) == nil ? 0 : 1) }
  }

  /// Whether a modifier leaves as many views as there are, whatever their number.
  static func isKept<Modifier: ViewModifier>(by type: Modifier.Type) -> Bool {
    TypeRecord.of(type).rowWidth {
      [3, 7].allSatisfy { FixedCount(takingMost: false).count(content: $0, modifiedBy: type) == $0 } ? 1 : 0
    } == 1
  }

  func count<V: View>(_ type: V.Type) -> Int? {
    if let primitive = TypeRecord.of(V.self).primitiveView { return primitive.fixedCount(self) }
    return inside(V.self) { $0.count(V.Body.self) }
  }

  /// The count of views with a modifier on them.
  func count<Content: View, Modifier: ViewModifier>(_ content: Content.Type, modifiedBy: Modifier.Type)
    -> Int?
  {
    count(content: count(content), modifiedBy: Modifier.self)
  }

  /// The count of views with a modifier on them, of which there are so many.
  func count<Modifier: ViewModifier>(content: Int?, modifiedBy: Modifier.Type) -> Int? {
    if let primitive = TypeRecord.of(Modifier.self).primitiveModifier {
      return primitive.fixedCount(content: content, self)
    }
    return inside(Modifier.self) { inner in
      inner.contents[ObjectIdentifier(Modifier.self)] = content
      return inner.count(Modifier.Body.self)
    }
  }

  /// The count of what stands for a modifier's content.
  func content<Modifier>(of modifier: Modifier.Type) -> Int? { contents[ObjectIdentifier(modifier)] }

  /// Looks into the body of a type.
  private func inside(_ type: Any.Type, _ count: (inout FixedCount) -> Int?) -> Int? {
    guard !path.contains(ObjectIdentifier(type)), path.count < 100, budget.rest > 0 else { return nil }
    budget.rest -= 1
    var inner = self
    inner.path.insert(ObjectIdentifier(type))
    return count(&inner)
  }

  /// The sum of some counts; nil where one of them can change.
  static func sum(_ counts: Int?...) -> Int? {
    counts.reduce(0) { sum, count in sum.flatMap { sum in count.map { sum + $0 } } }
  }
}
