public import Foundation
public import UniformTypeIdentifiers

/// The type of the activity by which Spotlight opens an item; no such activity arrives here.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of an item's identifier in an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity by which Spotlight continues a search; no such activity arrives here.
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
/// The key of a search's text in an activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The reason that the index can't be used; here, ``Code/indexUnavailableError``.
public struct CSIndexError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
    case mismatchedClientState = -1006
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "CSIndexErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A sentence about the error.
  public var errorDescription: String? { "The index of Spotlight isn't available on this system." }
}

/// The index of Spotlight, which doesn't exist here: each call fails with ``CSIndexError/Code/indexUnavailableError``.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// A closure that gets an error; nil is success, which doesn't happen here.
  public typealias Completion = @Sendable ((any Error)?) -> Void
  private static let only = CSSearchableIndex(name: "default")

  /// Creates an index with a name.
  public init(name: String) {}

  /// The index of the app.
  open class func `default`() -> CSSearchableIndex { only }
  /// False: there is no Spotlight here.
  open class func isIndexingAvailable() -> Bool { false }

  private func fail(_ completion: Completion?) { completion?(CSIndexError(.indexUnavailableError)) }

  /// Fails with ``CSIndexError/Code/indexUnavailableError``.
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: Completion? = nil) {
    fail(completionHandler)
  }
  /// Fails with ``CSIndexError/Code/indexUnavailableError``.
  open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: Completion? = nil)
  {
    fail(completionHandler)
  }
  /// Fails with ``CSIndexError/Code/indexUnavailableError``.
  open func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String], completionHandler: Completion? = nil
  ) { fail(completionHandler) }
  /// Fails with ``CSIndexError/Code/indexUnavailableError``.
  open func deleteAllSearchableItems(completionHandler: Completion? = nil) { fail(completionHandler) }

  /// Throws ``CSIndexError/Code/indexUnavailableError``.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    throw CSIndexError(.indexUnavailableError)
  }
  /// Throws ``CSIndexError/Code/indexUnavailableError``.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    throw CSIndexError(.indexUnavailableError)
  }
  /// Throws ``CSIndexError/Code/indexUnavailableError``.
  open func deleteAllSearchableItems() async throws { throw CSIndexError(.indexUnavailableError) }
}

/// An item for the index.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// The identifier.
  open var uniqueIdentifier: String
  /// The identifier of a group of items; nil if there is none.
  open var domainIdentifier: String?
  /// The time after which the item is removed; nil is the system's choice.
  open var expirationDate: Date?
  /// The properties.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Creates an item; without an identifier, it gets one of its own.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

/// The properties of an item for the index.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// The kind of the item.
  open var contentType: String?
  /// The title.
  open var title: String?
  /// The name.
  open var displayName: String?
  /// The description.
  open var contentDescription: String?
  /// Words by which the item is found.
  open var keywords: [String]?
  /// The picture as data.
  open var thumbnailData: Data?
  /// The file with the picture.
  open var thumbnailURL: URL?
  /// The location of the item.
  open var contentURL: URL?
  /// The text of the item.
  open var textContent: String?
  /// The identifier of the item to which this one belongs.
  open var relatedUniqueIdentifier: String?
  /// The date on which the item changed.
  open var contentModificationDate: Date?
  /// The date on which the item was made.
  open var contentCreationDate: Date?
  /// The identifier of the item's activity.
  open var identifier: String?
  /// The name of the author.
  open var creator: String?
  /// The rating, from 0 to 5.
  open var rating: NSNumber?

  /// Creates properties of a kind of item.
  public init(itemContentType: String) { contentType = itemContentType }
  /// Creates properties of a kind of item.
  public init(contentType: UTType) { self.contentType = contentType.identifier }
}
