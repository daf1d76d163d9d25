package import TrellisGraph

/// What each attribute of a view graph is: the words that counters, the log and `trellis graph` use.
extension AttributeKind {
  /// A `@State`.
  package static let state: AttributeKind = "state"
  /// What a view's binding leads to, where that is a part of a larger value.
  package static let binding: AttributeKind = "binding"
  /// An observable object that views have declared: a count of its changes.
  package static let observedObject: AttributeKind = "observedObject"
  /// What is stored for a key, in the user's defaults or for a scene.
  package static let storedValue: AttributeKind = "storedValue"
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
  /// What views hand up for one key.
  package static let preference: AttributeKind = "preference"
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
  /// A picture with what the environment says of it.
  package static let resolvedImage: AttributeKind = "resolvedImage"
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
  /// Who answers for a view when something happens to it.
  package static let responder: AttributeKind = "responder"
  /// A wish of a rule to run again at a time: how often it came true.
  package static let clock: AttributeKind = "clock"
  /// What changes the transaction of an update on its way to views: in which update its value was another.
  package static let transaction: AttributeKind = "transaction"
  /// The size of the window.
  package static let windowSize: AttributeKind = "windowSize"
  /// The title of the window.
  package static let windowTitle: AttributeKind = "windowTitle"
  /// What a scene says of its windows: how large they are.
  package static let sceneSettings: AttributeKind = "sceneSettings"
}

/// A type's name as the graph shows it: without its module and its parameters.
///
/// Linear in the length of the whole name; lowering takes it from the type's ``TypeRecord``.
func shortName(_ type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }

/// A type's name with those of the types that it is declared in, without modules: `Row.Title<Text>`.
func placedName(_ type: Any.Type) -> String {
  var name = ""
  var path: [Substring] = []
  // A path of names: the module's goes, and so do those of the places in the source that have none.
  func endPath() {
    name += path.dropFirst(path.count > 1 ? 1 : 0).filter { !$0.hasPrefix("(unknown context") }.joined(
      separator: ".")
    path = []
  }
  var rest = Substring(_typeName(type))
  while !rest.isEmpty {
    if rest.hasPrefix("(unknown context") {
      let end = rest.firstIndex(of: ")").map { rest.index(after: $0) } ?? rest.endIndex
      path.append(rest[..<end])
      rest = rest[end...]
    } else if let first = rest.first, first.isLetter || first.isNumber || first == "_" {
      let part = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      path.append(part)
      rest = rest.dropFirst(part.count)
    } else {
      let character = rest.removeFirst()
      if character != "." || path.isEmpty {
        endPath()
        name.append(character)
      }
    }
  }
  endPath()
  return name
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
