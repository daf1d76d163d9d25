import Foundation
import Trellis
import TrellisGraph
import TrellisSQLite

/// The result of a view's fetch; results of one fetch are equal if their numbers are.
struct FetchResult<Result> {
  var objects: [Result] = []
  var number = 0
}

extension AttributeKind {
  /// The result of a `@FetchRequest`.
  static let fetchRequest: AttributeKind = "fetchRequest"
}

/// A fetch of a view: an attribute that is invalidated by the changes that can affect it.
@MainActor
final class FetchStore<Result> {
  private let context: NSManagedObjectContext
  private var seed: FetchSeed<Result>
  /// The description as the view's last value had it.
  private var given: FetchSeed<Result>
  private(set) var rule: PropertyRule<FetchResult<Result>>!
  private var plan: RequestPlan?
  private var last = FetchResult<Result>()
  /// The objects whose changes the result doesn't contain yet.
  private var waiting: [NSManagedObject] = []
  /// Whether everything is to be read again.
  private var isStale = true
  private var isInvalidated = false
  /// The number of fetches, for tests.
  private(set) var fetches = 0

  init(_ seed: FetchSeed<Result>, _ context: NSManagedObjectContext, _ host: PropertyHost) {
    (self.context, self.seed, given) = (context, seed, seed)
    rule = host.makeRule(kind: .fetchRequest, comparedBy: { $0.number == $1.number }) { [unowned self] in
      evaluate()
    }
    context.add(self)
  }

  /// Returns the store of a view's property: the known one, unless the context is another.
  static func linked(_ slot: AnyObject?, _ seed: FetchSeed<Result>, _ host: PropertyHost) -> FetchStore {
    let context = host.environment(\.managedObjectContext, named: "managedObjectContext")
    let known = slot as? FetchStore<Result>
    if let known, known.context === context {
      known.given.transaction = seed.transaction
      // A condition that the view has set stays until the view is given another.
      if known.given.isSame(as: seed) { return known }
    }
    known?.stop()
    return FetchStore(seed, context, host)
  }

  var result: FetchResult<Result> { rule.attribute.exists ? rule.attribute.wrappedValue : last }

  private func stop() {
    context.remove(self)
    rule.remove()
  }

  // MARK: - Configuration

  var predicate: NSPredicate? { seed.predicate }
  var sort: [NSSortDescriptor] { seed.sort }
  var sortDescriptors: [Any] { seed.descriptors }

  /// Changes the condition and the order.
  func set(predicate: NSPredicate?, sort: [NSSortDescriptor], descriptors: [Any] = []) {
    (seed.predicate, seed.sort, seed.descriptors) = (predicate, sort, descriptors)
    (plan, isStale, waiting) = (nil, true, [])
    invalidate("the request changed")
  }

  // MARK: - Evaluation

  private func evaluate() -> FetchResult<Result> {
    isInvalidated = false
    guard isStale || !waiting.isEmpty else { return last }
    do {
      let plan = try plan ?? context.plan(seed.request(seed.predicate, seed.sort))
      self.plan = plan
      var objects = last.objects
      if isStale {
        fetches += 1
        objects = try context.fetch(seed.request(seed.predicate, seed.sort))
      } else {
        apply(&objects, plan)
      }
      let isSame =
        last.number > 0 && objects.count == last.objects.count
        && zip(objects, last.objects).allSatisfy { ($0 as AnyObject) === ($1 as AnyObject) }
      if !isSame { last = FetchResult(objects: objects, number: last.number + 1) }
    } catch {
      FetchReport.once("CoreData: a fetch request of a view is empty: \(error.localizedDescription)")
      last = FetchResult(objects: [], number: last.number + 1)
    }
    (isStale, waiting) = (false, [])
    return last
  }

  /// Removes the changed objects from a sorted result, and inserts those that satisfy the predicate where they belong.
  private func apply(_ objects: inout [Result], _ plan: RequestPlan) {
    let changed = Set(waiting.map { ObjectIdentifier($0) })
    objects.removeAll { changed.contains(ObjectIdentifier($0 as AnyObject)) }
    var seen: Set<ObjectIdentifier> = []
    for object in waiting where seen.insert(ObjectIdentifier(object)).inserted {
      guard !object.isDeleted, object.managedObjectContext === context, plan.matches(object),
        let result = object as? Result
      else { continue }
      var (low, high) = (0, objects.count)
      while low < high {
        let middle = (low + high) / 2
        if plan.isOrdered(objects[middle] as! NSManagedObject, object) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      objects.insert(result, at: low)
    }
  }

  private func invalidate(_ event: String) {
    if isInvalidated { return }
    isInvalidated = true
    if let transaction = given.transaction {
      withTransaction(transaction) { rule.invalidate(event: event) }
    } else {
      rule.invalidate(event: event)
    }
  }
}

extension FetchStore: ContextObserver {
  nonisolated func contextDidChange(
    _ kind: ManagedChangeKind, _ object: NSManagedObject?, _ property: NSPropertyDescription?
  ) {
    let change = UncheckedWork((kind, object, property))
    // Views show only contexts of the main thread, but a mistake shouldn't end the program.
    guard MainThread.isCurrent else {
      return DispatchQueue.main.async { self.note(change.value.0, change.value.1, change.value.2) }
    }
    MainActor.assumeIsolated { note(change.value.0, change.value.1, change.value.2) }
  }

  private func note(_ kind: ManagedChangeKind, _ object: NSManagedObject?, _ property: NSPropertyDescription?)
  {
    guard let plan, let object else {
      (isStale, waiting) = (true, [])
      return invalidate("the context was reset")
    }
    let isOwn = plan.entities.contains { $0 === object.entity }
    if let dependencies = plan.dependencies {
      guard isOwn, property.map({ dependencies.contains($0.name) }) ?? true else { return }
    }
    if isOwn, plan.isIncremental {
      if !isStale { waiting.append(object) }
      // Many objects are read faster by one fetch than one by one.
      if waiting.count > max(100, last.objects.count / 4) { (isStale, waiting) = (true, []) }
    } else {
      (isStale, waiting) = (true, [])
    }
    invalidate("\(object.entity.name ?? ""): \(property.map { "\($0.name) changed" } ?? "\(kind)")")
  }
}

/// The messages about views, each once.
@MainActor
enum FetchReport {
  private static var known: Set<String> = []

  static func once(_ message: String) {
    if known.insert(message).inserted { FileHandle.standardError.write(Data((message + "\n").utf8)) }
  }
}
