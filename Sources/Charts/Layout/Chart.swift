import Foundation
public import Trellis

/// A view of data as marks, with axes and a legend.
///
/// A chart fills the proposed space. Without a proposal, it is 300 points wide and 200 high.
///
/// Source: documented, developer.apple.com/documentation/charts/chart; the size without a proposal: ours.
public nonisolated struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for each identifiable element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with marks for each element, identified by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The marks, axes and legend.
  @MainActor public var body: some View { ChartHost(collector: MarkCollector.collect(content)) }
}

/// The marks of a chart with the settings of its environment.
struct ChartHost: View {
  let collector: MarkCollector
  @Environment(\.chart) private var configuration

  var body: some View {
    let model = ChartModel(collector, configuration)
    ChartSizing {
      ChartWithLegend(model: model) { ChartScroller(model: model) }
    }
    // Charts in annotations and overlays have settings of their own.
    .environment(\.chart, ChartConfiguration())
    .accessibilityElement(children: .contain)
    .modifier(ChartSummaryModifier(summary: ChartSummary(model)))
  }
}

/// A layout that gives a chart its size without a proposal.
nonisolated struct ChartSizing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
    }
  }
}
