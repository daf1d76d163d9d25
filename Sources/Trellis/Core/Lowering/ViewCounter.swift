import TrellisGraph

/// A counter of the views that a view contributes to its container, if its type determines the number.
///
/// Rows can therefore be counted before they are built.
@MainActor
struct ViewCounter {
  /// The view counts of modifiers' contents, by the modifiers' types.
  private var contents: [ObjectIdentifier: Int] = [:]
  /// The types whose bodies are being examined; a view that may contain its own type has no fixed count.
  private var path: Set<ObjectIdentifier> = []
  private let budget = Budget()
  /// Whether the maximum is counted if the number can change.
  let takesMost: Bool

  private init(takingMost takesMost: Bool) { self.takesMost = takesMost }

  /// The number of types still to be examined, since types can nest without end.
  private final class Budget {
    var rest = 1000
  }

  /// Returns the number of views of a type; nil if it can change.
  static func of<V: View>(_ type: V.Type) -> Int? {
    TypeRecord.of(type).fixedCount { ViewCounter(takingMost: false).count(type) }
  }

  /// Returns the maximum number of views of a type; nil if it is unbounded or the views are in sections.
  ///
  /// The maximum is small. The content of an `AnyView` counts as one view.
  static func most<V: View>(_ type: V.Type) -> Int? { ViewCounter(takingMost: true).count(type) }

  /// Returns the number of views per `ForEach` row in a lazy list, if known from the type.
  ///
  /// If the number varies but is bounded, the result is 1, an estimate until the row is built. If the type says nothing, the
  /// result is 0.
  static func width<V: View>(ofRows type: V.Type) -> Int {
    TypeRecord.of(type).rowWidth { of(type) ?? (most(type) == nil ? 0 : 1) }
  }

  /// Returns whether a modifier keeps the number of views, whatever it is.
  static func isKept<Modifier: ViewModifier>(by type: Modifier.Type) -> Bool {
    TypeRecord.of(type).rowWidth {
      [3, 7].allSatisfy { ViewCounter(takingMost: false).count(content: $0, modifiedBy: type) == $0 } ? 1 : 0
    } == 1
  }

  func count<V: View>(_ type: V.Type) -> Int? {
    if let primitive = TypeRecord.of(V.self).primitiveView { return primitive.fixedCount(self) }
    return inside(V.self) { $0.count(V.Body.self) }
  }

  /// Returns the number of views with a modifier applied to them.
  func count<Content: View, Modifier: ViewModifier>(_ content: Content.Type, modifiedBy: Modifier.Type)
    -> Int?
  {
    count(content: count(content), modifiedBy: Modifier.self)
  }

  /// Returns the number of views with a modifier applied to `content` views.
  func count<Modifier: ViewModifier>(content: Int?, modifiedBy: Modifier.Type) -> Int? {
    if let primitive = TypeRecord.of(Modifier.self).primitiveModifier {
      return primitive.fixedCount(content: content, self)
    }
    return inside(Modifier.self) { inner in
      inner.contents[ObjectIdentifier(Modifier.self)] = content
      return inner.count(Modifier.Body.self)
    }
  }

  /// Returns the number of views that a modifier's content contributes.
  func content<Modifier>(of modifier: Modifier.Type) -> Int? { contents[ObjectIdentifier(modifier)] }

  /// Counts in the body of a type; nil if the type recurs, nests too deep or the budget is spent.
  private func inside(_ type: Any.Type, _ count: (inout ViewCounter) -> Int?) -> Int? {
    guard !path.contains(ObjectIdentifier(type)), path.count < 100, budget.rest > 0 else { return nil }
    budget.rest -= 1
    var inner = self
    inner.path.insert(ObjectIdentifier(type))
    return count(&inner)
  }

  /// Returns the sum of counts; nil if any of them can change.
  static func sum(_ counts: Int?...) -> Int? {
    counts.reduce(0) { sum, count in sum.flatMap { sum in count.map { sum + $0 } } }
  }
}
