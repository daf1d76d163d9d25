import Foundation

/// A type whose values a chart can plot.
///
/// A type of your own converts its values to a primitive type: a number, a `Date` or a `String`. An enumeration with raw values
/// needs no code.
///
/// Source: documented, developer.apple.com/documentation/charts/plottable.
public protocol Plottable {
  /// The type that represents the values: a number, `Date` or `String`.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The primitive value.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from a primitive one; nil if the primitive value represents none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that a chart plots without conversion: the numbers, `Date` and `String`.
///
/// Numbers are plotted as `Double`. Integers beyond 2⁵³ lose precision.
public protocol PrimitivePlottableProtocol: Plottable {
  /// The value as all primitive types share it; not to be implemented.
  var _plottedDatum: _PlottedDatum { get }
  /// Creates a value from the shared form; not to be implemented.
  init?(_plotted: _PlottedDatum)
}

extension Plottable where Self: PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates the value with a raw value; nil if there is none.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  var datum: Datum { primitivePlottable._plottedDatum.datum }

  init?(datum: Datum) {
    guard let primitive = PrimitivePlottable(_plotted: _PlottedDatum(datum)) else { return nil }
    self.init(primitivePlottable: primitive)
  }

  /// Whether the values of the type are categories.
  static var isCategory: Bool { PrimitivePlottable.self == String.self }
  /// Whether the values of the type are dates.
  static var isDate: Bool { PrimitivePlottable.self == Date.self }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number as `Double`.
  public var _plottedDatum: _PlottedDatum { _PlottedDatum(.number(Double(self))) }
  /// Creates the nearest integer; nil if the value isn't a finite number in the type's range.
  public init?(_plotted: _PlottedDatum) {
    guard let number = _plotted.datum.magnitude, let value = Self(exactly: number.rounded()) else {
      return nil
    }
    self = value
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number as `Double`.
  public var _plottedDatum: _PlottedDatum { _PlottedDatum(.number(Double(self))) }
  /// Creates the number; nil if the value isn't a number.
  public init?(_plotted: _PlottedDatum) {
    guard let number = _plotted.datum.magnitude else { return nil }
    self = Self(number)
  }
}
