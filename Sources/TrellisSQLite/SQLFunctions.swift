import CSQLite
import Foundation
import TrellisFoundation

/// The functions and collations of SQL that predicates and sorting need.
enum SQLFunctions {
  static func register(in connection: OpaquePointer) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
    sqlite3_create_function_v2(
      connection, "swift_localizedStandardContains", 2, flags, nil,
      { context, _, values in SQLFunctions.test(context, values) { $0.localizedStandardContains($1) } }, nil,
      nil, nil)
    sqlite3_create_function_v2(
      connection, "swift_contains", 2, flags, nil,
      { context, _, values in SQLFunctions.test(context, values) { $0.contains($1) } }, nil, nil, nil)
    sqlite3_create_function_v2(
      connection, "swift_starts", 2, flags, nil,
      { context, _, values in SQLFunctions.test(context, values) { $0.starts(with: $1) } }, nil, nil, nil)
    sqlite3_create_collation_v2(
      connection, "swift_localizedStandard", SQLITE_UTF8, nil,
      { _, count, bytes, otherCount, otherBytes in
        SQLFunctions.order(count, bytes, otherCount, otherBytes) { $0.localizedStandardCompare($1).rawValue }
      }, nil)
    sqlite3_create_collation_v2(
      connection, "swift_localized", SQLITE_UTF8, nil,
      { _, count, bytes, otherCount, otherBytes in
        SQLFunctions.order(count, bytes, otherCount, otherBytes) { $0.localizedCompare($1).rawValue }
      }, nil)
    sqlite3_create_collation_v2(
      connection, "swift_lexical", SQLITE_UTF8, nil,
      { _, count, bytes, otherCount, otherBytes in
        if let order = SQLFunctions.orderOfASCII(count, bytes, otherCount, otherBytes) { return order }
        return SQLFunctions.order(count, bytes, otherCount, otherBytes) { $0 == $1 ? 0 : $0 < $1 ? -1 : 1 }
      }, nil)
  }

  private static func test(
    _ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?,
    _ isTrue: (String, String) -> Bool
  ) {
    guard let values, let text = self.text(values[0]), let part = self.text(values[1]) else {
      return sqlite3_result_null(context)
    }
    sqlite3_result_int(context, isTrue(text, part) ? 1 : 0)
  }

  private static func text(_ value: OpaquePointer?) -> String? {
    guard let bytes = sqlite3_value_text(value) else { return nil }
    return String(
      decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
  }

  /// Returns the order of two ASCII texts; nil if one has other characters.
  private static func orderOfASCII(
    _ count: Int32, _ bytes: UnsafeRawPointer?, _ otherCount: Int32, _ otherBytes: UnsafeRawPointer?
  ) -> Int32? {
    let one = UnsafeRawBufferPointer(start: bytes, count: Int(count))
    let other = UnsafeRawBufferPointer(start: otherBytes, count: Int(otherCount))
    guard one.allSatisfy({ $0 < 0x80 }), other.allSatisfy({ $0 < 0x80 }) else { return nil }
    let common = min(one.count, other.count)
    for index in 0..<common where one[index] != other[index] { return one[index] < other[index] ? -1 : 1 }
    return count == otherCount ? 0 : count < otherCount ? -1 : 1
  }

  private static func order(
    _ count: Int32, _ bytes: UnsafeRawPointer?, _ otherCount: Int32, _ otherBytes: UnsafeRawPointer?,
    _ compare: (String, String) -> Int
  ) -> Int32 {
    func string(_ bytes: UnsafeRawPointer?, _ count: Int32) -> String {
      String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }
    return Int32(compare(string(bytes, count), string(otherBytes, otherCount)))
  }
}
