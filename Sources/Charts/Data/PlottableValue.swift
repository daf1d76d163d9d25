public import Foundation
public import Trellis
public import TrellisFoundation

/// A labelled value of a mark.
///
/// The label names the value for axes, legends and screen readers. A value may cover a range: the time of a calendar component,
/// a bin, or a range of numbers.
///
/// Source: documented, developer.apple.com/documentation/charts/plottablevalue.
public nonisolated struct PlottableValue<Value: Plottable> {
  let label: ChartLabel
  let lower: Datum
  /// The end of the range that the value covers, or nil for a single value.
  let upper: Datum?

  init(_ label: ChartLabel, _ lower: Datum, _ upper: Datum? = nil) {
    (self.label, self.lower, self.upper) = (label, lower, upper)
  }

  var position: AxisPosition {
    if let upper { return .range(lower, upper) }
    return .value(lower)
  }
}

extension PlottableValue {
  /// Returns a labelled value.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), value.datum)
  }

  /// Returns a labelled value.
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value)
    -> PlottableValue<Value>
  {
    PlottableValue(.string(String(label)), value.datum)
  }

  /// Returns a labelled value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(.text(label), value.datum)
  }

  /// Returns a labelled value.
  @_disfavoredOverload public static func value(_ labelResource: LocalizedStringResource, _ value: Value)
    -> PlottableValue<Value>
  {
    PlottableValue(.resource(labelResource), value.datum)
  }

  /// Returns a labelled range of values.
  @_disfavoredOverload public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(.key(labelKey), range.lowerBound.datum, range.upperBound.datum)
  }

  /// Returns a labelled range of values.
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>)
    -> PlottableValue<Value> where Value: Comparable
  {
    PlottableValue(.string(String(label)), range.lowerBound.datum, range.upperBound.datum)
  }

  /// Returns a labelled range of values.
  @_disfavoredOverload public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(.text(label), range.lowerBound.datum, range.upperBound.datum)
  }

  /// Returns a labelled range of values.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ range: Range<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(.resource(labelResource), range.lowerBound.datum, range.upperBound.datum)
  }

  /// Returns a labelled bin.
  @_disfavoredOverload public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>)
    -> PlottableValue<
      Value
    > where Value: Comparable
  {
    PlottableValue(.key(labelKey), range.lowerBound.datum, range.upperBound.datum)
  }

  /// Returns a labelled bin.
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>)
    -> PlottableValue<Value> where Value: Comparable
  {
    PlottableValue(.string(String(label)), range.lowerBound.datum, range.upperBound.datum)
  }

  /// Returns a labelled bin.
  @_disfavoredOverload public static func value(_ label: Text, _ range: ChartBinRange<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(.text(label), range.lowerBound.datum, range.upperBound.datum)
  }

  /// Returns a labelled bin.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(.resource(labelResource), range.lowerBound.datum, range.upperBound.datum)
  }
}

extension PlottableValue where Value == Date {
  private init(_ label: ChartLabel, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
    let span = CalendarSpans.span(of: unit, around: date, calendar)
    self.init(label, .date(span.lowerBound), .date(span.upperBound))
  }

  /// Returns the labelled time of a calendar component around a date: its day, its month, and so on.
  ///
  /// `calendar` is the user's if nil.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), date, unit, calendar)
  }

  /// Returns the labelled time of a calendar component around a date: its day, its month, and so on.
  ///
  /// `calendar` is the user's if nil.
  @_disfavoredOverload public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(.string(String(label)), date, unit, calendar)
  }

  /// Returns the labelled time of a calendar component around a date: its day, its month, and so on.
  ///
  /// `calendar` is the user's if nil.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(.text(label), date, unit, calendar)
  }

  /// Returns the labelled time of a calendar component around a date: its day, its month, and so on.
  ///
  /// `calendar` is the user's if nil.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(.resource(labelResource), date, unit, calendar)
  }
}
