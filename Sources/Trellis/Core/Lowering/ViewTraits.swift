import TrellisGraph
import TrellisLayout

/// The traits that modifiers around a view pass to the container into which it is built.
struct ViewTraits {
  /// No traits.
  nonisolated(unsafe) static let none = ViewTraits()

  /// The traits as an object, for elements that have any.
  final class Object {
    let traits: ViewTraits
    init(_ traits: ViewTraits) { self.traits = traits }
  }

  /// The z-index: views with a higher one are drawn over others; nil is 0.
  var zIndex: Attribute<Double>?
  /// The attribute of the transition for insertion and removal of the view; nil is fading.
  var transitionAttribute: AnyAttribute?
  /// The value by which the container finds the view; nil if there is none.
  var tag: Attribute<ViewTag>?
  /// The edits (deletion and moves) of the view as a `ForEach` row; nil if the view isn't a row or no edits are set.
  var rowEdits: (@MainActor () -> RowEdits?)?
  /// The view's response to the secondary button; nil if it has none.
  var secondaryPress: AnyObject?
  /// The expansion of the section whose header the view is; nil if the section is always open.
  var sectionExpansion: (@MainActor () -> Binding<Bool>?)?
  /// Closures that set the values that the view passes to the layout, by key.
  private var writers: [ObjectIdentifier: (inout LayoutValues) -> Void] = [:]

  var hasLayoutValues: Bool { !writers.isEmpty }

  /// The values that the view passes to the layout, or nil if there are none; a rule that reads them depends on them.
  var layoutValues: LayoutValues? {
    if writers.isEmpty { return nil }
    var values = LayoutValues()
    for write in writers.values { write(&values) }
    return values
  }

  /// Changes a value for a layout, starting from the current one.
  ///
  /// A reader of the value depends on what the closure reads.
  mutating func changeLayoutValue<Key: LayoutValueKey>(
    _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void
  ) {
    let before = writers[ObjectIdentifier(key)]
    writers[ObjectIdentifier(key)] = {
      before?(&$0)
      change(&$0[Key.self])
    }
  }

  /// Sets a value for a layout, replacing one with the same key.
  mutating func setLayoutValue<Key: LayoutValueKey>(_ key: Key.Type, to value: Attribute<Key.Value>) {
    writers[ObjectIdentifier(key)] = { $0[Key.self] = value.wrappedValue }
  }
}

extension ViewList {
  /// Returns the list with changed traits of each element.
  @MainActor
  func settingTraits(_ inputs: ViewInputs, _ change: @escaping @MainActor (inout ViewTraits) -> Void)
    -> ViewList
  {
    mapElements(inputs) { element in
      var traits = element.traits
      change(&traits)
      return element.changing(traits: traits)
    }
  }
}
