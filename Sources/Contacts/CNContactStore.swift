public import Foundation

/// The kinds of data.
public enum CNEntityType: Int, Sendable { case contacts }
/// The states of the permission to read contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The reason that contacts can't be read or saved; here, ``Code/authorizationDenied``.
public struct CNError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "CNErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A sentence about the error.
  public var errorDescription: String? { "Contacts aren't available on this system." }

  static let denied = CNError(.authorizationDenied)
}

/// The store of contacts, which can't be read here.
///
/// Source: documented, developer.apple.com/documentation/contacts/cncontactstore.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }
  /// ``CNAuthorizationStatus/restricted``: there is nothing to allow.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .restricted }
  /// Throws ``CNError/Code/authorizationDenied``.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError.denied }
  /// Passes false and ``CNError/Code/authorizationDenied`` to the closure.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, CNError.denied) }
  /// Throws ``CNError/Code/authorizationDenied``.
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> [CNContact]
  { throw CNError.denied }
  /// Throws ``CNError/Code/authorizationDenied``.
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> CNContact
  { throw CNError.denied }
  /// Throws ``CNError/Code/authorizationDenied``.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError.denied }
  /// Throws ``CNError/Code/authorizationDenied``.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError.denied }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// The properties.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The condition; nil for all contacts.
  open var predicate: NSPredicate?
  /// The order.
  open var sortOrder = CNContactSortOrder.none
  /// Whether contacts of one person are one.
  open var unifyResults = true
  /// Creates a request.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The orders of contacts.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// Changes of contacts, which can't be executed here.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  /// Creates a request without changes.
  public override init() { super.init() }
  /// Does nothing with an addition, since no request can be executed.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Does nothing with a change, since no request can be executed.
  open func update(_ contact: CNMutableContact) {}
  /// Does nothing with a removal, since no request can be executed.
  open func delete(_ contact: CNMutableContact) {}
}
