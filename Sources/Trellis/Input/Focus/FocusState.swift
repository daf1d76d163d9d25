import Dispatch
import TrellisGraph

/// A property for the focused field of a view, set when the user moves the focus, and by the program.
///
/// ```swift
/// @FocusState private var isNameFocused: Bool
/// TextField("Name", text: $name).focused($isNameFocused)
/// ```
/// A state with an optional value distinguishes several views. Setting the state to a value that no view is bound to leaves no
/// field focused.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Untracked<Value>
  private var linked = Untracked<FocusLocation<Value>?>(nil)

  /// Creates a state that is true while its view has the focus.
  public init() where Value == Bool { none = Untracked(false) }

  /// Creates a state with the value of the focused view, or nil if none is focused.
  public init<T>() where Value == T?, T: Hashable { none = Untracked(nil) }

  /// The value of the focused view.
  public var wrappedValue: Value {
    get { linked.value?.get() ?? none.value }
    nonmutating set { linked.value?.request(newValue) }
  }

  /// The binding for ``View/focused(_:equals:)``.
  public var projectedValue: Binding { Binding(none: none, location: linked) }

  /// A binding to the value of the focused view.
  @propertyWrapper
  public struct Binding {
    fileprivate let none: Untracked<Value>
    let location: Untracked<FocusLocation<Value>?>

    init(none: Untracked<Value>, location: Untracked<FocusLocation<Value>?>) {
      (self.none, self.location) = (none, location)
    }

    /// The value of the focused view.
    public var wrappedValue: Value {
      get { location.value?.get() ?? none.value }
      nonmutating set { location.value?.request(newValue) }
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

  /// True: in a newly built view nothing is focused.
  var isKnownUnbuilt: Bool { true }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] {
    [(slot as? FocusLocation<Value>)?.state.origin].compactMap(\.self)
  }
}

// Accesses reach the graph on the main actor.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// The storage of a focus state.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  fileprivate let state: StateLocation<Value>
  private let none: Value
  private let focus: Focus

  fileprivate init(_ state: StateLocation<Value>, none: Value, _ focus: Focus) {
    (self.state, self.none, self.focus) = (state, none, focus)
  }

  func get() -> Value { state.get() }

  /// Records that the view bound to a value got the focus.
  func note(_ value: Value) { if state.get() != value { state.set(value) } }

  /// Records that the view bound to a value lost the focus.
  func forget(_ value: Value) { if state.get() == value { state.set(none) } }

  /// Moves the focus to the view bound to a value, after the update; removes the focus if there is no such view.
  func request(_ value: Value) {
    state.set(value)
    // The value is used only for a comparison, and only on the main actor.
    nonisolated(unsafe) let value = value
    guard StateWrites.isOnMainActor else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.requestLater(value) } }
      return
    }
    MainActor.assumeIsolated { requestLater(value) }
  }

  @MainActor private func requestLater(_ value: Value) {
    focus.request { [self] focus in
      // A later request overrides this one.
      guard state.get() == value else { return }
      let isHere: (any Focusable) -> Bool = { responder in
        responder.focusNode?.path.contains {
          ($0 as? FocusedNode<Value>)?.matches(value, in: self) == true
        }
          ?? false
      }
      if value != none {
        let found = focus.candidates().filter(isHere)
        if let first = found.first(where: { $0.isEnabled }) { return focus.move(to: first) }
        return state.set(none)
      }
      let isAnywhere = focus.holder?.focusNode?.path.contains {
        ($0 as? FocusedNode<Value>)?.isOf(self) == true
      }
      if isAnywhere == true { focus.move(to: nil) }
    }
  }
}

/// The focus node of a view that is bound to a value of a ``FocusState``.
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

  func matches(_ value: Value, in location: FocusLocation<Value>) -> Bool {
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
