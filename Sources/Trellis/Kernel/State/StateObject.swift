public import Combine
import TrellisGraph

/// An observable object that lives as long as the view's identity: the body is evaluated again when the object says that it
/// changes.
///
/// The object is made when the body is first evaluated, once; what later values of the view would make never is.
///
/// Source: documented, developer.apple.com/documentation/swiftui/stateobject.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  // What would make another object doesn't make a view another.
  private let maker: LeftOut<() -> ObjectType>
  private var linked = LeftOut<ObservedObject<ObjectType>.Wrapper?>(nil)

  /// The object, in a view's instance.
  private var observed: ObservedObject<ObjectType>.Wrapper? { linked.value }

  /// Creates a state object; the object is made when the view's body is first evaluated.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    maker = LeftOut(thunk)
  }

  /// The object.
  ///
  /// Outside a body and the closures made in it there is none: each read makes another, which is reported once.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    observed?.object ?? makeOutsideView()
  }

  /// Gives bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    observed ?? ObservedObject.Wrapper(object: makeOutsideView(), source: nil)
  }

  private func makeOutsideView() -> ObjectType {
    Warning.report(
      "StateObject<\(shortName(ObjectType.self))>.wrappedValue: it was read where no view's body is evaluated; each read"
        + " makes another object; read it in the body")
    return maker.value()
  }
}

extension StateObject: LinkedProperty {
  /// What a view's instance keeps: the object, and that it is watched.
  private final class Slot {
    let object: ObjectType
    var use: AnyObject?

    init(_ object: ObjectType) {
      self.object = object
    }
  }

  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    let own = slot as? Slot ?? Slot(maker.value())
    slot = own
    let source = instance.observe(own.object, slot: &own.use)
    linked.value = ObservedObject.Wrapper(object: own.object, source: source)
  }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] { observedOrigins((slot as? Slot)?.use) }
}
