import Foundation

/// The text of a measurement, by the data of CLDR.
struct MeasurementText {
  var width: String
  var locale: Locale
  /// CLDR's name of the usage; nil keeps the unit.
  var usage: String?
  var hidesScaleName = false
  /// The text of a number; nil means the rounding that CLDR has for the usage.
  var number: ((Double) -> String)?

  /// Returns the text of a measurement.
  ///
  /// A unit that CLDR doesn't have is shown by its symbol.
  func string(_ value: Double, _ unit: Unit) -> String {
    guard let identifier = UnitIdentifiers.identifier(of: unit), value.isFinite else {
      return "\(numberString(value)) \(unit.symbol)"
    }
    let isConverted = usage != nil && !(unit is UnitDuration || unit is UnitInformationStorage)
    if isConverted, let text = string(value, identifier, usage: usage) { return text }
    return string(value, identifier, usage: nil) ?? "\(numberString(value)) \(unit.symbol)"
  }

  /// Returns the name of a unit, in the form for 0 of them.
  func name(of unit: Unit) -> String {
    guard let identifier = UnitIdentifiers.identifier(of: unit),
      let name = NumberFormat.named("unit/\(identifier) unit-width-\(width)", in: locale)?
        .format(0)?.replacingNumber(by: "")
    else { return unit.symbol }
    return name.trimmingCharacters(in: .whitespaces)
  }

  private func string(_ value: Double, _ unit: String, usage: String?) -> String? {
    let skeleton = "unit/\(unit) unit-width-\(width)" + (usage.map { " usage/\($0)" } ?? "")
    guard hidesScaleName || number != nil else {
      return NumberFormat.named(skeleton, in: locale)?.format(value)?.string
    }
    // The unit is chosen by the unrounded value.
    guard let exact = NumberFormat.named(skeleton + " precision-unlimited", in: locale)?.format(value) else {
      return nil
    }
    if hidesScaleName {
      let rounding = usage == nil ? "" : " precision-integer"
      let degrees = "measure-unit/temperature-generic unit-width-\(width)\(number == nil ? rounding : "")"
      return text(of: exact.value, degrees, showing: exact.value)
    }
    return text(of: value, skeleton, showing: exact.value)
  }

  /// Returns the text of a value, in which the number is in the style of this text.
  private func text(of value: Double, _ skeleton: String, showing shown: Double) -> String? {
    guard number != nil else { return NumberFormat.named(skeleton, in: locale)?.format(value)?.string }
    let digits = numberString(shown)
    // As many fraction digits as the style gives, because they determine the plural of the unit.
    let count = fractionDigits(of: digits)
    let precision = count == 0 ? " precision-integer" : " ." + String(repeating: "0", count: count)
    return NumberFormat.named(skeleton + precision, in: locale)?.format(value)?.replacingNumber(by: digits)
  }

  private func numberString(_ value: Double) -> String {
    number?(value) ?? FloatingPointFormatStyle<Double>(locale: locale).format(value)
  }

  private func fractionDigits(of string: String) -> Int {
    let separator = Character(locale.decimalSeparator ?? ".")
    guard let index = string.lastIndex(of: separator) else { return 0 }
    return string[index...].dropFirst().prefix { $0.isNumber }.count
  }
}
