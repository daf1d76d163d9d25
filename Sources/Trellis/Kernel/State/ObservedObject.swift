public import Combine
import TrellisGraph

/// An observable object that the view is given: the body is evaluated again when the object says that it changes.
///
/// It is, whatever the body reads of the object. Where the parent gives another object, that one is observed.
///
/// Source: documented, developer.apple.com/documentation/swiftui/observedobject.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings to the object's properties.
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
  /// What says when the object changes, in a view's instance.
  private var source: ObservedSource?

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Gives bindings to the object's properties.
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

/// The attribute of an observed object, given what its instance keeps.
@MainActor
func observedOrigins(_ use: AnyObject?) -> [AnyAttribute] {
  [(use as? SourceUse<ObservedSource>)?.source.origin].compactMap(\.self)
}

extension ViewInstance {
  /// Makes the body depend on all changes of an object; the slot keeps it watched.
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
  /// Uses an observable object.
  func use<Object: ObservableObject>(_ object: Object) -> SourceUse<ObservedSource> {
    use(ObjectIdentifier(object)) { ObservedSource(object) }
  }
}
