import TrellisGraph

/// The inputs for building a view's part of the graph.
///
/// A field holds a value that every lowering needs, or a state of the view's list that changes with every position. The values of
/// features have keys: `inputs[StackAxisKey.self]`.
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
  var singleViewLayout: ImplicitLayout?
  /// The direction of the innermost stack around the view; see ``stackAxis``.
  var knownStackAxis = KnownStackAxis.none
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

  /// Returns the inputs of views that are built as one with a layout.
  func asSingleView(_ layout: ImplicitLayout) -> ViewInputs {
    var inputs = self
    inputs.singleViewLayout = layout
    return inputs
  }

  /// Returns the inputs of views in a list, in which a modifier modifies each view.
  func inList() -> ViewInputs {
    var inputs = self
    inputs.singleViewLayout = nil
    return inputs
  }

  /// Returns the inputs of the content of a view at a position: a list of its own.
  @MainActor func inside(_ position: ViewPosition) -> ViewInputs {
    var inputs = self
    inputs.position = position
    inputs.singleViewLayout = nil
    inputs.listsLazily = false
    if let rebase = context.environmentRebase { inputs.environment = rebase.applied(to: environment) }
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
