public import Trellis

/// A type that describes a chart for screen readers.
///
/// Source: documented, developer.apple.com/documentation/swiftui/axchartdescriptorrepresentable.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Returns the description.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the description for a new value of the type.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes a view as a chart.
  ///
  /// Screen readers speak the title, or "Chart"; then the summary, or a text about the axes and the series. Audio graphs don't
  /// exist here, so single points aren't spoken.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R)
    -> some View
  {
    modifier(ChartDescriptorModifier(representable: representable))
  }
}

nonisolated struct ChartDescriptorModifier<R: AXChartDescriptorRepresentable>: ViewModifier {
  let representable: R
  @State private var known = KnownDescriptor()

  @MainActor func body(content: Content) -> some View {
    let descriptor = known.descriptor(of: representable)
    content.accessibilityLabel(descriptor.title ?? "Chart")
      .accessibilityHint(descriptor.summary ?? descriptor.text)
  }
}

/// The description that a representable made first, and updates afterwards.
@MainActor
private final class KnownDescriptor {
  private var descriptor: AXChartDescriptor?

  nonisolated init() {}

  func descriptor(of representable: some AXChartDescriptorRepresentable) -> AXChartDescriptor {
    if let descriptor {
      representable.updateChartDescriptor(descriptor)
      return descriptor
    }
    let made = representable.makeChartDescriptor()
    descriptor = made
    return made
  }
}

extension AXChartDescriptor {
  /// A text about the axes and the series.
  var text: String {
    var sentences = [xAxis.text]
    if let yAxis { sentences.append(yAxis.text) }
    for axis in additionalAxes ?? [] { sentences.append(axis.text) }
    for series in series {
      let name = series.name.flatMap { $0.isEmpty ? nil : $0 } ?? "Series"
      let count = series.dataPoints.count
      sentences.append("\(name): \(count) \(count == 1 ? "point" : "points")")
    }
    return sentences.joined(separator: ". ") + "."
  }
}

extension AXDataAxisDescriptor {
  /// The title and the extent.
  fileprivate var text: String {
    switch self {
    case let axis as AXNumericDataAxisDescriptor:
      let describe = axis.valueDescriptionProvider
      return "\(title): \(describe(axis.range.lowerBound)) to \(describe(axis.range.upperBound))"
    case let axis as AXCategoricalDataAxisDescriptor:
      return "\(title): \(axis.categoryOrder.joined(separator: ", "))"
    default: return title
    }
  }
}
