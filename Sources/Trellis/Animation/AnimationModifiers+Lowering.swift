import Foundation
import TrellisGraph

/// A modifier that changes the transaction of updates for its content.
@MainActor
private protocol TransactionChange: PrimitiveModifier {
  /// The name of the modifier's attributes in the graph.
  static var title: String { get }
  /// Changes the transaction; `isChanged` returns whether the modifier's value changed in the running step.
  func change(_ transaction: inout Transaction, isChanged: () -> Bool)
  /// Returns whether the modifier's value differs from that of the previous modifier.
  func isOther(than last: Self) -> Bool
}

extension TransactionChange {
  func isOther(than last: Self) -> Bool { false }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let context = inputs.context
    var last: Self?
    var changedIn = 0
    // The number of the step in which the value last changed. The content's drawing reads it in each update, so that no change is
    // missed.
    let change = inputs.graph.rule(name: title, kind: .transaction) { () -> Int in
      let now = modifier.wrappedValue
      if let last, now.isOther(than: last) { changedIn = context.stepNumber }
      last = now
      return changedIn
    }
    let inner = inputs.changingTransaction { transaction in
      modifier.wrappedValue.change(&transaction) { change.wrappedValue == context.stepNumber }
    }
    return content(inner).map(inputs) { element, inputs in
      let outputs = element.make(inputs.position)
      let anchor = TransactionAnchor(inputs, scope: inner.transactionScope)
      return outputs.shifted {
        _ = change.wrappedValue
        return anchor.correction()
      }
    }
  }
}

extension AnimationModifier: TransactionChange, PrimitiveModifier {
  static var title: String { "animation(value:)" }
  func isOther(than last: Self) -> Bool { value != last.value }
  func change(_ transaction: inout Transaction, isChanged: () -> Bool) {
    if isChanged(), !transaction.disablesAnimations { transaction.animation = animation }
  }
}

extension TransactionModifier: TransactionChange, PrimitiveModifier {
  static var title: String { "transaction" }
  func change(_ transaction: inout Transaction, isChanged: () -> Bool) { transform(&transaction) }
}

extension ValueTransactionModifier: TransactionChange, PrimitiveModifier {
  static var title: String { "transaction(value:)" }
  func isOther(than last: Self) -> Bool { value != last.value }
  func change(_ transaction: inout Transaction, isChanged: () -> Bool) {
    if isChanged() { transform(&transaction) }
  }
}

// MARK: - Modifiers in a closure

/// The placeholders in scope, by the type of the view that each one represents.
private enum PlaceholderKey: ViewInputKey {
  static var defaultValue: [ObjectIdentifier: Placeholder] { [:] }
}

private struct Placeholder {
  let outer: [ObjectIdentifier: Placeholder]
  let scope: TransactionScope?
  let identity: IdentityCursor
  let make: @MainActor (ViewInputs) -> ViewList
}

extension ScopedView: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<ScopedView>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    let outer = inputs[PlaceholderKey.self]
    var inner = inputs
    if view.wrappedValue.transform != nil {
      inner = inputs.changingTransaction { view.wrappedValue.transform?(&$0) }
    }
    var placeholders = outer
    placeholders[ObjectIdentifier(Placeheld.self)] = Placeholder(
      outer: outer, scope: inputs.transactionScope, identity: inputs.identity
    ) { inputs in
      Trellis.makeList(GraphValue(view).part("content", as: Content.self), inputs)
    }
    inner[PlaceholderKey.self] = placeholders
    return Trellis.makeList(GraphValue(view).part("scoped", as: Scoped.self), inner)
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { .unknown }
  @MainActor static var typeOnPath: Any.Type? { nil }
}

extension PlaceholderContentView: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<PlaceholderContentView>, _ inputs: ViewInputs)
    -> ViewList
  {
    guard let placeholder = inputs[PlaceholderKey.self][ObjectIdentifier(Value.self)] else {
      Warning.report(
        "PlaceholderContentView: the view is used outside the modifier's closure; nothing is shown; use it inside"
      )
      return .fixed([])
    }
    var inner = inputs
    inner[PlaceholderKey.self] = placeholder.outer
    inner.transactionScope = placeholder.scope
    inner.identity = placeholder.identity
    return placeholder.make(inner)
  }

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { .unknown }
  @MainActor static var typeOnPath: Any.Type? { nil }
}
