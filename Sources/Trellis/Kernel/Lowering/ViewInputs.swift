import Foundation
import TrellisGraph
import TrellisText

/// What a view is given when its part of the graph is built.
///
/// What every lowering needs is a field here, and so is how its list stands, which changes with every position; what a feature
/// adds has a key: `inputs[StackAxisKey.self]`.
struct ViewInputs {
  /// What all views of a graph share.
  let context: ViewContext
  /// The environment around the view.
  var environment: EnvironmentScope
  /// What changes the transaction of an update on the way to the view; nil where nothing does.
  var transactionScope: TransactionScope?
  /// Which view it is: for messages, inspection, and what has to find it again.
  var identity = IdentityCursor()
  /// What features have handed down.
  private var values = ViewInputValues()

  /// Where the view is on the screen: of a list, where the view is that the list is in.
  var position: ViewPosition
  /// How several views stand where the view is asked for as one; nil where it is one of a list, whose modifiers
  /// modify each of its views.
  var standsAlone: ImplicitLayout?
  /// Whether the list is a lazy container's: then rows are built when they are asked for.
  var listsLazily = false
  /// How deep the view nests in others, below the last condition or row.
  var depth = 0
  /// In how many bodies the view is.
  var bodyDepth = 0
  /// No view is in more bodies than that; one that contains itself behind a condition that always holds is.
  static let greatestBodyDepth = 5000
  /// No view that is written down nests deeper than this; one that contains itself does.
  static let greatestDepth = 1000

  init(context: ViewContext, environment: EnvironmentScope, position: ViewPosition) {
    (self.context, self.environment, self.position) = (context, environment, position)
  }

  /// What a feature has handed down for a key.
  subscript<Key: ViewInputKey>(key: Key.Type) -> Key.Value {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The inputs of a view that is asked for as one, or of one of a list where `layout` is nil.
  func standing(alone layout: ImplicitLayout?) -> ViewInputs {
    var inputs = self
    inputs.standsAlone = layout
    return inputs
  }

  /// The inputs of what is in a view at a position: a list of its own.
  @MainActor func inside(_ position: ViewPosition) -> ViewInputs {
    var inputs = self
    inputs.position = position
    inputs.standsAlone = nil
    inputs.listsLazily = false
    if let graft = context.graft { inputs.environment = graft.applied(to: environment) }
    return inputs
  }

  /// The inputs of one of several views that are written side by side.
  func written(_ index: Int) -> ViewInputs {
    var inputs = self
    inputs.identity.move(to: index)
    return inputs
  }

  @MainActor var graph: AttributeGraph { context.graph }
}

/// What all views of a graph share.
@MainActor
final class ViewContext {
  let graph: AttributeGraph
  let measurer: any TextMeasurer
  let writes: StateWrites
  let sources: OutsideSources
  /// The values that `@SceneStorage` keeps.
  let sceneValues = SceneValues()
  let lifecycle = Lifecycle()
  /// The tasks of views that run.
  let tasks = ViewTasks()
  /// Who has what is taken out of the tree stay for a while.
  let departures = Departures()
  /// The keepers that hold scroll views at a part of their contents.
  let scrollKeepers = ScrollKeepers()
  /// What the mouse is over.
  let hovers = Hovers()
  /// Which view gets keys.
  let focus = Focus()
  /// What is dragged.
  let drags = Drags()
  /// What is above all that is in the window.
  let layers = Layers()
  /// The window's size in points; nil until there is a window.
  var windowSize: Attribute<CGSize>?
  /// Opens addresses as the host does.
  let opener = URLOpener()
  /// What bodies may ask of the update that runs.
  private(set) lazy var updateTransaction = UpdateTransaction(of: self)
  /// Shows dialogs about files as the host does.
  let fileChooser = FileChooser()
  /// Opens the app's windows.
  let windowOpener = WindowOpener()
  /// What was copied, for pasting.
  var pasteboard: any Pasteboard = OwnPasteboard()
  /// What time it is in the update that runs.
  let clock: FrameClock
  /// What moves.
  let motions: Motions
  /// Which views share geometries.
  private(set) lazy var matches = MatchedGroups(self)
  /// Whether the update that runs brings in a transaction that says something.
  var isInTransaction = false
  /// How many transactions were brought in, and looks without one.
  var stepNumber = 0
  /// The container in which views are asked for their sizes now.
  let containerScope = ContainerScope()
  /// Which attributes are which views'; nil where nobody has asked for that.
  let identities: IdentityRecord?
  /// Whether a view has said, ever, that it would have the window light or dark.
  var hasColorSchemeWish = false
  /// Says what the content calls the window; nil as long as no view has ever said that.
  var titleOfContent: (@MainActor (ViewGraph) -> String?)?
  /// Where a view is being built that stands in another environment than its list was made in.
  var graft: EnvironmentGraft?
  /// The subgraphs in which views are being built that stand elsewhere than in their lists, by those of their lists.
  private var owners: [Subgraph: Subgraph] = [:]
  /// Who is told what `_printChanges()` and `_logChanges()` say.
  var tellChanges: ((String) -> Void)?
  private var elementCount: UInt64 = 0

  init(graph: AttributeGraph, measurer: any TextMeasurer, clock: FrameClock, recordsIdentities: Bool) {
    (self.graph, self.measurer, self.clock) = (graph, measurer, clock)
    motions = Motions(clock)
    identities = recordsIdentities ? IdentityRecord() : nil
    writes = StateWrites(graph: graph)
    sources = OutsideSources(graph: graph, writes: writes)
  }

  /// The subgraph that owns what is built for an element: its list's, or that of the place where a view of a list is shown.
  func owner(of element: ViewElement) -> Subgraph {
    owners.isEmpty ? element.subgraph : owners[element.subgraph] ?? element.subgraph
  }

  /// Builds an element that is shown elsewhere than in its list; what is built is owned by that place, and is removed with it.
  func building<Result>(_ element: ViewElement, in place: Subgraph, _ body: () -> Result) -> Result {
    let around = owners
    defer { owners = around }
    owners[element.subgraph] = owners[place] ?? place
    return body()
  }

  /// A number that no element of this graph has had.
  func nextElementID() -> UInt64 {
    elementCount += 1
    return elementCount
  }
}

/// The environment in force in a part of the tree, with an attribute for each key that is read there.
///
/// A reader depends on its key's attribute, whose value is compared: other keys don't reach it. Who reads the environment as a
/// whole gets a value that reads each key's attribute when it is asked for the key.
final class EnvironmentScope {
  let attribute: Attribute<EnvironmentValues>
  let name: String
  /// The scope that it was made from, and what it changes of that one's; nil for the outermost.
  let origin: (outer: EnvironmentScope, change: @MainActor (inout EnvironmentValues) -> Void)?
  private let graph: AttributeGraph
  private let subgraph: Subgraph
  private var values: [AnyKeyPath: AnyAttribute] = [:]
  private var keyValues: [ObjectIdentifier: AnyAttribute] = [:]

  /// Creates the scope of an environment attribute that was made in the subgraph in force.
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

  /// The attribute of one key's value; the name, for people, counts where it is the first to be given for the key.
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

  /// The attribute of an environment that reads each key's own when it is asked for the key.
  private lazy var whole = graph.within(subgraph) {
    graph.input(name: "\(name).self", kind: .environmentValue, EnvironmentValues(of: self)).erased
  }

  /// One key's value now; when the scope has gone, that is the default.
  ///
  /// Reading it in a rule makes the rule depend on it.
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
