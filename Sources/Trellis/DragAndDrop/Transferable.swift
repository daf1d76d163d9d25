/// A value that can be dragged from one view to another.
///
/// A view that takes values of the same type gets the value itself. For others the type says what it can become.
///
/// Source: documented, developer.apple.com/documentation/coretransferable/transferable.
public nonisolated protocol Transferable: Sendable {
  /// What the value can become, and be made of.
  associatedtype Representation: TransferRepresentation
  /// What the value can become, and be made of; what comes first is tried first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form of a value in which it can be handed on.
///
/// Source: documented, developer.apple.com/documentation/coretransferable/transferrepresentation.
public nonisolated protocol TransferRepresentation<Item>: Sendable {
  /// The value.
  associatedtype Item: Transferable
  /// The ways to it and back.
  var _ways: [_TransferWay] { get }
}

/// Several forms of a value.
public nonisolated struct _TransferWays<Item: Transferable>: TransferRepresentation {
  /// The ways to it and back.
  public let _ways: [_TransferWay]
}

/// Puts forms together that are written one below the other.
@resultBuilder
public nonisolated enum TransferRepresentationBuilder<Item: Transferable> {
  /// One form.
  public static func buildExpression<Form: TransferRepresentation>(_ form: Form) -> _TransferWays<Item>
  where Form.Item == Item {
    _TransferWays(_ways: form._ways)
  }

  /// All forms, in their order.
  public static func buildBlock(_ forms: _TransferWays<Item>...) -> _TransferWays<Item> {
    _TransferWays(_ways: forms.flatMap(\._ways))
  }
}
