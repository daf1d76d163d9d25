public import Combine

/// An observable object that lives as long as the view's place: the body is evaluated again when the object says that it
/// changes.
///
/// The object is made when the body is first evaluated, once; what later values of the view would make never is.
///
/// Source: documented, developer.apple.com/documentation/swiftui/stateobject.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  /// The object, in a view's place.
  private var observed: ObservedObject<ObjectType>.Wrapper?

  /// Creates a state object; the object is made when the view's body is first evaluated.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
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
    return make()
  }
}

extension StateObject: LinkedProperty {
  /// What a view's place keeps: the object, and that it is watched.
  private final class Slot {
    let object: ObjectType
    var use: AnyObject?

    init(_ object: ObjectType) {
      self.object = object
    }
  }

  mutating func link(to slot: inout AnyObject?, in place: ViewPlace, name: String) {
    let own = slot as? Slot ?? Slot(make())
    slot = own
    let source = place.observe(own.object, slot: &own.use)
    observed = ObservedObject.Wrapper(object: own.object, source: source)
  }
}
