import Foundation

/// A JSON object of a case, read by key.
///
/// Errors name the line.
struct CaseObject {
  let line: Int
  private let values: [String: Any]

  init(line: String, number: Int) throws {
    self.line = number
    do {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      guard let object = value as? [String: Any] else {
        throw CaseFileError(line: number, "a case has to be a JSON object")
      }
      values = object
    } catch let error as CaseFileError {
      throw error
    } catch {
      throw CaseFileError(line: number, "this isn't JSON")
    }
  }

  private init(_ values: [String: Any], line: Int) {
    self.values = values
    self.line = line
  }

  func error(_ message: String) -> CaseFileError { CaseFileError(line: line, message) }

  private func value(_ key: String) -> Any? {
    let value = values[key]
    return value is NSNull ? nil : value
  }

  func string(_ key: String) throws -> String {
    guard let string = value(key) as? String else { throw error("“\(key)” has to be a string") }
    return string
  }

  func optionalString(_ key: String) throws -> String? {
    value(key) == nil ? nil : try string(key)
  }

  func bool(_ key: String) throws -> Bool {
    guard let number = value(key) else { return false }
    guard let bool = number as? Bool else { throw error("“\(key)” has to be true or false") }
    return bool
  }

  /// Returns a length; nil if the key is missing or null.
  func length(_ key: String) throws -> CGFloat? {
    try value(key).map { try length($0, key) }
  }

  private func length(_ value: Any, _ key: String) throws -> CGFloat {
    if let text = value as? String {
      switch text {
      case "inf": return .infinity
      case "-inf": return -.infinity
      case "nan": return .nan
      default: break
      }
    }
    guard let number = value as? NSNumber else { throw error("“\(key)” has to be a number or “inf”") }
    return CGFloat(number.doubleValue)
  }

  /// Returns two lengths, each of which may be null; nil if the key is missing or null.
  func lengths(_ key: String) throws -> (width: CGFloat?, height: CGFloat?)? {
    try value(key).map { try lengths($0, key) }
  }

  private func lengths(_ value: Any, _ key: String) throws -> (width: CGFloat?, height: CGFloat?) {
    guard let list = value as? [Any], list.count == 2 else { throw error("“\(key)” has to be two lengths") }
    let both = try list.map { $0 is NSNull ? nil : try length($0, key) }
    return (both[0], both[1])
  }

  func lengthsByName(_ key: String) throws -> [String: (width: CGFloat?, height: CGFloat?)] {
    guard let value = value(key) else { return [:] }
    guard let table = value as? [String: Any] else { throw error("“\(key)” has to be an object") }
    return try table.mapValues { try lengths($0, key) }
  }

  func rectangles(_ key: String) throws -> [String: CGRect] {
    guard let value = value(key) else { return [:] }
    guard let table = value as? [String: Any] else { throw error("“\(key)” has to be an object") }
    return try table.mapValues { try rectangle($0, key) }
  }

  func rectangleList(_ key: String) throws -> [CGRect] {
    guard let value = value(key) else { return [] }
    guard let list = value as? [Any] else { throw error("“\(key)” has to be a list") }
    return try list.map { try rectangle($0, key) }
  }

  private func rectangle(_ value: Any, _ key: String) throws -> CGRect {
    guard let list = value as? [Any], list.count == 4 else {
      throw error("“\(key)” has to hold rectangles: x, y, width, height")
    }
    let numbers = try list.map { try length($0, key) }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the least, the ideal and the greatest length.
  func range(_ key: String) throws -> LengthRange {
    guard let list = value(key) as? [Any], list.count == 3 else {
      throw error("“\(key)” has to be the least, the ideal and the greatest length")
    }
    let numbers = try list.map { try length($0, key) }
    return LengthRange(least: numbers[0], ideal: numbers[1], greatest: numbers[2])
  }

  func optionalObject(_ key: String) throws -> CaseObject? {
    guard let value = value(key) else { return nil }
    guard let object = value as? [String: Any] else { throw error("“\(key)” has to be an object") }
    return CaseObject(object, line: line)
  }

  func objects(_ key: String) throws -> [CaseObject] {
    guard let list = value(key) as? [Any] else { throw error("“\(key)” has to be a list of nodes") }
    return try list.map { value in
      guard let object = value as? [String: Any] else { throw error("“\(key)” has to be a list of nodes") }
      return CaseObject(object, line: line)
    }
  }
}
