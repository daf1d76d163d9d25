import Foundation
public import Trellis
import TrellisDisplayList

/// A control for selecting a colour: a well that opens a palette.
///
/// Without support for opacity, the written colour is opaque.
///
/// Source: documented, developer.apple.com/documentation/swiftui/colorpicker; the opaque colour: recorded on macOS 26; the
/// palette: ours (choice).
public nonisolated struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  /// Creates a picker with any views as its label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label())
  }

  /// The title and the well.
  @MainActor public var body: some View {
    TitledControl(label) { ColorWell(selection: selection, supportsOpacity: supportsOpacity) }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    (self.selection, self.supportsOpacity, label) = (selection, supportsOpacity, Text(titleKey))
  }

  /// Creates a picker with an unlocalized title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    (self.selection, self.supportsOpacity, label) = (selection, supportsOpacity, Text(title))
  }
}

/// A button that shows a colour and opens the palette.
private struct ColorWell: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var isOpen = false
  @Environment(\.self) private var environment

  var body: some View {
    Button {
      isOpen = true
    } label: {
      EmptyView()
    }
    .buttonStyle(WellStyle(color: selection.wrappedValue))
    .accessibilityRole(.colorWell)
    .accessibilityValue(selection.wrappedValue.description)
    .popoverLayer(isOpen: $isOpen) { ColorBoard(selection: selection, supportsOpacity: supportsOpacity) }
  }
}

private nonisolated struct WellStyle: ButtonStyle {
  let color: Color
  @Environment(\.controlTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let size = theme.metrics.colorWell
    let isRound = size.width == size.height
    let outer =
      isRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: theme.metrics.buttonRadius))
    let inner = isRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 3.5))
    inner.fill(color)
      .overlay { inner.stroke(.black.opacity(0.15), lineWidth: 0.5) }
      .padding(isRound ? 4 : 3)
      .frame(width: size.width, height: size.height)
      .controlBaseline(theme)
      .background(.primary.opacity(configuration.isPressed ? 0.2 : 0.1), in: outer)
      .opacity(isEnabled ? 1 : 0.4)
      .contentShape(outer)
  }
}

/// A palette of colours, with sliders for the components of the selected one.
private struct ColorBoard: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.self) private var environment

  private static let swatches: [[HSBColor]] = [
    (0..<10).map { HSBColor(hue: 0, saturation: 0, brightness: 1 - Double($0) / 9) },
    (0..<10).map { HSBColor(hue: Double($0) / 10, saturation: 0.35, brightness: 1) },
    (0..<10).map { HSBColor(hue: Double($0) / 10, saturation: 0.75, brightness: 0.95) },
    (0..<10).map { HSBColor(hue: Double($0) / 10, saturation: 0.9, brightness: 0.65) },
  ]

  var body: some View {
    let now = HSBColor(selection.wrappedValue.resolve(in: environment))
    VStack(alignment: .leading, spacing: 10) {
      VStack(spacing: 3) {
        ForEach(Array(Self.swatches.enumerated()), id: \.offset) { _, row in
          HStack(spacing: 3) {
            ForEach(Array(row.enumerated()), id: \.offset) { _, swatch in
              Button {
                write(
                  HSBColor(
                    hue: swatch.hue, saturation: swatch.saturation, brightness: swatch.brightness,
                    opacity: now.opacity))
              } label: {
                RoundedRectangle(cornerRadius: 3).fill(swatch.color).frame(width: 20, height: 20)
                  .overlay { RoundedRectangle(cornerRadius: 3).strokeBorder(.primary.opacity(0.12)) }
              }
              .buttonStyle(.plain)
              .accessibilityLabel(swatch.color.description)
            }
          }
        }
      }
      part("Hue", now, \.hue)
      part("Saturation", now, \.saturation)
      part("Brightness", now, \.brightness)
      if supportsOpacity { part("Opacity", now, \.opacity) }
    }
    .frame(width: 227)
  }

  private func part(_ title: LocalizedStringKey, _ now: HSBColor, _ part: WritableKeyPath<HSBColor, Double>)
    -> some View
  {
    let value = Binding(
      get: { now[keyPath: part] },
      set: { (new: Double) in
        var color = now
        color[keyPath: part] = new
        write(color)
      })
    return HStack(spacing: 8) {
      Text(title).font(.callout).frame(width: 66, alignment: .leading)
      SliderBar(value: value, scale: SliderScale(from: 0, to: 1, step: nil), onEditingChanged: { _ in })
        .accessibilityLabel(title)
    }
  }

  private func write(_ color: HSBColor) {
    var color = color
    if !supportsOpacity { color.opacity = 1 }
    selection.wrappedValue = color.color
  }
}

/// A colour by its hue, saturation and brightness, each in `0...1`.
nonisolated struct HSBColor: Hashable {
  var hue: Double
  var saturation: Double
  var brightness: Double
  var opacity = 1.0

  var color: Color { Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity) }
}

extension HSBColor {
  /// Creates a colour from a resolved colour; components outside of sRGB are clamped.
  init(_ color: Color.Resolved) {
    let parts = [color.red, color.green, color.blue].map { min(max(Double($0), 0), 1) }
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let (most, least) = (parts.max()!, parts.min()!)
    let span = most - least
    var hue = 0.0
    if span > 0 {
      if most == red {
        hue = (green - blue) / span
      } else if most == green {
        hue = (blue - red) / span + 2
      } else {
        hue = (red - green) / span + 4
      }
    }
    self.init(
      hue: (hue / 6 + 1).truncatingRemainder(dividingBy: 1), saturation: most > 0 ? span / most : 0,
      brightness: most,
      opacity: min(max(Double(color.opacity), 0), 1))
  }
}
