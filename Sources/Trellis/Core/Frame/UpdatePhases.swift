import Foundation
import TrellisDisplayList
import TrellisGraph

/// A feature that takes part in the updates of windows, such as the keyboard focus or the layers above the content.
///
/// `Core` doesn't know the features. The creator of a ``ViewGraph`` passes a list of them, whose order is the order of their work
/// in each phase.
@MainActor
protocol ViewGraphFeature {
  /// Registers the feature's work in a window that is being created, before its views are built.
  ///
  /// The current subgraph is the window's.
  static func register(in phases: inout UpdatePhases, _ context: ViewContext)
  /// Adds the feature's objects to the environment of a window, whenever the host sets it.
  static func addValues(to environment: inout EnvironmentValues, _ context: ViewContext)
}

extension ViewGraphFeature {
  static func register(in phases: inout UpdatePhases, _ context: ViewContext) {}
  static func addValues(to environment: inout EnvironmentValues, _ context: ViewContext) {}
}

/// The points in the life of a window at which features do work.
///
/// An update runs the phases in this order:
///
/// 1. ``begin``, once: the clock has the time of the update.
/// 2. For each transaction, and for each round of actions:
///    a. ``settle``: the display list is up to date for the transaction.
///    b. ``perform``: the actions that follow from it. The views' own lifecycle and completions of animations are first. The first
///       function that has something to do ends the phase; the others have their turn in the next round.
///    c. ``adapt``: the window follows its content. All functions are called.
/// 3. ``show``, once: the display list is what is shown.
///
/// The phases of 2. are repeated until no function has anything to do and no write is pending.
@MainActor
struct UpdatePhases {
  typealias Work = @MainActor (ViewGraph) -> Void
  /// Work that returns whether there was something to do.
  typealias Action = @MainActor (ViewGraph) -> Bool

  /// Called once at the beginning of an update, when the clock has the update's time.
  var begin: [Work] = []
  /// Called when the display list is up to date for a transaction.
  var settle: [Work] = []
  /// The actions of a round, until one has something to do.
  var perform: [Action] = []
  /// The changes of the window to its content, in each round.
  var adapt: [Action] = []
  /// Called once at the end of an update, with the display list that is shown.
  var show: [Work] = []

  /// The closures that return the time of the next update that is needed without input, or nil if none is needed.
  var deadlines: [@MainActor (ViewGraph) -> Duration?] = []
  /// Called in reverse order before the views of a window are removed for good.
  var close: [Work] = []
  /// Called in reverse order after the views of a window were removed.
  var closed: [Work] = []

  /// The closures that make the drawings behind the content.
  var background: [RootDrawing] = []
  /// The closures that make the drawings above the content, from the lowest to the highest.
  var foreground: [RootDrawing] = []

  /// A closure that returns a function for the rule of the display list; the function appends items around the content of a window.
  ///
  /// The closure is called once, after the content was built.
  typealias RootDrawing = @MainActor (RootContent) -> @MainActor (inout [DisplayItem]) -> Void
}

/// The content of a window, for features that draw around it.
@MainActor
struct RootContent {
  let outputs: ViewOutputs
  let inputs: ViewInputs
  let size: Attribute<CGSize>
}
