public import Foundation

// The primitive types of charts.

extension Int: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = Int
}

extension Int8: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = Int8
}

extension Int16: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = Int16
}

extension Int32: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = Int32
}

extension Int64: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = Int64
}

extension UInt: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = UInt
}

extension UInt8: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = UInt8
}

extension UInt16: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = UInt16
}

extension UInt32: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = UInt32
}

extension UInt64: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = UInt64
}

extension Double: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = Double
}

extension Float: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = Float
}

extension Decimal: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = Decimal
  /// The number as `Double`.
  public var _plottedDatum: _PlottedDatum {
    _PlottedDatum(.number(NSDecimalNumber(decimal: self).doubleValue))
  }
  /// Creates the number; nil if the value isn't a number.
  public init?(_plotted: _PlottedDatum) {
    guard let number = _plotted.datum.magnitude else { return nil }
    self.init(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = Date
  /// The seconds since the reference date.
  public var _plottedDatum: _PlottedDatum { _PlottedDatum(.date(timeIntervalSinceReferenceDate)) }
  /// Creates the date; nil if the value is a category.
  public init?(_plotted: _PlottedDatum) {
    guard let seconds = _plotted.datum.magnitude else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension String: PrimitivePlottableProtocol {
  /// The primitive type is the type itself.
  public typealias PrimitivePlottable = String
  /// The name of a category.
  public var _plottedDatum: _PlottedDatum { _PlottedDatum(.text(self)) }
  /// Creates the name; nil if the value isn't a category.
  public init?(_plotted: _PlottedDatum) {
    guard case .text(let text) = _plotted.datum else { return nil }
    self = text
  }
}
