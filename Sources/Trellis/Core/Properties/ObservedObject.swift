public import Combine
import TrellisGraph

/// An observable object that is passed to a view, whose body is evaluated again when the object announces a change.
///
/// The properties that the body reads don't matter: any change evaluates the body again. If the parent passes another object,
/// that one is observed.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper that creates bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let source: ObservedSource?

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: PropertyLocation(object, keyPath, source: source))
    }
  }

  private var object: ObjectType
  /// The source that tracks the object's changes; nil unless linked to a view's instance.
  private var source: ObservedSource?

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Creates a property that observes an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// A wrapper that creates bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper {
    Wrapper(object: object, source: source)
  }
}

extension ObservedObject: LinkedProperty {
  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    source = instance.observe(object, slot: &slot)
  }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] { observedOrigins(slot) }
}

/// Returns the attribute of an observed object, given the contents of the property's slot.
@MainActor
func observedOrigins(_ use: AnyObject?) -> [AnyAttribute] {
  [(use as? SourceUse<ObservedSource>)?.source.origin].compactMap(\.self)
}

extension ViewInstance {
  /// Makes the body depend on all changes of an object, and keeps the object's source in the slot.
  func observe<Object: ObservableObject>(_ object: Object, slot: inout AnyObject?) -> ObservedSource {
    let known = slot as? SourceUse<ObservedSource>
    let use =
      known?.source.key == AnyHashable(ObjectIdentifier(object)) ? known! : inputs.context.sources.use(object)
    slot = use
    use.source.depend()
    return use.source
  }
}

extension OutsideSources {
  /// Returns a use of an observable object's source.
  func use<Object: ObservableObject>(_ object: Object) -> SourceUse<ObservedSource> {
    use(ObjectIdentifier(object)) { ObservedSource(object) }
  }
}
