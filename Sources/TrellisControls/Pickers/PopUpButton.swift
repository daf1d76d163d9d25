import Foundation
import Trellis
import TrellisDisplayList

/// A picker as a button that shows the selected option and opens a menu of all options.
struct PopUpButton: View {
  let options: PickerOptions
  @State private var isOpen = false
  @Environment(\.controlTheme) private var theme

  private var isPhone: Bool { theme.metrics.pagesSlide }

  var body: some View {
    Button {
      isOpen = true
    } label: {
      // On a desktop, the width is that of the widest option that can be selected, regardless of the selection.
      ZStack(alignment: .leading) {
        ForEach(options.all.filter { $0.select != nil && (!isPhone || $0.isSelected) }) { option in
          option.subview.opacity(option.isSelected ? 1 : 0)
        }
      }
    }
    .buttonStyle(PopUpStyle())
    .onKeyPress(.upArrow) { options.step(by: -1) == nil ? .ignored : .handled }
    .onKeyPress(.downArrow) { options.step(by: 1) == nil ? .ignored : .handled }
    .accessibilityRole(.popUpButton)
    .accessibilityLabelIsValue()
    .menuLayer(isOpen: $isOpen, isPicker: true) { MenuPickerItems(options: options) }
  }
}

/// The options of a picker as items of a menu, with a tick at the selected one.
struct MenuPickerItems: View {
  let options: PickerOptions

  var body: some View {
    ForEach(options.withSeparators) { option in
      if let select = option.select {
        Button(action: select) { option.subview }.menuMark(option.isSelected).chosenItem(option.isSelected)
      } else if option.isSeparator {
        option.subview
      } else {
        InertMenuLine(content: option.subview)
      }
    }
  }
}

/// The style of a picker's button that opens a menu.
nonisolated struct PopUpStyle: HoveredButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlTheme) private var theme
  @Environment(\.shades) private var shades

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let metrics = theme.metrics
    Group {
      switch theme.styles.picker {
      case .bordered:
        HStack(spacing: 8) {
          configuration.label
          Chevrons().stroke(.white, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
            .frame(width: 7, height: 10)
            .frame(width: 16, height: 16)
            .background(shades.tint, in: RoundedRectangle(cornerRadius: 4))
        }
        .padding(.leading, 20)
        .padding(.trailing, 4)
        .frame(minHeight: metrics.controlHeight)
        .background {
          let shape = RoundedRectangle(cornerRadius: metrics.buttonRadius)
          shape.fill(.primary.opacity(configuration.background(shades, isEnabled: isEnabled)))
          if shades.line > 0 { shape.strokeBorder(.primary.opacity(shades.line)) }
        }
      case .borderless:
        HStack(spacing: 5) {
          configuration.label
          Chevrons().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
            .frame(width: 8, height: 12)
        }
        .foregroundStyle(.tint)
        .opacity(configuration.isPressed ? 0.5 : 1)
        .frame(minHeight: metrics.controlHeight)
      }
    }
    .opacity(shades.opacity(isEnabled: isEnabled))
    .contentShape(Rectangle())
  }
}

/// Two chevrons, one pointing up and one down.
nonisolated struct Chevrons: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let depth = rect.height * 0.3
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + depth))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + depth))
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY - depth))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - depth))
    return path
  }
}

/// A chevron that points to the trailing side.
nonisolated struct Chevron: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    return path
  }
}
