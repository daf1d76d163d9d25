import Foundation
public import Trellis

/// The default style: a bar that is filled up to the value, with its labels around it.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a bar with its labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, marks: false, hasTitle: true)
  }
}

/// A style with a bar that is filled up to the value, and labels around it.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a bar with its labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, marks: false, hasTitle: true)
  }
}

/// A style with a bar that is filled up to the value, the label above it, and the label of the value below it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/accessorylinearcapacitygaugestyle.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a bar with its labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, marks: false, hasTitle: true, alignment: .leading)
  }
}

/// A style with a bar that has a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a bar with a mark.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, marks: true, hasTitle: false)
  }
}

/// A style with an open ring that has a mark at the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a ring with a mark.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

/// A style with a ring that is filled up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns a ring with the label of the value, or else of the gauge, in it.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().inset(by: 3).stroke(.tint, lineWidth: 6).opacity(0.25)
      Circle().inset(by: 3).trim(from: 0, to: configuration.value).rotation(.degrees(-90))
        .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      VStack(spacing: 0) {
        if let current = configuration.currentValueLabel {
          current.font(.title3)
        } else {
          configuration.label
        }
      }
      .padding(8)
    }
    .frame(width: 60, height: 60)
  }
}

/// A bar with labels around it.
private nonisolated struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let marks: Bool
  let hasTitle: Bool
  var alignment = HorizontalAlignment.center

  @MainActor var body: some View {
    VStack(alignment: alignment, spacing: 4) {
      if hasTitle { configuration.label }
      HStack(spacing: 6) {
        configuration.minimumValueLabel.font(.caption)
        ZStack(alignment: .leading) {
          Capsule().fill(.primary.opacity(0.12))
          if marks {
            GaugeMark(fraction: configuration.value).fill(.tint)
          } else {
            GaugeFill(fraction: configuration.value).fill(.tint)
          }
        }
        .frame(height: 6)
        configuration.maximumValueLabel.font(.caption)
      }
      if hasTitle, let current = configuration.currentValueLabel {
        current.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

private nonisolated struct GaugeFill: Shape {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    var part = rect
    part.size.width *= CGFloat(fraction)
    return fraction > 0 ? Capsule().path(in: part) : Path()
  }
}

private nonisolated struct GaugeMark: Shape {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let side = rect.height + 4
    let x: CGFloat = rect.minX + (rect.width - side) * CGFloat(fraction)
    return Path(ellipseIn: CGRect(x: x, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// Three quarters of a ring, open at the bottom, with a mark at the value.
private nonisolated struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    ZStack {
      Circle().inset(by: 3).trim(from: 0, to: 0.75).rotation(.degrees(135))
        .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round)).opacity(0.35)
      Circle().fill(.tint).frame(width: 9, height: 9)
        .offset(x: 27)
        .rotationEffect(.degrees(135 + 270 * configuration.value))
      configuration.currentValueLabel.font(.title3)
      VStack {
        Spacer()
        if configuration.minimumValueLabel == nil {
          configuration.label.font(.caption2)
        } else {
          HStack(spacing: 8) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
          .font(.caption2)
        }
      }
    }
    .frame(width: 60, height: 60)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style: a bar that is filled up to the value, with its labels around it.
  public static nonisolated var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style with a bar that is filled up to the value.
  public static nonisolated var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style with a bar that is filled up to the value, between the label and the label of the value.
  public static nonisolated var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style with a bar that has a mark at the value.
  public static nonisolated var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style with an open ring that has a mark at the value.
  public static nonisolated var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style with a ring that is filled up to the value.
  public static nonisolated var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
