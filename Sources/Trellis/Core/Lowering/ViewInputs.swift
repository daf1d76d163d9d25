import Foundation
import TrellisGraph
import TrellisText

/// The inputs for building a view's part of the graph.
///
/// A field holds what every lowering needs, and the state of the view's list, which changes with every position. A feature's
/// values have a key: `inputs[StackAxisKey.self]`.
struct ViewInputs {
  /// The context that all views of a graph share.
  let context: ViewContext
  /// The environment around the view.
  var environment: EnvironmentScope
  /// The changes to an update's transaction on the way to the view; nil if there are none.
  var transactionScope: TransactionScope?
  /// The identity of the view, for messages, inspection and whatever has to find the view again.
  var identity = IdentityCursor()
  /// The values that features pass down.
  private var values = ViewInputValues()

  /// The position of the view on the screen; for a list, that of the view that contains the list.
  var position: ViewPosition
  /// The layout of several views that are built as one; nil in a list, where a modifier modifies each view.
  var standsAlone: ImplicitLayout?
  /// Whether the list is that of a lazy container, in which rows are built on demand.
  var listsLazily = false
  /// The nesting depth of the view, below the last condition or row.
  var depth = 0
  /// The number of bodies around the view.
  var bodyDepth = 0
  /// The maximum number of bodies around a view; a view that contains itself behind a condition that always holds exceeds it.
  static let greatestBodyDepth = 5000
  /// The maximum nesting depth of views that are written out; a view that contains itself exceeds it.
  static let greatestDepth = 1000

  init(context: ViewContext, environment: EnvironmentScope, position: ViewPosition) {
    (self.context, self.environment, self.position) = (context, environment, position)
  }

  /// The value that a feature passes down for a key.
  subscript<Key: ViewInputKey>(key: Key.Type) -> Key.Value {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Returns the inputs of views that are built as one with a layout, or of a view in a list if `layout` is nil.
  func standing(alone layout: ImplicitLayout?) -> ViewInputs {
    var inputs = self
    inputs.standsAlone = layout
    return inputs
  }

  /// Returns the inputs of the content of a view at a position: a list of its own.
  @MainActor func inside(_ position: ViewPosition) -> ViewInputs {
    var inputs = self
    inputs.position = position
    inputs.standsAlone = nil
    inputs.listsLazily = false
    if let graft = context.graft { inputs.environment = graft.applied(to: environment) }
    return inputs
  }

  /// Returns the inputs of one of several views that are written side by side.
  func written(_ index: Int) -> ViewInputs {
    var inputs = self
    inputs.identity.move(to: index)
    return inputs
  }

  @MainActor var graph: AttributeGraph { context.graph }
}

/// The context that all views of a graph share.
@MainActor
final class ViewContext {
  let graph: AttributeGraph
  let measurer: any TextMeasurer
  let writes: StateWrites
  let sources: OutsideSources
  /// The values that `@SceneStorage` keeps.
  let sceneValues = SceneValues()
  let lifecycle = Lifecycle()
  /// The running tasks of views.
  let tasks = ViewTasks()
  /// The removed branches that are still shown.
  let departures = Departures()
  /// The objects that keep scroll views at a part of their content.
  let scrollKeepers = ScrollKeepers()
  /// The views under the mouse pointer.
  let hovers = Hovers()
  /// The view that receives key events.
  let focus = Focus()
  /// The drags in progress.
  let drags = Drags()
  /// The layers above the content of the window.
  let layers = Layers()
  /// The window's size in points; nil until there is a window.
  var windowSize: Attribute<CGSize>?
  /// The host's way of opening URLs.
  let opener = URLOpener()
  /// The part of the running update's transaction that bodies may read.
  private(set) lazy var updateTransaction = UpdateTransaction(of: self)
  /// The host's dialogs about files.
  let fileChooser = FileChooser()
  /// The app's means of opening windows.
  let windowOpener = WindowOpener()
  /// The copied content, for pasting.
  var pasteboard: any Pasteboard = OwnPasteboard()
  /// The time of the running update.
  let clock: FrameClock
  /// The motions in progress.
  let motions: Motions
  /// The groups of views that share a geometry.
  private(set) lazy var matches = MatchedGroups(self)
  /// Whether the running step of the update has a transaction with values.
  var isInTransaction = false
  /// The number of steps so far: one for each transaction, and one for each pass without a transaction.
  var stepNumber = 0
  /// The size of the container around views while they are measured.
  let containerScope = ContainerScope()
  /// The record of the views' attributes; nil if none was requested.
  let identities: IdentityRecord?
  /// Whether any view has ever requested a light or dark window.
  var mayPreferColorScheme = false
  /// Returns the title that the content gives the window; the closure is nil until a view sets a title.
  var titleOfContent: (@MainActor (ViewGraph) -> String?)?
  /// The replacement of environments while a view is built in another environment than its list's; nil otherwise.
  var graft: EnvironmentRebase?
  /// The owners of views that are being built outside their lists, by the subgraphs of those lists.
  private var owners: [Subgraph: Subgraph] = [:]
  /// A closure that is called with the output of `_printChanges()` and `_logChanges()`.
  var tellChanges: ((String) -> Void)?
  private var elementCount: UInt64 = 0

  init(graph: AttributeGraph, measurer: any TextMeasurer, clock: FrameClock, recordsIdentities: Bool) {
    (self.graph, self.measurer, self.clock) = (graph, measurer, clock)
    motions = Motions(clock)
    identities = recordsIdentities ? IdentityRecord() : nil
    writes = StateWrites(graph: graph)
    sources = OutsideSources(graph: graph, writes: writes)
  }

  /// Returns the subgraph that owns what is built for an element.
  ///
  /// It is the subgraph of the element's list, or of the location where a view of another list is shown.
  func owner(of element: ViewElement) -> Subgraph {
    owners.isEmpty ? element.subgraph : owners[element.subgraph] ?? element.subgraph
  }

  /// Builds an element that is shown outside its list.
  ///
  /// The subgraph `place` owns what is built, which is removed with it.
  func building<Result>(_ element: ViewElement, in place: Subgraph, _ body: () -> Result) -> Result {
    let around = owners
    defer { owners = around }
    owners[element.subgraph] = owners[place] ?? place
    return body()
  }

  /// Returns an identifier that no element of this graph has had.
  func nextElementID() -> UInt64 {
    elementCount += 1
    return elementCount
  }
}

/// The environment of a part of the tree, with an attribute for each key that is read there.
///
/// A reader depends on its key's attribute, whose value is compared, so that other keys don't affect the reader. A reader of the
/// whole environment gets a value that reads the attribute of a key on access.
final class EnvironmentScope {
  let attribute: Attribute<EnvironmentValues>
  let name: String
  /// The scope around this one and the change to its environment; nil for the outermost scope.
  let origin: (outer: EnvironmentScope, change: @MainActor (inout EnvironmentValues) -> Void)?
  private let graph: AttributeGraph
  private let subgraph: Subgraph
  private var values: [AnyKeyPath: AnyAttribute] = [:]
  private var keyValues: [ObjectIdentifier: AnyAttribute] = [:]

  /// Creates the scope of an environment attribute that was created in the current subgraph.
  init(
    _ attribute: Attribute<EnvironmentValues>, name: String, graph: AttributeGraph,
    origin: (outer: EnvironmentScope, change: @MainActor (inout EnvironmentValues) -> Void)? = nil
  ) {
    self.attribute = attribute
    self.name = name
    self.origin = origin
    self.graph = graph
    subgraph = graph.currentSubgraph
  }

  /// Returns the attribute of one key's value.
  ///
  /// The name `key` is for people; only the first name that is given for a key counts.
  func value<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, named key: String) -> Attribute<Value> {
    if Value.self == EnvironmentValues.self, keyPath == \EnvironmentValues.self { return whole.typed() }
    if let known = values[keyPath] { return known.typed() }
    let attribute = attribute
    let name = "\(name).\(key)"
    let value = graph.within(subgraph) {
      graph.rule(name: name, kind: .environmentValue) { attribute.wrappedValue[keyPath: keyPath] }
    }
    values[keyPath] = value.erased
    return value
  }

  /// The attribute of an environment that reads the attribute of a key on access.
  private lazy var whole = graph.within(subgraph) {
    graph.input(name: "\(name).self", kind: .environmentValue, EnvironmentValues(of: self)).erased
  }

  /// Returns the current value of one key, or the key's default if the scope has been removed.
  ///
  /// A rule that calls this depends on the value.
  func currentValue<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
    guard attribute.exists else { return Key.defaultValue }
    if let known = keyValues[ObjectIdentifier(key)] { return known.typed(Key.Value.self).wrappedValue }
    let attribute = attribute
    let value = graph.within(subgraph) {
      graph.rule(name: "\(name).\(shortName(key))", kind: .environmentValue) { attribute.wrappedValue[key] }
    }
    keyValues[ObjectIdentifier(key)] = value.erased
    return value.wrappedValue
  }
}
