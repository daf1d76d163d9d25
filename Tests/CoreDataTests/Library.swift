import CoreData
import Foundation

/// A model of books and authors, as Xcode writes it.
enum Library {
  static let xml = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Author" representedClassName="Author" syncable="YES">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
      </entity>
      <entity name="Book" representedClassName=".Book" syncable="YES" codeGenerationType="category">
        <attribute name="added" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="code" optional="YES" attributeType="String"/>
        <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <attribute name="isRead" optional="YES" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
        <attribute name="pages" optional="YES" attributeType="Integer 16" minValueString="0" maxValueString="2000" defaultValueString="100" usesScalarValueType="YES"/>
        <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="0.0"/>
        <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <attribute name="title" attributeType="String"/>
        <attribute name="weight" optional="YES" attributeType="Double" defaultValueString="0.0" usesScalarValueType="YES"/>
        <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
        <relationship name="shelves" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
        <uniquenessConstraints>
          <uniquenessConstraint><constraint value="code"/></uniquenessConstraint>
        </uniquenessConstraints>
      </entity>
      <entity name="Novel" representedClassName="Novel" parentEntity="Book" syncable="YES">
        <attribute name="genre" optional="YES" attributeType="String"/>
      </entity>
      <entity name="Shelf" representedClassName="Shelf" syncable="YES">
        <attribute name="label" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Deny" ordered="YES" destinationEntity="Book" inverseName="shelves" inverseEntity="Book"/>
      </entity>
      <fetchRequest name="Long" entity="Book" predicateString="pages &gt; $limit"/>
    </model>
    """

  /// Writes a model's folder, and reads it.
  static func model(_ text: String = xml) throws -> NSManagedObjectModel {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xcdatamodeld")
    let version = folder.appending(path: "One.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(to: version.appending(path: "contents"), atomically: true, encoding: .utf8)
    return try NSManagedObjectModel(contentsOf: folder) ?? { throw CocoaError(.fileReadUnknown) }()
  }

  static let shared = try! model()

  /// Returns a container with a store in memory, or in a file.
  static func container(_ model: NSManagedObjectModel = shared, file: URL? = nil) throws
    -> NSPersistentContainer
  {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: file ?? URL(fileURLWithPath: "/dev/null"))
    ]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }
}

class Book: NSManagedObject, Identifiable, @unchecked Sendable {
  @_Managed var added: Date?
  @_Managed var code: String?
  @_Managed var id: UUID?
  @_Managed var isRead: Bool
  @_Managed var pages: Int16
  @_Managed var price: NSDecimalNumber?
  @_Managed var tags: [String]?
  @_Managed var title: String?
  @_Managed var weight: Double
  @_Managed var author: Author?
  @_Managed var shelves: NSSet?

  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest(entityName: "Book") }

  var events: [String] = []
  override func awakeFromInsert() {
    super.awakeFromInsert()
    events.append("insert")
    setPrimitiveValue(UUID(), forKey: "id")
  }
  override func willSave() { events.append("save") }
  override func prepareForDeletion() { events.append("delete") }
}

final class Novel: Book, @unchecked Sendable {
  @_Managed var genre: String?
}

final class Author: NSManagedObject, @unchecked Sendable {
  @_Managed var name: String?
  @_Managed var books: NSSet?

  @_ManagedF func addToBooks(_ value: Book)
  @_ManagedF func removeFromBooks(_ values: NSSet)
}

final class Shelf: NSManagedObject, @unchecked Sendable {
  @_Managed var label: String?
  @_Managed var books: NSOrderedSet?

  @_ManagedF func insertIntoBooks(_ value: Book, at idx: Int)
  @_ManagedF func removeFromBooks(at idx: Int)
  @_ManagedF func addToBooks(_ value: Book)
}
