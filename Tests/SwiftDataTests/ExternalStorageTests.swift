import CSQLite
import Foundation
import SwiftData
import Testing

@Model final class Photo {
  var title: String
  @Attribute(.externalStorage) var image: Data?
  @Attribute(.externalStorage) var thumbnail = Data()

  init(title: String, image: Data? = nil) {
    self.title = title
    self.image = image
  }
}

/// Models of one name, with and without `.externalStorage`.
private enum External {
  @Model final class Page {
    var title: String
    @Attribute(.externalStorage) var scan: Data?
    @Attribute(.externalStorage) var text = Data()

    init(title: String, scan: Data?, text: Data) { (self.title, self.scan, self.text) = (title, scan, text) }
  }
}

private enum Inline {
  @Model final class Page {
    var title: String
    @Attribute(originalName: "scan") var image: Data?
    var text = Data()

    init(title: String, image: Data?, text: Data) {
      (self.title, self.image, self.text) = (title, image, text)
    }
  }
}

@MainActor struct ExternalStorageTests {
  let file = StoreFile()

  private func make(_ types: any PersistentModel.Type...) throws -> ModelContainer {
    try ModelContainer(for: Schema(types), configurations: ModelConfiguration(url: file.url))
  }

  private func large(_ byte: UInt8) -> Data { Data(repeating: byte, count: 200_000) }

  /// The files beside the store.
  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: file.url.path + "-external")) ?? []
  }

  private func size(of path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }

  @Test func largeDataIsInFilesOfItsOwn() throws {
    do {
      let context = ModelContext(try make(Photo.self))
      context.insert(Photo(title: "large", image: large(1)))
      context.insert(Photo(title: "small", image: Data([1, 2])))
      context.insert(Photo(title: "none"))
      try context.save()
    }
    #expect(files.count == 1 && size(of: file.url.path) + size(of: file.url.path + "-wal") < 100_000)
    let context = ModelContext(try make(Photo.self))
    let photos = try context.fetch(FetchDescriptor<Photo>(sortBy: [SortDescriptor(\.title)]))
    #expect(photos.map(\.image) == [large(1), nil, Data([1, 2])])
    #expect(photos.allSatisfy { $0.thumbnail.isEmpty })
  }

  @Test func aFileIsRemovedWithItsRow() throws {
    let context = ModelContext(try make(Photo.self))
    let (one, two) = (Photo(title: "one", image: large(1)), Photo(title: "two", image: large(2)))
    context.insert(one)
    context.insert(two)
    try context.save()
    let before = Set(files)
    one.image = large(3)
    #expect(Set(files) == before)
    try context.save()
    #expect(files.count == 2 && Set(files) != before)
    context.delete(one)
    try context.save()
    #expect(files.count == 1)
    two.image = nil
    try context.save()
    #expect(files.isEmpty)
    two.image = large(4)
    try context.save()
    try context.container.deleteAllData()
    #expect(files.isEmpty)
  }

  @Test func aFailedSaveLeavesNoFile() throws {
    let container = try make(Photo.self, Reading.self)
    let context = ModelContext(container)
    context.insert(Photo(title: "one", image: large(1)))
    let reading = Reading(1)
    reading.measured.isUnencodable = true
    context.insert(reading)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(files.isEmpty)
    reading.measured.isUnencodable = false
    try context.save()
    #expect(files.count == 1)
    #expect(try ModelContext(container).fetch(FetchDescriptor<Photo>()).first?.image == large(1))
  }

  /// A process may end between a file and the transaction that refers to it.
  @Test func anOpenedStoreRemovesFilesThatNothingRefersTo() throws {
    do {
      let context = ModelContext(try make(Photo.self))
      context.insert(Photo(title: "one", image: large(1)))
      try context.save()
    }
    let known = files
    try large(9).write(to: URL(filePath: file.url.path + "-external").appending(path: UUID().uuidString))
    #expect(files.count == 2)
    // A program without the model doesn't know its properties, but its files.
    _ = try make(Photo.self, Reading.self)
    _ = try make(Reading.self)
    #expect(files == known)
    #expect(try ModelContext(try make(Photo.self)).fetch(FetchDescriptor<Photo>()).first?.image == large(1))
  }

  @Test func dataInFilesIsReadWhenItIsUsed() throws {
    let container = try make(Photo.self)
    let context = ModelContext(container)
    context.insert(Photo(title: "one", image: large(1)))
    context.insert(Photo(title: "two"))
    try context.save()
    let other = ModelContext(container)
    let found = try other.fetch(FetchDescriptor<Photo>(predicate: #Predicate { $0.image != nil }))
    #expect(found.map(\.title) == ["one"])
    // A change of another property doesn't touch the data that isn't read.
    found[0].title = "new"
    try other.save()
    #expect(found[0].image == large(1) && files.count == 1)
    let data = large(1)
    #expect(try other.fetchCount(FetchDescriptor<Photo>(predicate: #Predicate { $0.image == data })) == 1)
  }

  @Test func anUndoneDeletionHasItsData() throws {
    let context = try make(Photo.self).mainContext
    context.undoManager = UndoManager()
    context.undoManager?.groupsByEvent = false
    context.autosaveEnabled = false
    context.undoManager?.beginUndoGrouping()
    let photo = Photo(title: "one", image: large(1))
    context.insert(photo)
    context.undoManager?.endUndoGrouping()
    try context.save()
    let copy = ModelContext(context.container)
    #expect(try copy.fetchCount(FetchDescriptor<Photo>()) == 1)
    context.undoManager?.beginUndoGrouping()
    context.delete(photo)
    context.undoManager?.endUndoGrouping()
    try context.save()
    #expect(files.isEmpty)
    context.undoManager?.undo()
    try context.save()
    #expect(files.count == 1)
    #expect(try copy.fetch(FetchDescriptor<Photo>()).first?.image == large(1))
  }

  private func makePages() throws {
    let context = ModelContext(try make(External.Page.self))
    context.insert(External.Page(title: "large", scan: large(1), text: large(2)))
    context.insert(External.Page(title: "small", scan: Data([1]), text: Data([2])))
    context.insert(External.Page(title: "none", scan: nil, text: Data()))
    try context.save()
  }

  private let sorted = FetchDescriptor<Inline.Page>(sortBy: [SortDescriptor(\.title)])

  @Test func dataMovesIntoItsRowsIfAPropertyHasNoExternalStorageAnyMore() throws {
    try makePages()
    for _ in 0..<2 {
      let pages = try ModelContext(try make(Inline.Page.self)).fetch(sorted)
      #expect(pages.map(\.image) == [large(1), nil, Data([1])])
      #expect(pages.map(\.text) == [large(2), Data(), Data([2])])
      #expect(files.isEmpty)
    }
  }

  @Test func dataStaysInItsRowUntilAPropertyWithExternalStorageChanges() throws {
    do {
      let context = ModelContext(try make(Inline.Page.self))
      context.insert(Inline.Page(title: "large", image: nil, text: large(2)))
      try context.save()
    }
    let container = try make(External.Page.self)
    let context = ModelContext(container)
    let page = try #require(try context.fetch(FetchDescriptor<External.Page>()).first)
    #expect(page.text == large(2) && files.isEmpty)
    page.text = large(3)
    try context.save()
    #expect(files.count == 1)
    #expect(try ModelContext(container).fetch(FetchDescriptor<External.Page>()).first?.text == large(3))
  }

  @Test func aStoreWhoseFilesAreMissingIsNotChanged() throws {
    try makePages()
    let folder = file.url.path + "-external"
    try FileManager.default.moveItem(atPath: folder, toPath: folder + "-moved")
    #expect(throws: SwiftDataError.loadIssueModelContainer) { try make(Inline.Page.self) }
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.moveItem(atPath: folder + "-moved", toPath: folder)
    #expect(
      try ModelContext(try make(Inline.Page.self)).fetch(sorted).map(\.image) == [large(1), nil, Data([1])])
  }

  @Test func aReadOnlyStoreWithFilesOfSuchPropertiesDoesNotOpen() throws {
    try makePages()
    let configuration = ModelConfiguration(url: file.url, allowsSave: false)
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(for: Inline.Page.self, configurations: configuration)
    }
    #expect(files.count == 2)
  }

  @Test func anErasedStoreHasNoFiles() throws {
    let container = try make(Photo.self)
    container.mainContext.insert(Photo(title: "one", image: large(1)))
    try container.mainContext.save()
    try container.erase()
    #expect(!FileManager.default.fileExists(atPath: file.url.path + "-external"))
  }
}
