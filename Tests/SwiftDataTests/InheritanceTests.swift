import Foundation
import SwiftData
import SwiftUI
import Testing
import TrellisTesting

@Model class Animal {
  @Attribute(.unique) var name: String
  var age = 0
  var owner: Keeper?

  init(name: String, age: Int = 0, owner: Keeper? = nil) {
    self.name = name
    self.age = age
    self.owner = owner
  }
}

@Model class Dog: Animal {
  var breed: String
  var toys: [Toy] = []

  init(name: String, breed: String, owner: Keeper? = nil) {
    self.breed = breed
    super.init(name: name, owner: owner)
  }
}

@Model final class Puppy: Dog {
  var weeks: Int = 8

  override init(name: String, breed: String, owner: Keeper? = nil) {
    super.init(name: name, breed: breed, owner: owner)
  }
}

@Model class Cat: Animal {
  var breed = 7
  @Relationship(inverse: \Keeper.favourite) var admirers: [Keeper] = []

  override init(name: String, age: Int = 0, owner: Keeper? = nil) {
    super.init(name: name, age: age, owner: owner)
  }
}

@Model final class Keeper {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Animal.owner) var animals: [Animal] = []
  var favourite: Cat?

  init(name: String) { self.name = name }
}

@Model final class Toy {
  var name: String
  @Relationship(inverse: \Dog.toys) var dog: Dog?

  init(name: String) { self.name = name }
}

@MainActor struct InheritanceTests {
  private func make(url: URL? = nil) throws -> ModelContainer {
    let configuration =
      url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
    return try ModelContainer(for: Keeper.self, Puppy.self, Cat.self, configurations: configuration)
  }

  private func fill(_ context: ModelContext) throws {
    let ann = Keeper(name: "Ann")
    let puppy = Puppy(name: "Pip", breed: "pug", owner: ann)
    puppy.weeks = 9
    let cat = Cat(name: "Tom", age: 3, owner: ann)
    context.insert(Animal(name: "Ada"))
    context.insert(Dog(name: "Rex", breed: "collie", owner: ann))
    context.insert(puppy)
    context.insert(cat)
    ann.favourite = cat
    puppy.toys = [Toy(name: "ball")]
    try context.save()
  }

  private func names<T: Animal>(_ type: T.Type, _ predicate: Predicate<T>? = nil, in context: ModelContext)
    throws
    -> [String]
  {
    try context.fetch(FetchDescriptor<T>(predicate: predicate, sortBy: [SortDescriptor(\.name)])).map(\.name)
  }

  @Test func aFetchOfAClassFindsItsSubclasses() throws {
    let file = StoreFile()
    try fill(ModelContext(try make(url: file.url)))
    let context = ModelContext(try make(url: file.url))
    #expect(try names(Animal.self, in: context) == ["Ada", "Pip", "Rex", "Tom"])
    #expect(try names(Dog.self, in: context) == ["Pip", "Rex"])
    #expect(try names(Puppy.self, in: context) == ["Pip"])
    #expect(try context.fetchCount(FetchDescriptor<Cat>()) == 1)
    let all = try context.fetch(FetchDescriptor<Animal>(sortBy: [SortDescriptor(\.name)]))
    #expect(all.map { "\(type(of: $0))" } == ["Animal", "Puppy", "Dog", "Cat"])
    let puppy = try #require(all[1] as? Puppy)
    #expect(puppy.weeks == 9 && puppy.breed == "pug" && puppy.toys.map(\.name) == ["ball"])
    // A class and its siblings may have properties of one name.
    #expect((all[3] as? Cat)?.breed == 7)
    #expect(try context.fetch(FetchDescriptor<Dog>(sortBy: [SortDescriptor(\.name)])).first === puppy)
  }

  @Test func relationshipsLeadToModelsOfSubclasses() throws {
    let container = try make()
    try fill(ModelContext(container))
    let context = ModelContext(container)
    let ann = try #require(context.fetch(FetchDescriptor<Keeper>()).first)
    #expect(ann.favourite?.name == "Tom")
    #expect(Set(ann.animals.map { "\(type(of: $0))" }) == ["Dog", "Puppy", "Cat"])
    let toy = try #require(context.fetch(FetchDescriptor<Toy>()).first)
    let dog = try #require(toy.dog)
    #expect("\(type(of: dog))" == "Puppy" && dog.owner === ann)
    dog.owner = nil
    #expect(ann.animals.count == 2)
    try context.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Keeper>()).first?.animals.count == 2)
    context.delete(ann)
    try context.save()
    #expect(try names(Animal.self, in: ModelContext(container)) == ["Ada", "Pip"])
  }

  @Test func conditionsReadClassesAndTheirProperties() throws {
    let container = try make()
    try fill(ModelContext(container))
    let context = ModelContext(container)
    #expect(try names(Animal.self, #Predicate { $0 is Dog }, in: context) == ["Pip", "Rex"])
    #expect(try names(Animal.self, #Predicate { !($0 is Dog) }, in: context) == ["Ada", "Tom"])
    #expect(try names(Animal.self, #Predicate { ($0 as? Dog)?.breed == "pug" }, in: context) == ["Pip"])
    #expect(
      try names(Dog.self, #Predicate { $0.name == "Rex" && $0.breed == "collie" }, in: context) == ["Rex"])
    #expect(try names(Animal.self, #Predicate { $0.owner != nil && $0.age > 0 }, in: context) == ["Tom"])
    // The same conditions are tested on models that aren't saved.
    context.insert(Puppy(name: "Zoe", breed: "pug"))
    #expect(try names(Animal.self, #Predicate { $0 is Dog }, in: context) == ["Pip", "Rex", "Zoe"])
    #expect(
      try names(Animal.self, #Predicate { ($0 as? Dog)?.breed == "pug" }, in: context) == ["Pip", "Zoe"])
  }

  @Test func subclassesCanBeKeptByADeletion() throws {
    let context = ModelContext(try make())
    try fill(context)
    try context.delete(model: Dog.self, includeSubclasses: false)
    try context.save()
    #expect(try names(Animal.self, in: context) == ["Ada", "Pip", "Tom"])
    try context.delete(model: Animal.self)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Animal>()) == 0)
  }

  @Test func aUniqueValueOfTheSuperclassIsOneOfAllClasses() throws {
    let container = try make()
    let context = ModelContext(container)
    context.insert(Dog(name: "Rex", breed: "collie"))
    try context.save()
    context.insert(Cat(name: "Rex"))
    try context.save()
    let found = try ModelContext(container).fetch(FetchDescriptor<Animal>())
    #expect(found.map { "\(type(of: $0))" } == ["Cat"])
  }

  @Test func changesOfSubclassesReachOtherContextsAndTheHistory() throws {
    let file = StoreFile()
    let container = try make(url: file.url)
    let (one, two) = (ModelContext(container), ModelContext(container))
    try fill(one)
    let rex = try #require(one.fetch(FetchDescriptor<Dog>(predicate: #Predicate { $0.name == "Rex" })).first)
    let copy = try #require(
      two.fetch(FetchDescriptor<Animal>(predicate: #Predicate { $0.name == "Rex" })).first)
    (copy as? Dog)?.breed = "terrier"
    copy.age = 4
    try two.save()
    try one.save()
    _ = try one.fetchCount(FetchDescriptor<Animal>())
    #expect(rex.breed == "terrier" && rex.age == 4)
    let last = try #require(one.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last)
    guard case .update(let update as DefaultHistoryUpdate<Dog>) = try #require(last.changes.first) else {
      Issue.record("no update of a Dog")
      return
    }
    #expect(Set(update.updatedAttributes.map { $0 as PartialKeyPath<Dog> }) == [\Dog.breed, \Dog.age])
    two.delete(copy)
    try two.save()
    #expect(try one.fetchCount(FetchDescriptor<Dog>()) == 1 && rex.isDeleted)
  }

  @Test func aStoreWithoutSubclassesGetsThem() throws {
    let file = StoreFile()
    do {
      let context = ModelContext(
        try ModelContainer(for: Animal.self, Keeper.self, configurations: ModelConfiguration(url: file.url)))
      context.insert(Animal(name: "Ada", age: 5))
      try context.save()
    }
    let context = ModelContext(try make(url: file.url))
    context.insert(Dog(name: "Rex", breed: "pug"))
    try context.save()
    let found = try ModelContext(try make(url: file.url)).fetch(
      FetchDescriptor<Animal>(sortBy: [SortDescriptor(\.name)]))
    #expect(found.map { "\(type(of: $0)) \($0.age)" } == ["Animal 5", "Dog 0"])
  }

  @Test func aSchemaDescribesTheHierarchy() throws {
    let schema = Schema([Puppy.self])
    let classes = schema.entities.map(\.name).filter { ["Animal", "Dog", "Puppy"].contains($0) }
    #expect(classes == ["Animal", "Dog", "Puppy"])
    let puppy = try #require(schema.entity(for: Puppy.self))
    #expect(puppy.superentityName == "Dog")
    #expect(puppy.storedProperties.map(\.name) == ["weeks"])
    #expect(puppy.inheritedProperties.map(\.name) == ["name", "age", "owner", "breed", "toys"])
    #expect(puppy.uniquenessConstraints == [["name"]])
  }

  @Test func aViewOfASuperclassReadsOneChangedRow() throws {
    let container = try make()
    container.mainContext.autosaveEnabled = false
    try fill(container.mainContext)
    let host = TestHost(AnimalList().modelContainer(container))
    #expect(host.texts == ["Ada 0", "Pip 0", "Rex 0", "Tom 3"])
    let rex = try #require(
      container.mainContext.fetch(FetchDescriptor<Dog>(predicate: #Predicate { $0.name == "Rex" })).first)
    let log = host.evaluations {
      rex.age = 6
      _ = host.displayList
    }
    #expect(log.bodies(of: AnimalRow.self) == 1 && log.bodies(of: AnimalList.self) == 0)
    #expect(host.texts == ["Ada 0", "Pip 0", "Rex 6", "Tom 3"])
    container.mainContext.insert(Puppy(name: "Zoe", breed: "pug"))
    #expect(host.texts == ["Ada 0", "Pip 0", "Rex 6", "Tom 3", "Zoe 0"])
  }
}

private struct AnimalList: View {
  @Query(sort: \Animal.name) private var animals: [Animal]
  var body: some View { VStack { ForEach(animals) { AnimalRow(animal: $0) } } }
}

private struct AnimalRow: View {
  let animal: Animal
  var body: some View { Text("\(animal.name) \(animal.age)") }
}
