import Foundation

/// The values that a scale covers: a range, an array of categories, or values inferred from the data.
///
/// Source: documented, developer.apple.com/documentation/charts/scaledomain.
public protocol ScaleDomain {
  /// The domain as scales read it; not to be implemented.
  var _scaleDomain: _ScaleDomainStorage { get }
}

/// A domain in a form that all types share; used only by the module.
public nonisolated struct _ScaleDomainStorage {
  /// The values, in order; nil if they are inferred.
  var values: [Datum]?
  var includesZero: Bool?
  var isReversed = false
  /// Changes the inferred values.
  var modify: ((inout [Datum]) -> Void)?
}

/// A domain that is inferred from the data.
public nonisolated struct AutomaticScaleDomain: ScaleDomain {
  /// The domain as scales read it.
  public let _scaleDomain: _ScaleDomainStorage
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain inferred from the data.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// Returns the domain inferred from the data.
  ///
  /// `includesZero` is true for numbers if nil; `reversed` swaps the ends, and is false if nil.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _scaleDomain: _ScaleDomainStorage(includesZero: includesZero, isReversed: reversed ?? false))
  }

  /// Returns the domain inferred from the data, changed by a closure: the two ends of numbers or dates, or all categories.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain modify: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _scaleDomain: _ScaleDomainStorage(includesZero: includesZero, isReversed: reversed ?? false) { data in
        var values = data.compactMap { DataValue(datum: $0) }
        modify(&values)
        data = values.map(\.datum)
      })
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The two ends.
  public var _scaleDomain: _ScaleDomainStorage {
    _ScaleDomainStorage(values: [lowerBound.datum, upperBound.datum])
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// The two ends.
  public var _scaleDomain: _ScaleDomainStorage {
    _ScaleDomainStorage(values: [lowerBound.datum, upperBound.datum])
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The categories in order; of numbers and dates, the first and the last are the two ends.
  public var _scaleDomain: _ScaleDomainStorage { _ScaleDomainStorage(values: map(\.datum)) }
}
