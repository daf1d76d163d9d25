import Synchronization
import TrellisGraph

/// A unique id that belongs to the view's identity.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {
    let number: Int

    private static let count = Atomic<Int>(0)

    fileprivate init() {
      number = ID.count.wrappingAdd(1, ordering: .relaxed).newValue
    }
  }

  private var linked = Untracked<ID?>(nil)

  /// The id, if linked to a view's instance.
  private var id: ID? { linked.value }

  /// Creates a namespace.
  public init() {}

  /// The id.
  ///
  /// Outside a body and the closures made in it, each read returns a new id; a warning is logged once.
  public var wrappedValue: ID {
    if let id { return id }
    Warning.report(
      "Namespace.wrappedValue: it was read outside a view's body; each read returns a different id, which matches"
        + " nothing; read it in the body")
    return ID()
  }
}

// The id is set once, before the view's body is evaluated, and only read afterwards.
extension Namespace: @unchecked Sendable {}

extension Namespace: LinkedProperty {
  private final class Slot {
    let id = ID()
  }

  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    let own = slot as? Slot ?? Slot()
    slot = own
    linked.value = own.id
  }
}
