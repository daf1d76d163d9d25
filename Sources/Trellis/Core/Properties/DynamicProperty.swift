import TrellisGraph

/// A stored property of a view that is updated from outside the view's value before each evaluation of the body.
///
/// Comparison of view values ignores `State`, `Environment` and similar properties, which have attributes of their own. For a
/// dynamic property that you write, its stored properties are compared, except those that are dynamic properties themselves.
public protocol DynamicProperty {
  /// Called before the body is evaluated, after the nested dynamic properties have got their values.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that Trellis updates itself.
///
/// The property is compared like any other value of a view. Values from outside the view have attributes of their own, and are therefore
/// stored as `Untracked`. Values from the view itself, such as an object or a key path, are stored plainly and compared.
protocol LinkedProperty: DynamicProperty {
  /// Links the property, in a copy of the view's value, to the view's instance.
  ///
  /// The slot belongs to the property. The slot is nil the first time, and is kept between evaluations.
  @MainActor mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String)

  /// Returns the attributes that the property's value comes from, given the property's slot.
  ///
  /// If one of them causes a body to run, the property is named as the reason. The property itself isn't linked here.
  @MainActor func origins(_ slot: AnyObject?) -> [AnyAttribute]

  /// Whether the property can be read before it is linked.
  ///
  /// If so, an unlinked property has the value that it would have in a newly built view. A rule that reads the property depends
  /// on the value's source.
  @MainActor var isKnownUnbuilt: Bool { get }

  /// Whether a view with the property may show another row of a lazy list.
  ///
  /// If so, the property gets the value that it would have in a newly built view, unless it has called ``RowSlot/keepState()``.
  static var mayBeReused: Bool { get }
}

extension LinkedProperty {
  func origins(_ slot: AnyObject?) -> [AnyAttribute] { [] }
  var isKnownUnbuilt: Bool { false }
  static var mayBeReused: Bool { false }
}
