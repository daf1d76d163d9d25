public import Combine
import TrellisGraph

/// An observable object that lives as long as the view's identity; a change of the object evaluates the body again.
///
/// The object is created once, before the first evaluation of the body. The expressions of later values of the view are never
/// evaluated.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  // Ignored when views are compared: only the first closure is ever called.
  private let maker: Untracked<() -> ObjectType>
  private var linked = Untracked<ObservedObject<ObjectType>.Wrapper?>(nil)

  /// The object, if linked to a view's instance.
  private var observed: ObservedObject<ObjectType>.Wrapper? { linked.value }

  /// Creates a state object from an expression, which is evaluated before the first evaluation of the view's body.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    maker = Untracked(thunk)
  }

  /// The object.
  ///
  /// Outside a body and the closures made in it there is no stored object: each read creates another one, and a warning is logged
  /// once.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    observed?.object ?? makeOutsideView()
  }

  /// A wrapper that creates bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    observed ?? ObservedObject.Wrapper(object: makeOutsideView(), source: nil)
  }

  private func makeOutsideView() -> ObjectType {
    Warning.report(
      "StateObject<\(shortName(ObjectType.self))>.wrappedValue: it was read outside a view's body; each read"
        + " creates another object; read it in the body")
    return maker.value()
  }
}

extension StateObject: LinkedProperty {
  /// The state that a view's instance keeps: the object, and the use that keeps it observed.
  private final class Slot {
    let object: ObjectType
    var use: AnyObject?

    init(_ object: ObjectType) {
      self.object = object
    }
  }

  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    let own: Slot
    if let known = slot as? Slot {
      own = known
    } else {
      own = Slot(instance.keptValue(name, as: ObjectType.self) ?? maker.value())
      instance.keep(own, name, nil) { $0.object }
      slot = own
    }
    let source = instance.observe(own.object, slot: &own.use)
    linked.value = ObservedObject.Wrapper(object: own.object, source: source)
  }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] { observedOrigins((slot as? Slot)?.use) }
}
