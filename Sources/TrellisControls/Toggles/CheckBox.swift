import Foundation
import Trellis
import TrellisDisplayList

/// A toggle as a box with a tick.
nonisolated struct CheckBox: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.controlTheme) private var theme

  @MainActor var body: some View {
    if visibility == .hidden, let title = configuration.title {
      box.accessibilityLabel(title)
    } else {
      box
    }
  }

  @MainActor private var box: some View {
    Button {
      configuration.toggle()
    } label: {
      ControlTitle(configuration.label, isSingle: configuration.title != nil)
    }
    .buttonStyle(
      BoxStyle(
        mark: configuration.isMixed ? .dash : configuration.isOn ? .tick : nil, isRound: false)
    )
    .controlSpacing()
    .accessibilityRole(.checkBox)
    .accessibilityAddTraits(.isToggle)
    .accessibilityValue(configuration.spoken)
  }
}

/// A style with a small box or ring, which contains a mark and is followed by the label.
nonisolated struct BoxStyle: HoveredButtonStyle {
  enum Mark { case tick, dash, dot }

  let mark: Mark?
  let isRound: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.controlTheme) private var theme
  @Environment(\.colorScheme) private var scheme
  @Environment(\.shades) private var shades

  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: theme.metrics.boxGap) {
      box(ink: configuration.ink(shades, isEnabled: isEnabled))
        .alignmentGuide(.firstTextBaseline) { $0[.bottom] - theme.metrics.box * 0.16 }
      if visibility != .hidden { configuration.label }
    }
    .opacity(shades.opacity(isEnabled: isEnabled))
    .contentShape(Rectangle())
  }

  private var outline: AnyShape {
    isRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: theme.metrics.boxRadius))
  }

  @MainActor private func box(ink: Double) -> some View {
    ZStack {
      if mark == nil {
        outline.fill(scheme == .dark ? Color.white.opacity(0.08) : Color.white)
        outline.stroke(.primary.opacity(shades.boxLine), lineWidth: 1).padding(0.5)
      } else {
        outline.fill(shades.tint)
      }
      switch mark {
      case .tick: TickShape().stroke(.white, style: line)
      case .dash: DashShape().stroke(.white, style: line)
      case .dot: Circle().fill(.white).padding(theme.metrics.box * 0.31)
      case nil: EmptyView()
      }
      if ink > 0 { outline.fill(.primary.opacity(ink)) }
    }
    .frame(width: theme.metrics.box, height: theme.metrics.box)
  }

  private var line: StrokeStyle {
    StrokeStyle(lineWidth: theme.metrics.box / 8, lineCap: .round, lineJoin: .round)
  }
}

/// A tick in the middle of its box.
private nonisolated struct TickShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + rect.width * 0.24, y: rect.minY + rect.height * 0.53))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.42, y: rect.minY + rect.height * 0.71))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.75, y: rect.minY + rect.height * 0.29))
    return path
  }
}

private nonisolated struct DashShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + rect.width * 0.27, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.73, y: rect.midY))
    return path
  }
}
