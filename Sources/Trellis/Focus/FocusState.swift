import Dispatch
import TrellisGraph

/// Which of a view's fields has the focus: set by people, who move it, and by the program.
///
/// ```swift
/// @FocusState private var isNameFocused: Bool
/// TextField("Name", text: $name).focused($isNameFocused)
/// ```
/// With an optional value it tells several views apart. Setting it to what no view stands for leaves it at none.
///
/// Source: documented, developer.apple.com/documentation/swiftui/focusstate.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: LeftOut<Value>
  private var linked = LeftOut<FocusLocation<Value>?>(nil)

  /// Creates a state that is true while the view has the focus.
  public init() where Value == Bool { none = LeftOut(false) }

  /// Creates a state that is what the view stands for that has the focus, and nil while none has.
  public init<T>() where Value == T?, T: Hashable { none = LeftOut(nil) }

  /// What has the focus.
  public var wrappedValue: Value {
    get { linked.value?.get() ?? none.value }
    nonmutating set { linked.value?.wish(newValue) }
  }

  /// What ``View/focused(_:equals:)`` is given.
  public var projectedValue: Binding { Binding(none: none, location: linked) }

  /// A way to what has the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let none: LeftOut<Value>
    let location: LeftOut<FocusLocation<Value>?>

    init(none: LeftOut<Value>, location: LeftOut<FocusLocation<Value>?>) {
      (self.none, self.location) = (none, location)
    }

    /// What has the focus.
    public var wrappedValue: Value {
      get { location.value?.get() ?? none.value }
      nonmutating set { location.value?.wish(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: LinkedProperty {
  mutating func link(to slot: inout AnyObject?, in instance: ViewInstance, name: String) {
    if let known = slot as? FocusLocation<Value> {
      linked.value = known
    } else {
      let location = FocusLocation(
        instance.makeState(none.value, name: name), none: none.value, instance.inputs.context.focus)
      linked.value = location
      slot = location
    }
  }

  /// Nothing of the view has the focus.
  var isKnownUnbuilt: Bool { true }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] {
    [(slot as? FocusLocation<Value>)?.state.origin].compactMap(\.self)
  }
}

// It reaches the graph on the main actor.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// Where it is kept which of a view's fields has the focus.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  fileprivate let state: StateLocation<Value>
  private let none: Value
  private let focus: Focus

  fileprivate init(_ state: StateLocation<Value>, none: Value, _ focus: Focus) {
    (self.state, self.none, self.focus) = (state, none, focus)
  }

  func get() -> Value { state.get() }

  /// The focus came to the view that stands for a value.
  func note(_ value: Value) { if state.get() != value { state.set(value) } }

  /// The focus went from the view that stands for a value.
  func forget(_ value: Value) { if state.get() == value { state.set(none) } }

  /// Has the focus go to the view that stands for a value when the update is over; to none where none does.
  func wish(_ value: Value) {
    state.set(value)
    // The value is only compared, on the main actor.
    nonisolated(unsafe) let value = value
    guard StateWrites.isOnMainActor else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.wishLater(value) } }
      return
    }
    MainActor.assumeIsolated { wishLater(value) }
  }

  @MainActor private func wishLater(_ value: Value) {
    focus.wish { [self] focus in
      // A later wish counts.
      guard state.get() == value else { return }
      let isHere: (Responder) -> Bool = { responder in
        responder.focusNode?.path.contains {
          ($0 as? FocusedNode<Value>)?.stands(for: value, in: self) == true
        }
          ?? false
      }
      if value != none {
        let found = focus.candidates().filter(isHere)
        if let first = found.first(where: \.isEnabled) { return focus.move(to: first) }
        return state.set(none)
      }
      let isAnywhere = focus.holder?.focusNode?.path.contains {
        ($0 as? FocusedNode<Value>)?.isOf(self) == true
      }
      if isAnywhere == true { focus.move(to: nil) }
    }
  }
}

/// A view that stands for a value of a ``FocusState``.
final class FocusedNode<Value: Hashable>: FocusNode {
  private let read: @MainActor () -> (location: FocusLocation<Value>?, value: Value)
  private var last: (location: FocusLocation<Value>?, value: Value)?

  init(
    in outer: FocusNode?, _ read: @escaping @MainActor () -> (location: FocusLocation<Value>?, value: Value)
  ) {
    self.read = read
    super.init(in: outer)
  }

  func isOf(_ location: FocusLocation<Value>) -> Bool { read().location === location }

  func stands(for value: Value, in location: FocusLocation<Value>) -> Bool {
    let (own, ownValue) = read()
    return own === location && ownValue == value
  }

  override func focusDidCome() {
    let now = read()
    last = now
    now.location?.note(now.value)
  }

  override func focusDidGo() {
    guard let last else { return }
    last.location?.forget(last.value)
    self.last = nil
  }
}
