import Combine
import Dispatch
import TrellisGraph

/// The source of an observable object, with an attribute that counts the object's changes.
@MainActor
final class ObservedSource: OutsideSource {
  private let subscribe: (@escaping @Sendable () -> Void) -> AnyCancellable
  // If another thread announces a change, the object is read on that thread, just before the change.
  private nonisolated(unsafe) let object: any ObservableObject
  private var subscription: AnyCancellable?
  private var changes: Attribute<Int>?
  private var writes: StateWrites?

  init<Object: ObservableObject>(_ object: Object) {
    self.object = object
    subscribe = { willChange in object.objectWillChange.sink { _ in willChange() } }
    super.init(key: ObjectIdentifier(object))
  }

  override func start(_ graph: AttributeGraph, _ writes: StateWrites) {
    self.writes = writes
    changes = graph.input(name: name, kind: .observedObject, 0)
    subscription = subscribe { [weak self] in self?.objectWillChange() }
  }

  override func stop() {
    subscription = nil
    changes = nil
  }

  private var name: String { TypeNames.short(type(of: object)) }

  /// The attribute that counts the changes; nil while the source is unused.
  var origin: AnyAttribute? { changes?.erased }

  /// Makes the running rule depend on all changes of the object.
  func depend() {
    _ = changes?.wrappedValue
  }

  /// Makes the running rule depend on all changes of the object; does nothing outside an update of the graph.
  func dependInUpdate() {
    if let changes, changes.exists, changes.isGraphUpdating { _ = changes.wrappedValue }
  }

  private nonisolated func objectWillChange() {
    if StateWrites.isOnMainActor {
      MainActor.assumeIsolated { note() }
    } else {
      noteFromElsewhere()
    }
  }

  /// Records a change.
  ///
  /// Readers are marked now, and read the object when the host updates, which is after the change.
  fileprivate func note() {
    guard let changes, let writes else { return }
    writes.perform(on: changes.erased, event: "\(name): it published a change") {
      if changes.exists { changes.wrappedValue &+= 1 }
    }
  }
}

// MARK: - Changes on other threads

extension ObservedSource {
  /// The number of further checks for a change that another thread announced.
  ///
  /// The delay doubles with each check, from one millisecond. After about two seconds the change counts as not made, as when a
  /// property is set to its present value.
  private static let greatestTurn = 11

  /// Records a change that another thread announces and is about to make.
  ///
  /// The completion of the change isn't announced, so the properties are polled until one of them has a new value. Readers are
  /// then marked again, in case they read too early, and the warning names that property.
  private nonisolated func noteFromElsewhere() {
    let properties = publishedProperties()
    DispatchQueue.main.async { self.settle(properties, turn: 0) }
  }

  private func settle(_ properties: PublishedProperties, turn: Int) {
    let changed = properties.firstChanged
    if turn == 0 || changed != nil { note() }
    if changed == nil, turn < ObservedSource.greatestTurn, !properties.isEmpty {
      return DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1 << turn)) {
        self.settle(properties, turn: turn + 1)
      }
    }
    Warning.report(
      "\(name).\(changed ?? "objectWillChange"): a change was published on a background thread; views are"
        + " updated later on the main thread; publish there, for example with receive(on: DispatchQueue.main)"
    )
  }

  private nonisolated func publishedProperties() -> PublishedProperties {
    PublishedProperties(of: object)
  }
}

/// A snapshot of the published properties of an object.
///
/// Each is read through its publisher, which is safe on any thread.
private struct PublishedProperties: @unchecked Sendable {
  private var properties: [(name: String, hasChanged: () -> Bool)] = []

  init(of object: any ObservableObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children {
        guard let property = child.value as? any PublishedProperty, let label = child.label else { continue }
        properties.append((String(label.drop { $0 == "_" }), property.changeDetector()))
      }
      mirror = level.superclassMirror
    }
  }

  var isEmpty: Bool { properties.isEmpty }

  /// The name of the first property whose value has changed since the snapshot; nil if there is none.
  var firstChanged: String? { properties.first { $0.hasChanged() }?.name }
}

private protocol PublishedProperty {
  /// Returns a closure that reports whether the property's value has changed since this call.
  func changeDetector() -> () -> Bool
}

extension Published: PublishedProperty {
  fileprivate func changeDetector() -> () -> Bool {
    // The copy shares the publisher.
    var copy = self
    let publisher = copy.projectedValue
    func value() -> Value? {
      var value: Value?
      publisher.sink { value = $0 }.cancel()
      return value
    }
    let before = value()
    return { !ValueComparison.areEqual(before, value()) }
  }
}
