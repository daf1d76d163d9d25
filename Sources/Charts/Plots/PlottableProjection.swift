public import Foundation
public import Trellis
public import TrellisFoundation

/// A labelled property of the elements of a plot's collection, or a constant for all of them.
///
/// Source: documented, developer.apple.com/documentation/charts/plottableprojection.
public nonisolated struct PlottableProjection<DataElement, DataValue: Plottable> {
  let label: ChartLabel
  let lower: (DataElement) -> Datum
  /// The end of the range that the value covers, or nil for a single value.
  let upper: ((DataElement) -> Datum)?
  /// The reader of all elements' values as numbers; nil unless the projection is a property with a number or a date.
  var numbers: NumberReader<DataElement>?

  init(
    _ label: ChartLabel, _ lower: @escaping (DataElement) -> Datum, _ upper: ((DataElement) -> Datum)? = nil
  ) {
    (self.label, self.lower, self.upper) = (label, lower, upper)
  }

  /// Creates the projection of a property.
  init(_ label: ChartLabel, _ keyPath: KeyPath<DataElement, DataValue>) {
    self.init(label) { $0[keyPath: keyPath].datum }
    numbers = NumberReader(keyPath)
  }

  func position(_ element: DataElement) -> AxisPosition {
    upper.map { .range(lower(element), $0(element)) } ?? .value(lower(element))
  }
}

extension PlottableProjection {
  /// Returns a labelled property.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>) -> Self
  {
    Self(.key(labelKey), keyPath)
  }
  /// Returns a labelled constant.
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self {
    Self(.key(labelKey), { _ in value.datum })
  }
  /// Returns a labelled range between two properties.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.key(labelKey), { $0[keyPath: start].datum }, { $0[keyPath: end].datum })
  }
  /// Returns a labelled range between two constants.
  public static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue) -> Self {
    Self(.key(labelKey), { _ in start.datum }, { _ in end.datum })
  }

  /// Returns a labelled property.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.string(String(label)), keyPath)
  }
  /// Returns a labelled constant.
  @_disfavoredOverload public static func value(_ label: some StringProtocol, _ value: DataValue) -> Self {
    Self(.string(String(label)), { _ in value.datum })
  }
  /// Returns a labelled range between two properties.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.string(String(label)), { $0[keyPath: start].datum }, { $0[keyPath: end].datum })
  }
  /// Returns a labelled range between two constants.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
  ) -> Self {
    Self(.string(String(label)), { _ in start.datum }, { _ in end.datum })
  }

  /// Returns a labelled property.
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(.text(label), keyPath)
  }
  /// Returns a labelled constant.
  public static func value(_ label: Text, _ value: DataValue) -> Self {
    Self(.text(label), { _ in value.datum })
  }
  /// Returns a labelled range between two properties.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.text(label), { $0[keyPath: start].datum }, { $0[keyPath: end].datum })
  }
  /// Returns a labelled range between two constants.
  public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> Self {
    Self(.text(label), { _ in start.datum }, { _ in end.datum })
  }

  /// Returns a labelled property.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.resource(labelResource), keyPath)
  }
  /// Returns a labelled constant.
  @_disfavoredOverload public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue)
    -> Self
  { Self(.resource(labelResource), { _ in value.datum }) }
  /// Returns a labelled range between two properties.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.resource(labelResource), { $0[keyPath: start].datum }, { $0[keyPath: end].datum })
  }
  /// Returns a labelled range between two constants.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue
  ) -> Self {
    Self(.resource(labelResource), { _ in start.datum }, { _ in end.datum })
  }
}

extension PlottableProjection where DataValue == Date {
  /// Returns the labelled time of a calendar component around a date.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(
      .key(labelKey),
      { .date(CalendarSpans.span(of: unit, around: $0[keyPath: keyPath], calendar).lowerBound) },
      { .date(CalendarSpans.span(of: unit, around: $0[keyPath: keyPath], calendar).upperBound) })
  }
  /// Returns the labelled time of a calendar component around a constant date.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    let span = CalendarSpans.span(of: unit, around: date, calendar)
    return Self(.key(labelKey), { _ in .date(span.lowerBound) }, { _ in .date(span.upperBound) })
  }

  /// Returns the labelled time of a calendar component around a date.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(
      .string(String(label)),
      { .date(CalendarSpans.span(of: unit, around: $0[keyPath: keyPath], calendar).lowerBound) },
      { .date(CalendarSpans.span(of: unit, around: $0[keyPath: keyPath], calendar).upperBound) })
  }
  /// Returns the labelled time of a calendar component around a constant date.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    let span = CalendarSpans.span(of: unit, around: date, calendar)
    return Self(.string(String(label)), { _ in .date(span.lowerBound) }, { _ in .date(span.upperBound) })
  }

  /// Returns the labelled time of a calendar component around a date.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(
      .text(label),
      { .date(CalendarSpans.span(of: unit, around: $0[keyPath: keyPath], calendar).lowerBound) },
      { .date(CalendarSpans.span(of: unit, around: $0[keyPath: keyPath], calendar).upperBound) })
  }
  /// Returns the labelled time of a calendar component around a constant date.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    let span = CalendarSpans.span(of: unit, around: date, calendar)
    return Self(.text(label), { _ in .date(span.lowerBound) }, { _ in .date(span.upperBound) })
  }

  /// Returns the labelled time of a calendar component around a date.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(
      .resource(labelResource),
      { .date(CalendarSpans.span(of: unit, around: $0[keyPath: keyPath], calendar).lowerBound) },
      { .date(CalendarSpans.span(of: unit, around: $0[keyPath: keyPath], calendar).upperBound) })
  }
  /// Returns the labelled time of a calendar component around a constant date.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    let span = CalendarSpans.span(of: unit, around: date, calendar)
    return Self(.resource(labelResource), { _ in .date(span.lowerBound) }, { _ in .date(span.upperBound) })
  }
}
