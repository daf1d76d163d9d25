@_spi(Reflection) import Swift

/// The offsets and types of the views in a tuple type, cached by type.
@MainActor
struct TupleParts {
  private static var known: [ObjectIdentifier: [(offset: Int, type: any View.Type)]] = [:]

  /// Returns the views of a tuple type in order; for the type of a single view, that type.
  ///
  /// Traps if an element isn't a view.
  static func of<T>(_ tuple: T.Type) -> [(offset: Int, type: any View.Type)] {
    if let parts = known[ObjectIdentifier(tuple)] { return parts }
    var parts: [(offset: Int, type: any View.Type)] = []
    if let view = tuple as? any View.Type {
      parts = [(0, view)]
    } else {
      _ = _forEachField(of: tuple) { name, offset, type, _ in
        guard let view = type as? any View.Type else {
          preconditionFailure(
            "TupleView<\(tuple)>: element \(String(cString: name)) is of type \(type), which isn't a View")
        }
        parts.append((offset, view))
        return true
      }
    }
    known[ObjectIdentifier(tuple)] = parts
    return parts
  }
}
