import Synchronization

/// The names of observable properties in messages and pictures: `Model.count`.
///
/// A name is looked up once per program, not once per graph: the lookup reads the program's file, and a server that draws pictures creates
/// a graph for each.
enum PropertyNames {
  private static let known = Mutex<[Key: String]>([:])

  /// A key path as a key of a table that several threads use; key paths are immutable.
  private struct Key: Hashable, @unchecked Sendable {
    let keyPath: AnyKeyPath
  }

  /// Returns the object's type and the property's name; if the program was stripped of its symbols, the types of both.
  static func name(of keyPath: AnyKeyPath) -> String {
    let key = Key(keyPath: keyPath)
    if let name = known.withLock({ $0[key] }) { return name }
    let name = find(keyPath)
    known.withLock { $0[key] = name }
    return name
  }

  private static func find(_ keyPath: AnyKeyPath) -> String {
    let types = type(of: keyPath)
    let root = "\(types.rootType)"
    let description = keyPath.debugDescription
    // The description of a stored property contains its name. The description of a computed property, such as an observable object
    // has, contains the address of its code.
    guard let start = description.end(of: "<computed 0x"),
      let address = UInt(description[start...].prefix { $0.isHexDigit }, radix: 16)
    else {
      return description.hasPrefix("\\") ? String(description.dropFirst()) : root
    }
    guard let symbol = ProgramSymbols.name(at: address), let name = property(in: symbol) else {
      return "\(root) (\(types.valueType))"
    }
    return "\(root).\(name)"
  }

  /// Returns the property's name from “key path getter for Module.Model.count : Int : Module.Model”.
  private static func property(in symbol: String) -> Substring? {
    guard symbol.hasPrefix("key path getter for "), let end = symbol.end(of: " : ") else { return nil }
    let path = symbol[..<symbol.index(end, offsetBy: -3)]
    return path.split(separator: ".").last
  }
}

extension String {
  /// Returns the end of the first occurrence of a text; nil if there is none.
  fileprivate func end(of text: String) -> Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
