import TrellisGraph

/// The running evaluation of a body, which `_printChanges()` reads.
///
/// It records the body's type, value and instance. The changes themselves are read from the graph on request.
@MainActor
struct BodyRun {
  private static var current: BodyRun?

  let context: ViewContext
  private let type: Any.Type
  private let value: AnyAttribute
  private let instance: ViewInstance?

  /// Evaluates the body of a view's value; `instance` is nil if the view has no dynamic properties.
  ///
  /// `row` is the slot of the row that contains the view, or nil unless the row's views may be reused.
  static func during<Value, Body>(
    _ value: Attribute<Value>, at instance: ViewInstance?, in row: RowSlot?, _ context: ViewContext,
    _ body: () -> Body
  ) -> Body {
    let outer = current
    current = BodyRun(context: context, type: Value.self, value: value.erased, instance: instance)
    defer { current = outer }
    return RowSlot.making(row, body)
  }

  /// The window of the running body, or nil outside of bodies.
  static var window: ViewContext? { current?.context }

  /// Returns the running evaluation, or nil unless a body of the given type is running.
  static func current<Value>(of type: Value.Type) -> BodyRun? {
    guard let current, current.type == type else { return nil }
    return current
  }
}

extension ViewInstance {
  /// Evaluates a body after linking the dynamic properties of a copy of the view's value.
  func evaluate<Value, Body>(
    _ view: Value, of attribute: Attribute<Value>, _ body: @MainActor (Value) -> Body
  ) -> Body {
    var linked = view
    let context = inputs.context
    return context.writes.during(record.bodyName, at: inputs.identity.path) {
      link(&linked)
      return BodyRun.during(attribute, at: self, in: inputs.row, context) { body(linked) }
    }
  }
}

// MARK: - Changes

extension BodyRun {
  /// Returns the changes since the body was evaluated last, with SwiftUI's names and in SwiftUI's order.
  ///
  /// `@dependencies` is anything that the body read other than its properties. `@self` is the view's value. `@identity` is new
  /// with the view's instance. A property counts if the body read it; at the first evaluation all properties count.
  func changes<Value>(of type: Value.Type) -> [String] {
    guard let rule = context.graph.runningRule() else { return [] }
    if rule.isFirstRun {
      guard let instance else { return ["@self"] }
      return ["@self", "@identity"] + instance.plan.properties
    }
    var changed = Set(rule.changedInputs)
    let isValueNew = changed.remove(value) != nil
    var properties: [String] = []
    if let instance {
      let attribute: Attribute<Value> = value.typed()
      attribute.withValue { value in
        let origins = instance.origins(of: value)
        properties = instance.plan.properties.filter { name in
          origins.contains { $0.property == name && changed.contains($0.attribute) }
        }
        changed.subtract(origins.map(\.attribute))
      }
    }
    return (changed.isEmpty ? [] : ["@dependencies"]) + (isValueNew ? ["@self"] : []) + properties
  }
}
