import Foundation
import Trellis

/// The settings of modifiers around a chart.
nonisolated struct ChartConfiguration {
  enum AxisContentSetting {
    case automatic, hidden
    case custom(@MainActor (_AxisInputs) -> Void)
  }

  struct AxisTitle {
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
    var view: () -> AnyView
  }

  struct Axis {
    var content = AxisContentSetting.automatic
    var style: ((AnyView) -> AnyView)?
    var titles: [AxisTitle] = []
    var domain: _ScaleDomainStorage?
    var range: ScaleExtent?
    var type: ScaleType?
    /// The length of the visible part of the domain, if the axis scrolls.
    var visibleLength: Double?
    var isScrollable = false
    var scrollPosition: ChartBinding?
    var initialScrollPosition: Datum?
    var selection: ChartBinding?
    var rangeSelection: ChartRangeBinding?
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var view: (() -> AnyView)?
  }

  struct StyleScale {
    /// The styles of single values.
    var mapping: [(Datum, Any)] = []
    var domain: _ScaleDomainStorage?
    var range: _ScaleRangeStorage?
    var type: ScaleType?
    var function: ((Datum) -> Any?)?
  }

  var x = Axis()
  var y = Axis()
  var angleSelection: ChartBinding?
  var foreground = StyleScale()
  var symbol = StyleScale()
  var symbolSize = StyleScale()
  var lineStyle = StyleScale()
  var legend = Legend()
  var plotStyle: ((AnyView) -> AnyView)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var gesture: ((ChartProxy) -> AnyGesture<Void>)?
  var scrollTargets: (any ChartScrollTargetBehavior)?
}

/// Views in front of or behind a chart.
nonisolated struct ChartLayer {
  var alignment: Alignment
  var view: (ChartProxy) -> AnyView
}

/// A binding to an optional value of any plottable type.
nonisolated struct ChartBinding {
  var get: () -> Datum?
  var set: (Datum?) -> Void
}

/// A binding to an optional range of any plottable type.
nonisolated struct ChartRangeBinding {
  var set: ((Datum, Datum)?) -> Void
}

extension EnvironmentValues {
  private enum ChartKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
  }

  /// The settings for the charts inside.
  var chart: ChartConfiguration {
    get { self[ChartKey.self] }
    set { self[ChartKey.self] = newValue }
  }
}

extension View {
  nonisolated func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
    transformEnvironment(\.chart, transform: change)
  }
}
