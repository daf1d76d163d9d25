@_spi(Reflection) import Swift

/// The views of a tuple: where each stands in it, and of which type it is, looked up once for each type of tuple.
@MainActor
struct TupleParts {
  private static var known: [ObjectIdentifier: [(offset: Int, type: any View.Type)]] = [:]

  /// The views of a type of tuple, or the one that the type is, in their order.
  ///
  /// An element that is no view is a mistake of the program.
  static func of<T>(_ tuple: T.Type) -> [(offset: Int, type: any View.Type)] {
    if let parts = known[ObjectIdentifier(tuple)] { return parts }
    var parts: [(offset: Int, type: any View.Type)] = []
    if let view = tuple as? any View.Type {
      parts = [(0, view)]
    } else {
      _ = _forEachField(of: tuple) { name, offset, type, _ in
        guard let view = type as? any View.Type else {
          preconditionFailure(
            "TupleView<\(tuple)>: element \(String(cString: name)) is of type \(type), which is no View")
        }
        parts.append((offset, view))
        return true
      }
    }
    known[ObjectIdentifier(tuple)] = parts
    return parts
  }
}
