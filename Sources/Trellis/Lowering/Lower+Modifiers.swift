import TrellisGraph
import TrellisLayout

/// A modifier that Trellis builds itself.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Whether it makes no difference if it modifies several views, or one that they all are in.
  static var isForLists: Bool { get }
  /// Builds the modifier's part of the graph around the content, which the closure builds with the inputs it is given, each
  /// time that it is called.
  static func makeList(
    _ modifier: Attribute<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList
}

extension PrimitiveModifier {
  static var isForLists: Bool { false }
}

/// A modifier that lays its content out: a container of one view.
@MainActor
protocol LayoutModifier: PrimitiveModifier {
  associatedtype Arrangement: Layout
  var layout: Arrangement { get }
}

extension LayoutModifier {
  @MainActor static func makeList(
    _ modifier: Attribute<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let name = shortName(Self.self)
    let layout = inputs.graph.rule(name: name, kind: .layout) { modifier.wrappedValue.layout }
    return content(inputs).map(inputs) { element, geometry in
      makeContainer(named: name, layout: layout, content: .fixed([element]), geometry: geometry, inputs)
    }
  }
}

/// A modifier that puts other views behind its content or in front of it, where they don't count.
@MainActor
protocol SecondaryModifier: PrimitiveModifier {
  associatedtype Secondary: View
  var alignment: Alignment { get }
  var secondary: Secondary { get }
  static var isInFront: Bool { get }
}

extension SecondaryModifier {
  @MainActor static func makeList(
    _ modifier: Attribute<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let name = shortName(Self.self)
    let layout = inputs.graph.rule(name: name, kind: .layout) {
      SecondaryLayout(alignment: modifier.wrappedValue.alignment)
    }
    let inner = inputs.outsideStacks
    return content(inputs).map(inputs) { element, geometry in
      let secondary = ViewList.single(inputs) { geometry in
        makeAlone(inputs.graph.project(modifier) { $0.secondary }, as: .pile, geometry: geometry, inner)
      }
      return makeContainer(
        named: name, layout: layout, content: .fixed([element] + secondary.elements), geometry: geometry,
        paintOrder: { _, _ in isInFront ? [0, 1] : [1, 0] }, inputs)
    }
  }
}

extension EnvironmentModifier: PrimitiveModifier {
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: Attribute<EnvironmentModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(
      inputs.modifyingEnvironment(named: "environment(\(sourceName(Value.self)))") { values in
        let modifier = modifier.wrappedValue
        values[keyPath: modifier.keyPath] = modifier.value
      })
  }
}

extension ForegroundModifier: PrimitiveModifier {
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: Attribute<ForegroundModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(
      inputs.modifyingEnvironment(named: "foregroundStyle") { values in
        let levels = modifier.wrappedValue.levels
        values.foregroundStyles =
          levels.isEmpty ? nil : ForegroundStyles(levels, around: values.foregroundStyles)
      })
  }
}

extension DynamicTypeSizeModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: Attribute<DynamicTypeSizeModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(
      inputs.modifyingEnvironment(named: "dynamicTypeSize") { values in
        values.dynamicTypeSize = modifier.wrappedValue.limited(values.dynamicTypeSize)
      })
  }
}

extension EnvironmentTransformModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: Attribute<EnvironmentTransformModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    content(
      inputs.modifyingEnvironment(named: "transformEnvironment(\(sourceName(Value.self)))") { values in
        let modifier = modifier.wrappedValue
        modifier.transform(&values[keyPath: modifier.keyPath])
      })
  }
}

extension ViewInputs {
  /// Inputs with an environment that a closure makes of the one around, as an attribute.
  @MainActor
  func modifyingEnvironment(
    named name: String, _ modify: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> ViewInputs {
    let outer = environment.attribute
    let modified = graph.rule(name: name, kind: .environmentModifier) {
      var values = outer.wrappedValue
      modify(&values)
      return values
    }
    var inputs = self
    inputs.environment = EnvironmentScope(modified, name: name, graph: graph)
    return inputs
  }
}
