import TrellisGraph

/// A stored property of a view that is fed from outside the view's value, before each evaluation of the body.
///
/// When view values are compared, `State`, `Environment` and their like don't count: they have attributes of their own. Of a
/// dynamic property that you write, what counts are its stored properties that aren't dynamic properties themselves.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dynamicproperty.
public protocol DynamicProperty {
  /// Called before the body is evaluated, when the dynamic properties inside have their values.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that Trellis feeds itself.
///
/// When view values are compared it counts like any value, so what comes from outside is kept `LeftOut`: that has an
/// attribute. What the view's value says (an object, a key path) is kept as it is, and counts.
protocol LinkedProperty: DynamicProperty {
  /// Connects the property, in a copy of the view's value, with what belongs to the view's instance.
  ///
  /// The slot is the property's own, nil at the first time, and kept from one evaluation to the next.
  @MainActor mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String)

  /// The attributes that the property's value comes from, given its slot.
  ///
  /// A body that has to run because one of them has changed says so by the property's name. The property itself isn't connected.
  @MainActor func origins(_ slot: AnyObject?) -> [AnyAttribute]

  /// Whether it says without being connected what it would say in a view that was just built, and a rule that reads it depends on what
  /// that comes from.
  @MainActor var isKnownUnbuilt: Bool { get }
}

extension LinkedProperty {
  func origins(_ slot: AnyObject?) -> [AnyAttribute] { [] }
  var isKnownUnbuilt: Bool { false }
}
