import Foundation
import Synchronization
import _FoundationICU

/// A number formatter of ICU, which Linux's Foundation carries.
///
/// ICU has the data of CLDR for all languages: names of units, their plurals, and the preferred units of each region.
final class NumberFormat: Sendable {
  /// The result of formatting a number.
  struct Output {
    var string: String
    /// The range of the number in the string, in UTF-16 code units; nil if the string has no number.
    var number: Range<Int>?
    /// The formatted value, converted to the unit that the string has.
    var value: Double

    /// Returns the string with another text for the number; nil if the string has no number.
    func replacingNumber(by text: String) -> String? {
      guard let number else { return nil }
      let units = Array(string.utf16)
      return String(decoding: units[..<number.lowerBound], as: UTF16.self) + text
        + String(decoding: units[number.upperBound...], as: UTF16.self)
    }
  }

  /// `UNumberFormatter`s may be used by several threads at once.
  ///
  /// They are cached for the life of the process.
  nonisolated(unsafe) private let formatter: OpaquePointer

  private init(_ formatter: OpaquePointer) { self.formatter = formatter }

  private struct Key: Hashable {
    var skeleton: String
    var locale: String
  }

  private static let cache = Mutex<[Key: NumberFormat?]>([:])

  /// Returns a formatter for a skeleton of ICU; nil if ICU doesn't know the unit in the skeleton.
  static func named(_ skeleton: String, in locale: Locale) -> NumberFormat? {
    let key = Key(skeleton: skeleton, locale: locale.identifier)
    return cache.withLock { cache in
      if let known = cache[key] { return known }
      let new = open(skeleton, locale.identifier(.icu))
      // The number of skeletons in a program is small, except if it makes them of values.
      if cache.count > 500 { cache = [:] }
      cache[key] = .some(new)
      return new
    }
  }

  private static func open(_ skeleton: String, _ locale: String) -> NumberFormat? {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
    guard status.isSuccess, let formatter else { return nil }
    return NumberFormat(formatter)
  }

  deinit { swift_unumf_close(formatter) }

  /// Returns a value as a string; nil if ICU can't convert the unit.
  func format(_ value: Double) -> Output? {
    var status = U_ZERO_ERROR
    guard let result = swift_unumf_openResult(&status), status.isSuccess else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.isSuccess, let string = ICU.string({ swift_unumf_resultToString(result, $0, $1, &$2) })
    else {
      return nil
    }
    var digits = [CChar](repeating: 0, count: 400)
    let count = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
    let decimal = String(
      decoding: digits.prefix(Int(max(0, count))).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return Output(string: string, number: Self.numberRange(of: result), value: Double(decimal) ?? value)
  }

  /// Returns the range of all fields of the first number.
  private static func numberRange(of result: OpaquePointer) -> Range<Int>? {
    var status = U_ZERO_ERROR
    guard let position = swift_ucfpos_open(&status), status.isSuccess else { return nil }
    defer { swift_ucfpos_close(position) }
    guard let value = swift_unumf_resultAsValue(result, &status) else { return nil }
    let unitFields = [UNUM_MEASURE_UNIT_FIELD, UNUM_COMPACT_FIELD].map { Int32(bitPattern: $0.rawValue) }
    var range: Range<Int>?
    while swift_ufmtval_nextPosition(value, position, &status) != 0, status.isSuccess {
      guard swift_ucfpos_getCategory(position, &status) == Int32(UFIELD_CATEGORY_NUMBER.rawValue),
        !unitFields.contains(swift_ucfpos_getField(position, &status))
      else { continue }
      var (start, end) = (Int32(0), Int32(0))
      swift_ucfpos_getIndexes(position, &start, &end, &status)
      range = min(range?.lowerBound ?? Int(start), Int(start))..<max(range?.upperBound ?? Int(end), Int(end))
    }
    return range
  }
}

/// Helpers for ICU's C interface.
enum ICU {
  /// Returns the string that a function writes into a buffer of UTF-16 code units; nil on failure.
  static func string(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var buffer = [UInt16](repeating: 0, count: 128)
    var status = U_ZERO_ERROR
    var count = write(&buffer, Int32(buffer.count), &status)
    if status == U_BUFFER_OVERFLOW_ERROR {
      buffer = [UInt16](repeating: 0, count: Int(count) + 1)
      status = U_ZERO_ERROR
      count = write(&buffer, Int32(buffer.count), &status)
    }
    guard status.isSuccess, count >= 0 else { return nil }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }
}

extension UErrorCode {
  /// Whether a function has succeeded, perhaps with a warning.
  var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}
