import Combine
import Dispatch
import TrellisGraph

/// An observable object that views have declared: an attribute counts its changes.
@MainActor
final class ObservedSource: OutsideSource {
  private let subscribe: (@escaping @Sendable () -> Void) -> AnyCancellable
  // Changes that another thread announces are looked at there, just before that thread makes them.
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

  private var name: String { TypeRecord.of(type(of: object)).name }

  /// The attribute that counts the changes; nil while nobody uses the source.
  var origin: AnyAttribute? { changes?.erased }

  /// Makes what runs now depend on all changes of the object.
  func depend() {
    _ = changes?.wrappedValue
  }

  private nonisolated func objectWillChange() {
    if StateWrites.isOnMainActor {
      MainActor.assumeIsolated { note() }
    } else {
      noteFromElsewhere()
    }
  }

  /// Notes a change: readers are marked, and look at the object when the host asks, that is after the change.
  fileprivate func note() {
    guard let changes, let writes else { return }
    writes.perform(on: changes.erased, event: "\(name): it published a change") {
      if changes.exists { changes.wrappedValue &+= 1 }
    }
  }
}

// MARK: - Changes on other threads

extension ObservedSource {
  /// How often it is looked for a change that was announced elsewhere, each time after twice as long, from a millisecond on:
  /// after two seconds it counts as never made, as where a property is set to what it is.
  private static let greatestTurn = 11

  /// Notes a change that another thread announces, and is about to make.
  ///
  /// When it has made it nobody tells. So the properties are looked at until one has another value than before: then
  /// readers are marked again, in case they have looked too early, and the report has its name.
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
      "\(name).\(changed ?? "objectWillChange"): a change was published on another thread than the main one; views are"
        + " updated on the main one afterwards; publish there, as with receive(on: DispatchQueue.main)")
  }

  private nonisolated func publishedProperties() -> PublishedProperties {
    PublishedProperties(of: object)
  }
}

/// The published properties of an object, as they were at some moment.
///
/// Each is read through its publisher, which any thread may use.
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

  /// The name of the first that has another value by now; nil where none has.
  var firstChanged: String? { properties.first { $0.hasChanged() }?.name }
}

private protocol PublishedProperty {
  /// Tells whether the property has another value than now.
  func changeDetector() -> () -> Bool
}

extension Published: PublishedProperty {
  fileprivate func changeDetector() -> () -> Bool {
    // A copy shares the publisher.
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
