import Foundation
package import TrellisBus
import TrellisDisplayList

/// The app on the accessibility bus: the objects that screen readers read, and the events that they follow.
///
/// The objects of a window are those of its accessibility tree. They are made when the window is added, and follow the tree with each
/// ``update(_:)``. Calls are answered on the main queue, between frames.
@MainActor package final class AccessibilityBus {
  let application = AccessibleObject("root", .application, in: nil)
  /// The object of the registry, which is the application's parent.
  private(set) var desktop: BusValue
  /// The number that the registry gave the application.
  var number: Int32 = 0
  /// The element with the reader's focus.
  private(set) var focused: AccessibleObject?
  /// The object with the keyboard's focus at the last report.
  private var keyboardFocus: AccessibleObject?
  /// The ids of the objects for which the program asked for the reader's focus at the last report.
  private var requestedBefore: Set<String> = []
  let connection: BusConnection
  private(set) var objects: [String: AccessibleObject] = [:]
  private var count = 0

  /// Serves the objects of the app on a connection.
  package init(_ connection: BusConnection) {
    self.connection = connection
    desktop = .structure([.string(""), .path(AccessibleObject.nullPath)])
    objects[application.id] = application
    connection.serve { [weak self, connection] call in
      Task { @MainActor in
        if let self {
          self.handle(call)
        } else {
          connection.refuse(call, "UnknownObject", "the app has ended")
        }
      }
    }
  }

  /// Tells the registry about the app; readers find it from then on.
  package func join() {
    connection.send(
      "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Socket", "Embed",
      [reference(application)]
    ) { [weak self] reply in
      guard let parent = try? reply.get().first else { return }
      Task { @MainActor in self?.desktop = parent }
    }
  }

  /// Leaves the bus.
  package func leave() { connection.close() }

  /// Returns the reference to an object.
  func reference(_ object: AccessibleObject) -> BusValue {
    .structure([.string(connection.name), .path(object.path)])
  }

  /// The reference to no object.
  var nothing: BusValue { .structure([.string(connection.name), .path(AccessibleObject.nullPath)]) }

  // MARK: Windows

  /// Adds a window.
  package func add(_ window: any AccessibleWindow) {
    let object = AccessibleObject(newID(), .window(window), in: application)
    objects[object.id] = object
    application.children.append(object)
    compare(object, isNew: true)
    emitChildren(of: application, object, at: application.children.count - 1, isAdded: true)
    emitWindow("Create", object)
    reportAll(in: object)
  }

  /// Removes a window.
  package func remove(_ window: any AccessibleWindow) {
    guard let index = application.children.firstIndex(where: { $0.window === window }) else { return }
    let object = application.children.remove(at: index)
    for gone in object.all { forget(gone) }
    emitWindow("Destroy", object)
    emitChildren(of: application, object, at: index, isAdded: false)
  }

  /// Compares the objects of a window with its tree, and reports what has changed.
  package func update(_ window: any AccessibleWindow) {
    guard let object = application.children.first(where: { $0.window === window }) else { return }
    compare(object)
    reportAll(in: object)
  }

  /// Compares the objects of a window with its tree, and reports those that came and went, unless the window is new.
  private func compare(_ object: AccessibleObject, isNew: Bool = false) {
    guard let window = object.window else { return }
    var changes: [AccessibleObject.ChildrenChange] = []
    let before = object.all.dropFirst().map { ($0, $0.name, $0.node?.value, $0.node?.numericValue) }
    object.setChildren(window.accessibilityTree.nodes, makeID: newID, changes: &changes)
    for change in changes {
      if !isNew { emitChildren(of: change.parent, change.child, at: change.index, isAdded: change.isAdded) }
      for item in change.child.all {
        if change.isAdded { objects[item.id] = item } else { forget(item) }
      }
    }
    for (item, name, value, range) in before where objects[item.id] != nil {
      if item.name != name { emitProperty("accessible-name", item, .string(item.name)) }
      if item.node?.numericValue != range || item.node?.value != value {
        emitProperty("accessible-value", item, .double(item.node?.numericValue?.number ?? 0))
      }
    }
  }

  /// Reports the focus, the states and the texts of a window's objects that have changed since the last report.
  private func reportAll(in window: AccessibleObject) {
    let all = window.all
    if window.reportedName != window.name {
      if window.reportedName != nil { emitProperty("accessible-name", window, .string(window.name)) }
      window.reportedName = window.name
    }
    moveFocus(in: window, all)
    for item in all { report(item) }
  }

  /// Takes steps towards a number, at most a hundred; returns whether the number of an object has changed.
  func step(_ object: AccessibleObject, _ kind: AccessibilityNode.Action.Kind, to number: Double) -> Bool {
    guard let window = object.window, let first = object.node?.numericValue?.number else { return false }
    let isUp = kind == .increment
    // Each step is a frame, after which the object has its new number.
    for _ in 0..<100 {
      guard let before = object.node?.numericValue?.number, isUp ? before < number : before > number,
        let action = object.node?.action(kind)
      else { break }
      window.perform(action.number)
      window.showFrame()
      update(window)
      guard let after = object.node?.numericValue?.number, after != before else { break }
      // The step went too far: the number before was nearer.
      if abs(after - number) > abs(before - number),
        let back = object.node?.action(isUp ? .decrement : .increment)
      {
        window.perform(back.number)
        window.showFrame()
        update(window)
        break
      }
    }
    return object.node?.numericValue?.number != first
  }

  private func newID() -> String {
    count += 1
    return "\(count)"
  }

  private func forget(_ object: AccessibleObject) {
    objects[object.id] = nil
    if focused === object { focused = nil }
    if keyboardFocus === object { keyboardFocus = nil }
  }

  // MARK: Changes

  private func moveFocus(in window: AccessibleObject, _ present: [AccessibleObject]) {
    guard let screen = window.window, screen.isAccessibilityActive else { return }
    let new = screen.focusFrame.flatMap { frame in
      let controls = present.filter { $0.node?.isControl == true }
      // The focused view's element is in it, or has its frame, or is a control of which the view is a part.
      return controls.last { frame.insetBy(dx: -1, dy: -1).contains($0.frame) }
        ?? present.last { $0.node != nil && $0.frame == frame }
        ?? controls.last { $0.frame.contains(CGPoint(x: frame.midX, y: frame.midY)) }
    }
    let requested = present.filter { $0.node?.focus?.isFocused == true }
    let added = requested.filter { !requestedBefore.contains($0.id) }
    requestedBefore = Set(requested.map(\.id))
    let isMoved = new !== keyboardFocus
    keyboardFocus = new
    if let target = added.first {
      // The program moves the reader's focus, also if the keyboard's focus moves at the same time.
      setFocus(target)
      endFocus(of: requested, except: target, in: screen)
    } else if isMoved || requested.isEmpty {
      setFocus(new)
      endFocus(of: requested, except: new, in: screen)
      if let focus = new?.node?.focus, !focus.isFocused { screen.perform(focus.gained) }
    }
  }

  /// Tells the program that elements don't have the focus, unless the same property stands for the element that has it.
  private func endFocus(
    of elements: [AccessibleObject], except focused: AccessibleObject?, in screen: any AccessibleWindow
  ) {
    let kept = focused?.node?.focus?.lost
    for lost in Set(elements.compactMap { $0.node?.focus?.lost }).sorted() where lost != kept {
      screen.perform(lost)
    }
  }

  /// Gives the reader's focus to an object, and reports it.
  private func setFocus(_ new: AccessibleObject?) {
    guard new !== focused else { return }
    let old = focused
    focused = new
    if let old { report(old) }
    if let new {
      report(new)
      emit("Focus", "Focus", new, "", 0, 0, .int32(0))
    }
  }

  /// Reports the states and the text of an object that have changed since the last report.
  private func report(_ object: AccessibleObject) {
    let states = object.currentStates(focus: focused)
    if states != object.states {
      let changed = states.symmetricDifference(object.states)
      let isNew = object.states.isEmpty
      object.states = states
      for (state, name) in AccessibleStates.names where changed.contains(state) && !isNew {
        emit("Object", "StateChanged", object, name, states.contains(state) ? 1 : 0, 0, .int32(0))
        if state == .active { emitWindow(states.contains(state) ? "Activate" : "Deactivate", object) }
        if state == .selected, let list = object.parent {
          emit("Object", "SelectionChanged", list, "", 0, 0, .int32(0))
        }
      }
      if isNew, states.contains(.focused) {
        emit("Object", "StateChanged", object, "focused", 1, 0, .int32(0))
      }
      if isNew, states.contains(.active) { emitWindow("Activate", object) }
    }
    let editing = object.currentEditing()
    defer { object.editing = editing }
    guard let editing, let old = object.editing, object.editingAction != nil, editing != old else { return }
    if editing.text != old.text { emitTextChange(from: old.text, to: editing.text, of: object) }
    if editing.caret != old.caret || editing.text != old.text {
      emit(
        "Object", "TextCaretMoved", object, "", Int32(editing.text.scalars(in: editing.caret)), 0, .int32(0))
    }
    if editing.selection != old.selection, !editing.selection.isEmpty || !old.selection.isEmpty {
      emit("Object", "TextSelectionChanged", object, "", 0, 0, .int32(0))
    }
  }
}
