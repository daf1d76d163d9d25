package import TrellisGraph

/// The kinds of attributes in a view graph: the words that counters, the log and `trellis graph` use.
extension AttributeKind {
  /// The value of a `@State` property.
  package static let state: AttributeKind = "state"
  /// The value of a view's binding, if it is a part of a larger value.
  package static let binding: AttributeKind = "binding"
  /// The change count of an observable object that views declare.
  package static let observedObject: AttributeKind = "observedObject"
  /// The value stored for a key, in the user defaults or for a scene.
  package static let storedValue: AttributeKind = "storedValue"
  /// A view's value: a whole value, or a part of its container's value.
  package static let view: AttributeKind = "view"
  /// A modifier's value.
  package static let modifier: AttributeKind = "modifier"
  /// The body of a view, an app or a scene.
  package static let body: AttributeKind = "body"
  /// The environment that the host sets.
  package static let environment: AttributeKind = "environment"
  /// An environment that a modifier derives from the surrounding one.
  package static let environmentModifier: AttributeKind = "environmentModifier"
  /// The value of one key of an environment.
  package static let environmentValue: AttributeKind = "environmentValue"
  /// The value that views send upwards for one key.
  package static let preference: AttributeKind = "preference"
  /// The current views of an `if`, a `ForEach` or a similar view.
  package static let viewList: AttributeKind = "viewList"
  /// The data of `ForEach` rows: elements, bindings and tags.
  package static let element: AttributeKind = "element"
  /// The children of a container whose views are inserted and removed.
  package static let children: AttributeKind = "children"
  /// The value of a modifier with actions, as of the time when the actions are due.
  package static let effect: AttributeKind = "effect"
  /// A text with its font and colour.
  package static let resolvedText: AttributeKind = "resolvedText"
  /// An image with the environment values that affect it.
  package static let resolvedImage: AttributeKind = "resolvedImage"
  /// A colour as drawn.
  package static let resolvedColor: AttributeKind = "resolvedColor"
  /// The layout settings of a container or a modifier.
  package static let layout: AttributeKind = "layout"
  /// The layout computer of a view, which returns sizes for proposals.
  package static let layoutComputer: AttributeKind = "layoutComputer"
  /// The placements of a container's children.
  package static let placements: AttributeKind = "placements"
  /// The position or size of a view.
  package static let geometry: AttributeKind = "geometry"
  /// The drawing of a view.
  package static let displayList: AttributeKind = "displayList"
  /// The drawing of the window.
  package static let rootDisplayList: AttributeKind = "rootDisplayList"
  /// The responder that handles a view's events.
  package static let responder: AttributeKind = "responder"
  /// A value that depends on time, such as a count of frames or of elapsed alarms.
  package static let clock: AttributeKind = "clock"
  /// A transition, or the step in which the value of a transaction modifier last changed.
  package static let transaction: AttributeKind = "transaction"
  /// The size of the window.
  package static let windowSize: AttributeKind = "windowSize"
  /// The title of the window.
  package static let windowTitle: AttributeKind = "windowTitle"
  /// The settings of a scene for its windows, such as their size.
  package static let sceneSettings: AttributeKind = "sceneSettings"
}
