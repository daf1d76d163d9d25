public import Foundation

/// A change of an object in the results of a controller.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// The object is new.
  case insert = 1
  /// The object is no longer there.
  case delete = 2
  /// The object is elsewhere.
  case move = 3
  /// A property of the object changed.
  case update = 4
}

/// A section of a controller's results.
public protocol NSFetchedResultsSectionInfo {
  /// The name: the text of the value that all objects of the section have.
  var name: String { get }
  /// The first letter of the name.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// A receiver of the changes of a controller's results.
@MainActor @preconcurrency
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the changes of an event.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for each changed object, with positions before and after the changes; nil where it wasn't or isn't.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called for each section that was inserted or removed, before the objects.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Called after the changes of an event.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
  }
}

/// The results of a request, and their changes.
///
/// The delegate is called after each event that changed objects, and by saves. It gets a controller of the same results whose type is
/// that of any result; both are equal.
public final class NSFetchedResultsController<ResultType>: NSObject {
  private let core: FetchedResultsCore

  /// The request; it needs sort descriptors.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context of the objects.
  public var managedObjectContext: NSManagedObjectContext { core.context }
  /// The path of the value by which the objects are in sections; nil for one section.
  public var sectionNameKeyPath: String? { core.sectionNameKeyPath }
  /// The name of the cache, which isn't needed.
  public let cacheName: String?
  /// The receiver of changes; without one, the results change as well.
  @MainActor @preconcurrency public weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// Creates a controller without results.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, cacheName) = (fetchRequest, name)
    core = FetchedResultsCore(context, sectionNameKeyPath) {
      try context.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
    }
  }

  fileprivate init(_ core: FetchedResultsCore) {
    (self.core, fetchRequest, cacheName) = (core, NSFetchRequest(), nil)
  }

  /// Fetches the results.
  public func performFetch() throws { try core.fetch() }

  /// The results; nil before the first fetch.
  public var fetchedObjects: [ResultType]? { core.objects?.compactMap { $0 as? ResultType } }
  /// The sections; nil before the first fetch.
  public var sections: [any NSFetchedResultsSectionInfo]? { core.sections }
  /// The index titles of the sections.
  public var sectionIndexTitles: [String] { core.sections?.compactMap(\.indexTitle) ?? [] }

  /// Returns the object at a position: a section and a row.
  ///
  /// Traps if there is none.
  public func object(at indexPath: IndexPath) -> ResultType {
    core.sections![indexPath[0]].members[indexPath[1]] as! ResultType
  }

  /// Returns the position of an object; nil if it isn't a result.
  public func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { core.position(of: $0) }
  }

  /// Does nothing, since there is no cache.
  public class func deleteCache(withName name: String?) {}

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? any ControllerOfCore)?.anyCore === core
  }
  public override var hash: Int { ObjectIdentifier(core).hashValue }

  static func facade(of core: FetchedResultsCore) -> NSFetchedResultsController {
    NSFetchedResultsController(core)
  }
}

private protocol ControllerOfCore { var anyCore: FetchedResultsCore { get } }
extension NSFetchedResultsController: ControllerOfCore {
  fileprivate var anyCore: FetchedResultsCore { core }
}
