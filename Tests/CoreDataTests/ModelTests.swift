import CoreData
import Testing
import TrellisDataModel

@MainActor struct ModelTests {
  @Test func aModelHasEntitiesWithTypesAndInverses() throws {
    let model = Library.shared
    #expect(model.entities.map(\.name) == ["Author", "Book", "Novel", "Shelf"])
    let book = try #require(model.entitiesByName["Book"])
    #expect(book.attributesByName["pages"]?.attributeType == .integer16AttributeType)
    #expect(book.attributesByName["pages"]?.defaultValue as? Int64 == 100)
    #expect(book.attributesByName["title"]?.isOptional == false)
    #expect(
      book.relationshipsByName["author"]?.inverseRelationship
        === model.entitiesByName["Author"]?.relationshipsByName["books"])
    #expect(book.relationshipsByName["author"]?.isToMany == false)
    #expect(model.entitiesByName["Author"]?.relationshipsByName["books"]?.deleteRule == .cascadeDeleteRule)
    #expect(model.entitiesByName["Shelf"]?.relationshipsByName["books"]?.isOrdered == true)
    #expect(model.entitiesByName["Novel"]?.superentity === book)
    #expect(model.entitiesByName["Novel"]?.attributesByName["title"] != nil)
  }

  @Test func theMarkedVersionIsCurrent() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).momd")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["A", "B"] {
      let version = folder.appending(path: "\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      try "<model><entity name=\"\(name)\"/></model>".write(
        to: version.appending(path: "contents"), atomically: true, encoding: .utf8)
    }
    #expect(NSManagedObjectModel(contentsOf: folder)?.entities.map(\.name) == ["A"])
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["_XCCurrentVersionName": "B.xcdatamodel"], format: .xml, options: 0)
    try list.write(to: folder.appending(path: ".xccurrentversion"))
    #expect(NSManagedObjectModel(contentsOf: folder)?.entities.map(\.name) == ["B"])
    #expect(NSManagedObjectModel(contentsOf: folder.appending(path: "none")) == nil)
  }

  @Test func xcodesClassesAreWritten() throws {
    let text = """
      <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
      <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
      <attribute name="when" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
      <relationship name="parts" toMany="YES" destinationEntity="Part"/>
      </entity><entity name="Part" representedClassName="Part" codeGenerationType="category">
      <relationship name="whole" maxCount="1" destinationEntity="Item"/></entity>
      <entity name="Own" representedClassName="Own"/></model>
      """
    let source = try #require(ModelSource.text(for: ModelDocument(text)))
    for line in [
      "nonisolated public class Item: NSManagedObject {}", "public var count: Int32 {",
      "public var when: Date? {",
      "public var parts: NSSet? {", "public func addToParts(_ value: Part)",
      "public func removeFromParts(_ value: NSSet)",
      "nonisolated extension Part {", "public var whole: Item? {",
      "NSFetchRequest<Item>(entityName: \"Item\")",
      "nonisolated extension Item: Identifiable {}",
    ] { #expect(source.contains(line), "\(line) isn't in:\n\(source)") }
    #expect(!source.contains("class Part") && !source.contains("Own"))
  }

  @Test func aModelIsMadeInCode() throws {
    let name = NSAttributeDescription()
    (name.name, name.attributeType) = ("name", .stringAttributeType)
    let entity = NSEntityDescription()
    (entity.name, entity.properties) = ("Thing", [name])
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let context = try Library.container(model).viewContext
    let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
    thing.setValue("one", forKey: "name")
    try context.save()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Thing")
    #expect(try context.fetch(request).first?.value(forKey: "name") as? String == "one")
  }

  @Test func requestsOfTheModelTakeVariables() throws {
    let context = try Library.container().viewContext
    for pages in [10, 300] {
      let book = Book(context: context)
      (book.title, book.pages) = ("a", Int16(pages))
    }
    let request = try #require(
      Library.shared.fetchRequestFromTemplate(withName: "Long", substitutionVariables: ["limit": 200]))
    #expect(try context.fetch(request).compactMap { ($0 as? Book)?.pages } == [300])
  }
}
