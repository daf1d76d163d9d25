public import Combine
import TrellisGraph

/// An observable object that an ancestor has put into the environment.
///
/// The body is evaluated again when the object announces a change. Reading the property traps if no ancestor has provided the
/// object.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let observed: ObservedObject<ObjectType>.Wrapper

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      observed[dynamicMember: keyPath]
    }
  }

  /// The object that was found, which is ignored when views are compared.
  private struct Found {
    var observed: ObservedObject<ObjectType>.Wrapper?
    var view = ""
  }

  private var linked = Untracked(Found())

  /// The object, or nil outside a view's instance and if the environment has none.
  private var observed: ObservedObject<ObjectType>.Wrapper? { linked.value.observed }
  /// The view's name for the message that there is no object; empty outside views.
  private var view: String { linked.value.view }

  /// Creates a reader of the object of its type.
  public init() {}

  /// The object.
  ///
  /// Traps if there is none; the message names its type and the view's.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { found.object }

  /// The bindings to the object's properties.
  ///
  /// Traps if there is no object.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(observed: found) }

  private var found: ObservedObject<ObjectType>.Wrapper {
    if let observed { return observed }
    stopForMissingObject(ObjectType.self, protocol: "ObservableObject", view: view)
  }
}

/// Traps because an object was read that isn't in the environment.
func stopForMissingObject(_ type: Any.Type, protocol name: String, view: String) -> Never {
  if view.isEmpty {
    fatalError(
      "No \(name) of type \(type) can be read outside a view's body; read it in the body.")
  }
  fatalError(
    "\(view): No \(name) of type \(type) found. A View.environmentObject(_:) or View.environment(_:) for \(type) may be"
      + " missing as an ancestor of this view.")
}

extension EnvironmentObject: LinkedProperty {
  /// The storage in a view's instance: the object's attribute and its observation.
  private final class Slot {
    let attribute: Attribute<ObjectType?>
    var use: AnyObject?

    init(_ attribute: Attribute<ObjectType?>) {
      self.attribute = attribute
    }
  }

  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    let own =
      slot as? Slot
      ?? Slot(
        instance.inputs.environment.value(
          \.[observableObject: ObjectKey<ObjectType>()], named: TypeRecord.of(ObjectType.self).name))
    slot = own
    linked.value.view = instance.owner
    guard let object = own.attribute.wrappedValue else {
      own.use = nil
      return
    }
    linked.value.observed = ObservedObject.Wrapper(
      object: object, source: instance.observe(object, slot: &own.use))
  }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] {
    guard let own = slot as? Slot else { return [] }
    return [own.attribute.erased] + observedOrigins(own.use)
  }
}

/// A type of objects as a part of a key path.
struct ObjectKey<Object: AnyObject>: Hashable, Sendable {}

extension EnvironmentValues {
  private enum ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
  }

  /// The observable object of a type, or nil if there is none.
  subscript<Object: AnyObject>(observableObject key: ObjectKey<Object>) -> Object? {
    get { self[ObservableObjectKey<Object>.self] }
    set { self[ObservableObjectKey<Object>.self] = newValue }
  }
}

extension View {
  /// Puts an observable object into the environment of the view and of all views inside it.
  public nonisolated func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(\.[observableObject: ObjectKey<Object>()], object)
  }
}
