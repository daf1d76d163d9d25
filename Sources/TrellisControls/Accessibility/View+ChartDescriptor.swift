public import Trellis

/// A type that describes a chart for screen readers.
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
  /// Gives a view the title and the summary of a description; the rest has no effect, as screen readers here have no audio graphs.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R)
    -> some View
  {
    modifier(ChartDescriptorModifier(representable: representable))
  }
}

nonisolated struct ChartDescriptorModifier<R: AXChartDescriptorRepresentable>: ViewModifier {
  let representable: R

  @MainActor func body(content: Content) -> some View {
    let descriptor = representable.makeChartDescriptor()
    if let summary = descriptor.summary {
      content.accessibilityLabel(descriptor.title ?? descriptor.xAxis.title).accessibilityHint(summary)
    } else {
      content.accessibilityLabel(descriptor.title ?? descriptor.xAxis.title)
    }
  }
}
