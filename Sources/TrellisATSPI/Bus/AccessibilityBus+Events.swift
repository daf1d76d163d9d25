import TrellisBus

// The events that readers follow.

extension AccessibilityBus {
  func emit(
    _ kind: String, _ name: String, _ object: AccessibleObject, _ detail: String, _ first: Int32,
    _ second: Int32,
    _ value: BusValue
  ) {
    connection.emit(
      object.path, "org.a11y.atspi.Event.\(kind)", name,
      [.string(detail), .int32(first), .int32(second), .variant(value), .array(of: "{sv}", [])])
  }

  func emitChildren(
    of parent: AccessibleObject, _ child: AccessibleObject, at index: Int, isAdded: Bool
  ) {
    emit(
      "Object", "ChildrenChanged", parent, isAdded ? "add" : "remove", Int32(index), 0, reference(child))
  }

  func emitWindow(_ name: String, _ object: AccessibleObject) {
    emit("Window", name, object, "", 0, 0, .string(object.name))
  }

  func emitProperty(_ name: String, _ object: AccessibleObject, _ value: BusValue) {
    emit("Object", "PropertyChange", object, name, 0, 0, value)
  }

  /// Reports the part of a text that was replaced.
  func emitTextChange(from old: String, to new: String, of object: AccessibleObject) {
    let (a, b) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a[start...].reversed(), b[start...].reversed()).prefix { $0 == $1 }.count
    func part(_ scalars: [Unicode.Scalar]) -> (text: String, count: Int) {
      let range = start..<scalars.count - end
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[range])
      return (String(text), range.count)
    }
    for (name, part) in [("delete", part(a)), ("insert", part(b))] where part.count > 0 {
      emit("Object", "TextChanged", object, name, Int32(start), Int32(part.count), .string(part.text))
    }
  }

  /// Sends a text to the reader, which speaks it.
  package func announce(_ text: String, isImportant: Bool) {
    let windows = application.children
    guard let object = windows.first(where: { $0.window?.isAccessibilityActive == true }) ?? windows.first
    else {
      return
    }
    emit("Object", "Announcement", object, "", isImportant ? 2 : 1, 0, .string(text))
  }
}
