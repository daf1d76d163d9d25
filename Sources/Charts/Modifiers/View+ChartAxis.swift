import Trellis

/// A key path to a chart's settings of an axis.
typealias AxisSetting = WritableKeyPath<ChartConfiguration, ChartConfiguration.Axis>

extension View {
  /// Sets the domain, range and type of a position scale; nil leaves a part as it is.
  nonisolated func chartScale(
    _ axis: AxisSetting, domain: _ScaleDomainStorage? = nil, range: _ScaleRangeStorage? = nil,
    type: ScaleType? = nil
  ) -> some View {
    chart {
      if let domain { $0[keyPath: axis].domain = domain }
      if let range { $0[keyPath: axis].range = range.extent }
      if let type { $0[keyPath: axis].type = type }
    }
  }

  /// Shows or hides an axis.
  nonisolated func chartAxis(_ axis: AxisSetting, _ visibility: Visibility) -> some View {
    chart { chart in
      if visibility == .hidden {
        chart[keyPath: axis].content = .hidden
      } else if case .hidden = chart[keyPath: axis].content {
        chart[keyPath: axis].content = .automatic
      }
    }
  }

  /// Sets the axes of a dimension.
  nonisolated func chartAxis<Content: AxisContent>(
    _ axis: AxisSetting, @AxisContentBuilder content: @escaping () -> Content
  ) -> some View {
    // Charts collect their axes on the main actor.
    nonisolated(unsafe) let content = content
    return chart { $0[keyPath: axis].content = .custom { Content._collectAxes(content(), $0) } }
  }

  /// Changes the view of an axis.
  nonisolated func chartAxisStyle<Content: View>(
    _ axis: AxisSetting, @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0[keyPath: axis].style = { AnyView(content(ChartAxisContent(view: $0))) } }
  }

  /// Adds a title to an axis.
  nonisolated func chartAxisLabel<C: View>(
    _ axis: AxisSetting, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    chart {
      $0[keyPath: axis].titles.append(
        ChartConfiguration.AxisTitle(position: position, alignment: alignment, spacing: spacing) {
          AnyView(content())
        })
    }
  }
}
