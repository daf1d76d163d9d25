import TrellisGraph

/// The inputs for building a view's part of the graph.
///
/// A field holds a value that every lowering needs, or a state of the view's list that changes with every position. The values of
/// features have keys: `inputs[StackAxisKey.self]`.
struct ViewInputs {
  /// The values that are usually the same for many views: a copy of the inputs retains one object for all of them.
  private final class Shared {
    let context: ViewContext
    let environment: EnvironmentScope
    let transactionScope: TransactionScope?
    let values: ViewInputValues

    init(
      _ context: ViewContext, _ environment: EnvironmentScope, _ scope: TransactionScope?,
      _ values: ViewInputValues
    ) {
      (self.context, self.environment, transactionScope, self.values) = (context, environment, scope, values)
    }
  }

  private var shared: Shared
  /// The identity of the view, for messages, inspection and whatever has to find the view again.
  var identity = IdentityCursor()
  /// The position of the view on the screen; for a list, that of the view that contains the list.
  var position: ViewPosition
  /// The nesting depth of the view, below the last condition or row.
  var depth: Int32 = 0
  /// The number of bodies around the view.
  var bodyDepth: Int32 = 0
  /// The layout of several views that are built as one; nil in a list, where a modifier modifies each view.
  var singleViewLayout: ImplicitLayout?
  /// The direction of the innermost stack around the view; see ``stackAxis``.
  var knownStackAxis = KnownStackAxis.none
  /// Whether the list is that of a lazy container, in which rows are built on demand.
  var listsLazily = false
  /// The maximum number of bodies around a view; a view that contains itself behind a condition that always holds exceeds it.
  static let greatestBodyDepth: Int32 = 5000
  /// The maximum nesting depth of views that are written out; a view that contains itself exceeds it.
  static let greatestDepth: Int32 = 1000

  init(context: ViewContext, environment: EnvironmentScope, position: ViewPosition) {
    shared = Shared(context, environment, nil, ViewInputValues())
    self.position = position
  }

  /// The context that all views of a graph share.
  var context: ViewContext { shared.context }

  /// The environment around the view.
  var environment: EnvironmentScope {
    get { shared.environment }
    set { shared = Shared(shared.context, newValue, shared.transactionScope, shared.values) }
  }

  /// The changes to an update's transaction on the way to the view; nil if there are none.
  var transactionScope: TransactionScope? {
    get { shared.transactionScope }
    set { shared = Shared(shared.context, shared.environment, newValue, shared.values) }
  }

  /// The value that a feature passes down for a key.
  subscript<Key: ViewInputKey>(key: Key.Type) -> Key.Value {
    get { shared.values[key] }
    set {
      var values = shared.values
      values[key] = newValue
      shared = Shared(shared.context, shared.environment, shared.transactionScope, values)
    }
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

  /// The slot of the lazy list's row that contains the view; nil unless the row's views may be reused.
  var row: RowSlot? { identity.path?.branch?.row }
}
