public import Combine
import TrellisGraph

/// A property that reads and observes the object that a view around the focus publishes.
///
/// Source: documented, developer.apple.com/documentation/swiftui/focusedobject.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper that creates bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?
  /// The source that tracks the object's changes; nil unless linked to a view's instance.
  private var source: ObservedSource?

  /// Creates a property for the focused object of the type.
  public init() {}

  /// The object; nil if none is published, and outside a view on screen.
  @MainActor public var wrappedValue: ObjectType? { object }

  /// A wrapper that creates bindings to the object's properties; nil without an object.
  @MainActor public var projectedValue: Wrapper? { object.map { Wrapper(object: $0, source: source) } }
}

extension FocusedObject: LinkedProperty {
  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    object = instance.inputs.context.focus.values[object: ObjectType.self]
    source = object.map { instance.observe($0, slot: &slot) }
  }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] { observedOrigins(slot) }
}

extension View {
  /// Publishes an object while the view, or one in it, has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValue(object)
  }

  /// Publishes an object while the view, or one in it, has the focus; nil publishes none.
  @_disfavoredOverload
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(object)
  }

  /// Publishes an object for any focus in the window.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneValue(object)
  }

  /// Publishes an object for any focus in the window; nil publishes none.
  @_disfavoredOverload
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(object)
  }
}
