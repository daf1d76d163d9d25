package import TrellisGraph

/// What each attribute of a view graph is: the words that counters, the log and `trellis graph` use.
extension AttributeKind {
  /// A `@State`.
  package static let state: AttributeKind = "state"
  /// A view's value: the whole, or one that a container's value holds.
  package static let view: AttributeKind = "view"
  /// A modifier's value.
  package static let modifier: AttributeKind = "modifier"
  /// The body of a view, an app or a scene.
  package static let body: AttributeKind = "body"
  /// The environment that the host sets.
  package static let environment: AttributeKind = "environment"
  /// An environment that a modifier made of the one around it.
  package static let environmentModifier: AttributeKind = "environmentModifier"
  /// The value of one key of an environment.
  package static let environmentValue: AttributeKind = "environmentValue"
  /// The views that an `if`, a `ForEach` or the like stands for now.
  package static let viewList: AttributeKind = "viewList"
  /// What a row of a `ForEach` is made of.
  package static let element: AttributeKind = "element"
  /// The children of a container whose views come and go.
  package static let children: AttributeKind = "children"
  /// A modifier's value as it is when its actions are due.
  package static let effect: AttributeKind = "effect"
  /// A text with its font and colour.
  package static let resolvedText: AttributeKind = "resolvedText"
  /// A colour as it is drawn.
  package static let resolvedColor: AttributeKind = "resolvedColor"
  /// What a container's or a modifier's layout is set to.
  package static let layout: AttributeKind = "layout"
  /// What answers proposals.
  package static let layoutComputer: AttributeKind = "layoutComputer"
  /// Where a container puts its children.
  package static let placements: AttributeKind = "placements"
  /// Where a view is, and how large.
  package static let geometry: AttributeKind = "geometry"
  /// What a view draws.
  package static let displayList: AttributeKind = "displayList"
  /// What the window draws.
  package static let rootDisplayList: AttributeKind = "rootDisplayList"
  /// The size of the window.
  package static let windowSize: AttributeKind = "windowSize"
  /// The title of the window.
  package static let windowTitle: AttributeKind = "windowTitle"
}

/// A type's name as the graph shows it: without its module and its parameters.
func shortName(_ type: Any.Type) -> String {
  let name = "\(type)"
  return String(name.prefix { $0 != "<" })
}

/// A type's name as source spells it, without modules: `Font?`.
func sourceName(_ type: Any.Type) -> String {
  if let optional = type as? any OptionalType.Type { return "\(optional.wrapped)?" }
  return "\(type)"
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
