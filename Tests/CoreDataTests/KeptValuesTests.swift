import CoreData
import Testing

/// Values and rows that must survive a save or a migration.
@MainActor struct KeptValuesTests {
  private func withFile(_ body: (URL) throws -> Void) rethrows {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sqlite")
    defer {
      for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + ending) }
    }
    try body(file)
  }

  private func objects(_ name: String, _ context: NSManagedObjectContext) throws -> [NSManagedObject] {
    try context.fetch(NSFetchRequest<NSManagedObject>(entityName: name))
  }

  @Test func aDecimalKeepsItsDigits() throws {
    try withFile { file in
      let model = try Library.model(
        "<model><entity name=\"Item\"><attribute name=\"price\" optional=\"YES\" attributeType=\"Decimal\"/></entity></model>"
      )
      let context = try Library.container(model, file: file).viewContext
      let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
      item.setValue(NSDecimalNumber(string: "19.99"), forKey: "price")
      #expect((item.value(forKey: "price") as? NSDecimalNumber)?.stringValue == "19.99")
      try context.save()
      let again = try objects("Item", Library.container(model, file: file).viewContext)
      #expect((again.first?.value(forKey: "price") as? NSDecimalNumber)?.stringValue == "19.99")
    }
  }

  @Test func aPrimitiveValueIsSavedWithAnotherChange() throws {
    try withFile { file in
      let model = try Library.model(
        """
        <model><entity name="Item"><attribute name="text" optional="YES" attributeType="String"/>
        <attribute name="edited" optional="YES" attributeType="String"/></entity></model>
        """)
      let context = try Library.container(model, file: file).viewContext
      let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
      try context.save()
      item.setPrimitiveValue("now", forKey: "edited")
      item.setValue("text", forKey: "text")
      try context.save()
      let again = try objects("Item", Library.container(model, file: file).viewContext)
      #expect(again.first?.value(forKey: "edited") as? String == "now")
    }
  }

  @Test func relatedObjectsAreDescribedByTheirIdentifiers() throws {
    let model = try Library.model(
      """
      <model><entity name="A"><relationship name="b" optional="YES" maxCount="1" destinationEntity="B" inverseName="a" inverseEntity="B"/></entity>
      <entity name="B"><relationship name="a" optional="YES" maxCount="1" destinationEntity="A" inverseName="b" inverseEntity="A"/></entity></model>
      """)
    try withFile { file in
      let context = try Library.container(model, file: file).viewContext
      let a = NSEntityDescription.insertNewObject(forEntityName: "A", into: context)
      let b = NSEntityDescription.insertNewObject(forEntityName: "B", into: context)
      a.setValue(b, forKey: "b")
      #expect("\(a)".contains("\(b.objectID)") && "\(b)".contains("\(a.objectID)"))
      #expect(NSPredicate(format: "a == %@", a).evaluate(with: b))
    }
  }

  @Test func anEntityThatGetsAParentKeepsItsRows() throws {
    try withFile { file in
      let old = try Library.model("<model><entity name=\"Dog\"/></model>")
      let context = try Library.container(old, file: file).viewContext
      _ = NSEntityDescription.insertNewObject(forEntityName: "Dog", into: context)
      try context.save()
      let new = try Library.model(
        "<model><entity name=\"Animal\"/><entity name=\"Dog\" parentEntity=\"Animal\"/></model>")
      #expect {
        _ = try Library.container(new, file: file)
      } throws: {
        ($0 as NSError).code == NSMigrationMissingMappingModelError
      }
      #expect(try objects("Dog", Library.container(old, file: file).viewContext).count == 1)
    }
  }

  @Test func aNameThatIsUsedAgainIsANewAttribute() throws {
    func model(_ attributes: String) throws -> NSManagedObjectModel {
      try Library.model("<model><entity name=\"Item\">\(attributes)</entity></model>")
    }
    try withFile { file in
      let title = "<attribute name=\"title\" optional=\"YES\" attributeType=\"String\" elementID=\"name\"/>"
      let name = "<attribute name=\"name\" optional=\"YES\" attributeType=\"String\"/>"
      let context = try Library.container(model(title), file: file).viewContext
      NSEntityDescription.insertNewObject(forEntityName: "Item", into: context).setValue("a", forKey: "title")
      try context.save()
      let item = try objects("Item", Library.container(model(title + name), file: file).viewContext).first
      #expect(item?.value(forKey: "title") as? String == "a" && item?.value(forKey: "name") == nil)
    }
  }
}
