public import Foundation
public import Trellis

/// The axes of a dimension of a chart.
///
/// Source: documented, developer.apple.com/documentation/charts/axiscontent.
@MainActor @preconcurrency
public protocol AxisContent {
  /// Collects the groups of marks; not to be implemented.
  @MainActor static func _collectAxes(_ content: Self, _ inputs: _AxisInputs)
}

extension AxisContent {
  /// Returns the content unchanged.
  ///
  /// A layer would look the same: no effects apply to a whole axis, and its parts don't overlap.
  public nonisolated func compositingLayer() -> some AxisContent { self }
}

/// The collector of axes; used only by the module.
public nonisolated struct _AxisInputs {
  let collector: AxisCollector
}

nonisolated final class AxisCollector {
  var groups: [AxisGroup] = []
}

/// Marks of an axis at values.
nonisolated struct AxisGroup {
  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  var values: AxisMarkValues
  /// Collects the marks at a value; nil for the default marks.
  var marks: (@MainActor (_AxisMarkInputs) -> Void)?
  /// The stroke of the default marks' lines.
  var stroke: StrokeStyle?
  /// The text of the default marks' labels; nil for the value's own.
  var format: ((AxisValue) -> String)?
}

/// Marks of an axis: for each value, grid lines, ticks and labels.
///
/// Source: documented, developer.apple.com/documentation/charts/axismarks.
public nonisolated struct AxisMarks<Content: AxisMark>: AxisContent {
  private let group: AxisGroup

  /// Collects the group.
  @MainActor public static func _collectAxes(_ content: Self, _ inputs: _AxisInputs) {
    inputs.collector.groups.append(content.group)
  }

  /// Creates marks at values; the closure gets the value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    // Charts collect their axes on the main actor.
    nonisolated(unsafe) let content = content
    group = AxisGroup(preset: preset, position: position, values: values) {
      Content._collect(content($0.value), $0)
    }
  }

  /// Creates marks at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Creates marks at the values of an array; the closure gets the value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content)
  }

  /// Creates marks at the values of an array.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(values)) { _ in content() }
  }
}

extension AxisMarks where Content == AnyAxisMark {
  private init(defaults group: AxisGroup) { self.group = group }

  /// Creates the default marks at values.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(defaults: AxisGroup(preset: preset, position: position, values: values, stroke: stroke))
  }

  /// Creates the default marks at the values of an array.
  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }

  /// Creates the default marks, with labels in a format.
  public nonisolated init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      defaults: AxisGroup(preset: preset, position: position, values: values, stroke: stroke) {
        $0.as(Format.FormatInput.self).map { format.format($0) } ?? ""
      })
  }

  /// Creates the default marks at the values of an array, with labels in a format.
  public nonisolated init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }
}
