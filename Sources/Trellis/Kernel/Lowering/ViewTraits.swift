import TrellisGraph
import TrellisLayout

/// What a view tells the container that it is built into, through the modifiers around it.
struct ViewTraits {
  /// Views with a higher one are drawn over others; nil is 0.
  var zIndex: Attribute<Double>?
  /// How the view comes and goes; nil is fading.
  var transition: Attribute<ElementTransition>?
  /// The value by which the container finds the view; nil is none.
  var tag: Attribute<ViewTag>?
  /// How the row of a `ForEach` is deleted and moved that the view is; nil where it is none, or nobody says.
  var rowEdits: (@MainActor () -> RowEdits?)?
  /// The view's response to the secondary button; nil if it has none.
  var secondaryPress: AnyObject?
  /// Whether the section is open that the view is the header of; nil where it always is.
  var sectionExpansion: (@MainActor () -> Binding<Bool>?)?
  /// What puts the values in that the view hands to the layout, by their keys.
  private var writers: [ObjectIdentifier: (inout LayoutValues) -> Void] = [:]

  var hasLayoutValues: Bool { !writers.isEmpty }

  /// The values that the view hands to the layout; reading them in a rule makes the rule depend on them.
  var layoutValues: LayoutValues? {
    if writers.isEmpty { return nil }
    var values = LayoutValues()
    for write in writers.values { write(&values) }
    return values
  }

  /// Changes a value for a layout, beginning with the one that there is; what is read in the closure is what who asks depends on.
  mutating func changeLayoutValue<Key: LayoutValueKey>(
    _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void
  ) {
    let before = writers[ObjectIdentifier(key)]
    writers[ObjectIdentifier(key)] = {
      before?(&$0)
      change(&$0[Key.self])
    }
  }

  /// Adds a value for a layout, in place of one that has the same key.
  mutating func setLayoutValue<Key: LayoutValueKey>(_ key: Key.Type, to value: Attribute<Key.Value>) {
    writers[ObjectIdentifier(key)] = { $0[Key.self] = value.wrappedValue }
  }
}
