public import Combine
import TrellisGraph

/// An observable object that a view further out has put into the environment: the body is evaluated again when the object
/// says that it changes.
///
/// Where nobody has put one there, reading it traps.
///
/// Source: documented, developer.apple.com/documentation/swiftui/environmentobject.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings to the object's properties.
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

  /// What is found doesn't make a view another.
  private struct Found {
    var observed: ObservedObject<ObjectType>.Wrapper?
    var view = ""
  }

  private var linked = LeftOut(Found())

  /// The object, in a view's instance that has one.
  private var observed: ObservedObject<ObjectType>.Wrapper? { linked.value.observed }
  /// The view, for the message that there is no object; empty outside views.
  private var view: String { linked.value.view }

  /// Creates a reader of the object of its type.
  public init() {}

  /// The object.
  ///
  /// Traps where there is none, with its type and the view's.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { found.object }

  /// Gives bindings to the object's properties.
  ///
  /// Traps where there is no object.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(observed: found) }

  private var found: ObservedObject<ObjectType>.Wrapper {
    if let observed { return observed }
    stopForMissingObject(ObjectType.self, protocol: "ObservableObject", view: view)
  }
}

/// Stops the program where an object was read that nobody has put into the environment.
func stopForMissingObject(_ type: Any.Type, protocol name: String, view: String) -> Never {
  if view.isEmpty {
    fatalError(
      "No \(name) of type \(type) can be read where no view's body is evaluated; read it in the body.")
  }
  fatalError(
    "\(view): No \(name) of type \(type) found. A View.environmentObject(_:) or View.environment(_:) for \(type) may be"
      + " missing as an ancestor of this view.")
}

extension EnvironmentObject: LinkedProperty {
  /// What a view's instance keeps: where the object is read, and that it is watched.
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

/// Names a type of objects in a key path.
struct ObjectKey<Object: AnyObject>: Hashable, Sendable {}

extension EnvironmentValues {
  private enum ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
  }

  /// The observable object of a type.
  subscript<Object: AnyObject>(observableObject key: ObjectKey<Object>) -> Object? {
    get { self[ObservableObjectKey<Object>.self] }
    set { self[ObservableObjectKey<Object>.self] = newValue }
  }
}

extension View {
  /// Puts an observable object into the environment of the view and of all views inside it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/environmentobject(_:).
  public nonisolated func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(\.[observableObject: ObjectKey<Object>()], object)
  }
}
