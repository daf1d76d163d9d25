import Foundation
import Trellis

/// The titles of axes around a chart.
struct ChartTitles<Content: View>: View {
  let axes: ChartConfiguration
  @ViewBuilder let content: Content

  private struct Title: Identifiable {
    var id: Int
    var edge: Edge
    var alignment: Alignment
    var spacing: CGFloat
    var view: AnyView
  }

  private var titles: [Title] {
    var titles: [Title] = []
    for (axis, setting) in [(ChartAxis.x, axes.x), (.y, axes.y)] {
      for title in setting.titles {
        let point = title.position.point ?? (axis == .x ? [0.5, 1] : [1, 0])
        let edge: Edge = point[1] == 0 ? .top : point[1] == 1 ? .bottom : point[0] == 0 ? .leading : .trailing
        let horizontal: HorizontalAlignment = point[0] == 0 ? .leading : point[0] == 1 ? .trailing : .center
        titles.append(
          Title(
            id: titles.count, edge: edge,
            alignment: title.alignment ?? Alignment(horizontal: horizontal, vertical: .center),
            spacing: title.spacing ?? 4, view: title.view()))
      }
    }
    return titles
  }

  var body: some View {
    let titles = titles
    if titles.isEmpty {
      content
    } else {
      VStack(spacing: 0) {
        column(titles.filter { $0.edge == .top })
        HStack(spacing: 0) {
          row(titles.filter { $0.edge == .leading })
          content
          row(titles.filter { $0.edge == .trailing })
        }
        column(titles.filter { $0.edge == .bottom })
      }
    }
  }

  private func column(_ titles: [Title]) -> some View {
    ForEach(titles) { title in
      styled(title)
        .padding(title.edge == .top ? .bottom : .top, title.spacing)
        .frame(
          maxWidth: .infinity, alignment: Alignment(horizontal: title.alignment.horizontal, vertical: .center)
        )
    }
  }

  private func row(_ titles: [Title]) -> some View {
    ForEach(titles) { title in
      // The title of a vertical axis runs along it.
      TurnedLayout { styled(title).rotationEffect(.degrees(-90)) }
        .padding(title.edge == .leading ? .trailing : .leading, title.spacing)
        .frame(
          maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: title.alignment.vertical))
    }
  }

  private func styled(_ title: Title) -> some View {
    title.view.font(.caption).foregroundStyle(.secondary)
  }
}
