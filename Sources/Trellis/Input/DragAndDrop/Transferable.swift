/// A value that can be dragged from one view to another.
///
/// A view that accepts values of the same type gets the value itself. For other views, the type declares representations.
public nonisolated protocol Transferable: Sendable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation
  /// The representations to which a value can be converted, and from which it can be made; the first one is tried first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation of a value for a transfer.
public nonisolated protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
  /// The conversions to and from the representation.
  var _ways: [_TransferWay] { get }
}

/// Several representations of a value.
public nonisolated struct _TransferWays<Item: Transferable>: TransferRepresentation {
  /// The conversions to and from the representations.
  public let _ways: [_TransferWay]
}

/// A builder that combines representations.
@resultBuilder
public nonisolated enum TransferRepresentationBuilder<Item: Transferable> {
  /// Returns the conversions of a representation.
  public static func buildExpression<Form: TransferRepresentation>(_ form: Form) -> _TransferWays<Item>
  where Form.Item == Item {
    _TransferWays(_ways: form._ways)
  }

  /// Returns the conversions of all representations, in order.
  public static func buildBlock(_ forms: _TransferWays<Item>...) -> _TransferWays<Item> {
    _TransferWays(_ways: forms.flatMap(\._ways))
  }
}
