/// A stored property of a view that is fed from outside the view's value, before each evaluation of the body.
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
protocol LinkedProperty: DynamicProperty {
  /// Connects the property, in a copy of the view's value, with what belongs to the view's place in the graph.
  ///
  /// The slot is the property's own, nil at the first time, and kept from one evaluation to the next.
  @MainActor mutating func link(to slot: inout AnyObject?, in place: ViewPlace, name: String)
}
