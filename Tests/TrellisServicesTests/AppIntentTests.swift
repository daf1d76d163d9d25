import AppIntents
import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// The actions that intents have performed, in order.
@MainActor private var journal: [String] = []

private struct AddTask: AppIntent {
  static let title: LocalizedStringResource = "Add Task"
  static let description: IntentDescription? = IntentDescription("Adds a task.")

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Count", default: 2) var count: Int

  static var parameterSummary: some ParameterSummary {
    When(\.$count, .greaterThan, 1) {
      Summary("Add \(\.$count) tasks \(\.$name)") { \.$note }
    } otherwise: {
      Summary("Add \(\.$name)")
    }
  }

  init() {}
  init(name: String) { self.name = name }

  @MainActor func perform() async throws -> some IntentResult & OpensIntent {
    journal.append("add \(name) \(note ?? "-") \(count)")
    return .result(opensIntent: ShowTasks())
  }
}

private struct ShowTasks: AppIntent {
  static let title: LocalizedStringResource = "Show Tasks"

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    journal.append("show")
    return .result(value: 7, dialog: "\(7) tasks")
  }
}

private struct Fail: AppIntent {
  static let title: LocalizedStringResource = "Fail"
  func perform() async throws -> some IntentResult {
    await MainActor.run { journal.append("fail") }
    if Bool(true) { throw AppIntentError.restartPerform }
    return .result()
  }
}

private enum Size: String, AppEnum {
  case small, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small"]
}

private struct Book: AppEntity {
  struct Query: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Book] { identifiers.map(Book.init) }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = Query()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Book \(id)" }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddTask(), phrases: ["Add \(\.$name) with \(.applicationName)"], shortTitle: "Add",
      systemImageName: "plus")
    AppShortcut(intent: ShowTasks(), phrases: ["Tasks of \(.applicationName)"])
  }
}

@MainActor @Suite(.serialized) struct AppIntentTests {
  init() { journal = [] }

  @Test func `a pressed button performs its intent, and the intent that it opens`() async throws {
    let host = TestHost(Button("Add", intent: AddTask(name: "milk")))
    try host.tap("Add")
    try await host.wait(for: "the intents") { journal.count == 2 }
    #expect(journal == ["add milk - 2", "show"])
  }

  @Test func `a pressed toggle performs its intent and keeps its value`() async throws {
    let host = TestHost(Toggle("Done", isOn: true, intent: ShowTasks()))
    let before = host.texts
    try host.tap("Done")
    try await host.wait(for: "the intent") { journal == ["show"] }
    #expect(host.texts == before)
  }

  @Test func `a button goes on working after an intent that throws`() async throws {
    let host = TestHost(Button("Fail", intent: Fail()))
    try host.tap("Fail")
    try await host.wait(for: "the first run") { journal.count == 1 }
    try host.tap("Fail")
    try await host.wait(for: "the second run") { journal.count == 2 }
  }

  @Test func `copies of an intent share their parameters`() {
    let intent = AddTask()
    let copy = intent
    intent.name = "milk"
    intent.note = "cold"
    #expect(copy.name == "milk")
    #expect(copy.note == "cold")
    #expect(AddTask().note == nil)
  }

  @Test func `a call returns the value of the result`() async throws {
    #expect(try await ShowTasks()() == 7)
    #expect(try await AddTask(name: "a")() == nil)
  }

  @Test func `a parameter can't ask the user`() async {
    await #expect(throws: AppIntentError.Unrecoverable.featureCurrentlyRestricted) {
      try await AddTask().$name.requestValue("Which?")
    }
  }

  @Test func `titles of values and entities are those that the app gives`() async throws {
    #expect(String(localized: Size.small.displayRepresentation.title) == "Small")
    #expect(String(localized: Size.large.displayRepresentation.title) == "large")
    let books = try await Book.defaultQuery.entities(for: [3])
    #expect(books.map { String(localized: $0.displayRepresentation.title) } == ["Book 3"])
    #expect(try await Book.defaultQuery.suggestedEntities().isEmpty)
  }

  @Test func `a dependency is created when it is read first, and once`() {
    final class Model: Sendable {}
    let made = Made()
    let manager = AppDependencyManager.shared
    manager.add {
      made.count += 1
      return Model()
    }
    #expect(made.count == 0)
    let first = AppDependency<Model>().wrappedValue
    #expect(AppDependency<Model>().wrappedValue === first)
    #expect(made.count == 1)
  }

  @Test func `shortcuts keep their intents and titles`() {
    #expect(Shortcuts.appShortcuts.map { "\(type(of: $0.intent))" } == ["AddTask", "ShowTasks"])
    #expect(Shortcuts.appShortcuts.map(\.systemImageName) == ["plus", nil])
  }

  private final class Made: @unchecked Sendable { var count = 0 }
}

extension AppDependencyManager {
  fileprivate func add<Value: Sendable>(_ make: @escaping @Sendable () -> Value) {
    add(dependencyProvider: make)
  }
}
