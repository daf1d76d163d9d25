import Foundation
import SwiftData
import Testing

@Model final class Category {
  var name: String
  init(_ name: String) { self.name = name }
}

@Model final class Product {
  var category: Category
  init(_ category: Category) { self.category = category }
}

@Model final class Folder {
  var notes: [Note] = []
  init() {}
}

@Model final class Note {
  @Relationship(inverse: \Folder.notes) var folder: Folder
  init(_ folder: Folder) { self.folder = folder }
}

/// References that can't be empty.
@MainActor struct RequiredReferenceTests {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try ModelContainer(
      for: Product.self, Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = ModelContext(container)
  }

  @Test(arguments: [true, false]) func aDeletedModelThatAnotherNeedsFailsTheSave(isSaved: Bool) throws {
    let product = Product(Category("tea"))
    context.insert(product)
    if isSaved { try context.save() }
    context.delete(product.category)
    #expect(product.category.name == "tea" && product.category.isDeleted)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(product.category.name == "tea")
    product.category = Category("coffee")
    try context.save()
    let other = ModelContext(container)
    #expect(try other.fetch(FetchDescriptor<Product>()).map(\.category.name) == ["coffee"])
    #expect(try other.fetchCount(FetchDescriptor<Category>()) == 1)
  }

  /// References without an inverse are found among models that aren't saved, too.
  @Test func aReferenceThatWasMovedIsFound() throws {
    let (tea, coffee) = (Category("tea"), Category("coffee"))
    let products = (0..<5).map { _ in Product(tea) }
    for product in products { context.insert(product) }
    try context.save()
    for product in products { product.category = coffee }
    context.delete(tea)
    try context.save()
    context.delete(coffee)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    let cup = Category("cup")
    for product in products { product.category = cup }
    try context.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Category>()).map(\.name) == ["cup"])
  }

  @Test func aModelIsDeletedWithThoseThatNeedIt() throws {
    let product = Product(Category("tea"))
    context.insert(product)
    try context.save()
    context.delete(product.category)
    context.delete(product)
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Category>()) == 0)
  }

  @Test func aRolledBackDeletionLeavesTheReference() throws {
    let product = Product(Category("tea"))
    context.insert(product)
    try context.save()
    context.delete(product.category)
    context.rollback()
    try context.save()
    #expect(product.category.name == "tea" && !product.category.isDeleted)
  }

  @Test func aListKeepsTheModelsThatNeedItsOwner() throws {
    let folder = Folder()
    let note = Note(folder)
    context.insert(note)
    try context.save()
    folder.notes = []
    #expect(note.folder === folder && folder.notes == [note])
    context.delete(folder)
    #expect(note.folder === folder)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.delete(note)
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Note>()) == 0)
  }
}
