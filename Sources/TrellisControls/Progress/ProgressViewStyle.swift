import Foundation
public import Trellis

/// The appearance of progress views.
public protocol ProgressViewStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view for a progress view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view for its style.
public nonisolated struct ProgressViewStyleConfiguration {
  /// The label, of any type.
  public nonisolated struct Label: View {
    /// The views of the label.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The label of the current value, of any type.
  public nonisolated struct CurrentValueLabel: View {
    /// The views of the label.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The completed fraction, in `0...1`; nil if it is unknown.
  public let fractionCompleted: Double?
  /// The label of the task; nil if none was given.
  public var label: Label?
  /// The label of the current value; nil if none was given.
  public var currentValueLabel: CurrentValueLabel?
}

/// The family of progress view styles.
enum ProgressViews: StyleFamily {
  typealias Configuration = ProgressViewStyleConfiguration
  static var automatic: AppliedProgressViewStyle<DefaultProgressViewStyle> { .init(style: .init()) }
}

nonisolated struct AppliedProgressViewStyle<Style: ProgressViewStyle>: AppliedStyle {
  typealias Family = ProgressViews
  let style: Style

  @MainActor static func makeBody(_ style: Style, _ configuration: ProgressViewStyleConfiguration)
    -> Style.Body
  {
    style.makeBody(configuration: configuration)
  }
}

/// The default style: a bar if the completed fraction is known, else a ring of spokes.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns a bar or a ring.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style with a ring above the labels, filled up to the completed fraction, or with spokes if it is unknown.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a colour for the ring and the spokes; deprecated in SwiftUI in favour of ``View/tint(_:)-93mfq``.
  public init(tint: Color) { self.tint = tint }

  /// Returns a ring above the labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack {
      if let fraction = configuration.fractionCompleted {
        Circle().inset(by: 1.5).trim(to: fraction).rotation(.degrees(-90))
          .stroke(
            tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint),
            style: StrokeStyle(lineWidth: 3, lineCap: .round)
          )
          .background { Circle().inset(by: 1.5).stroke(.quaternary, lineWidth: 3) }
          .frame(width: 20, height: 20)
      } else {
        Spokes(tint: tint).frame(width: 20, height: 20)
      }
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A style with a bar between the labels, filled from its leading edge.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a colour for the filled part; deprecated in SwiftUI in favour of ``View/tint(_:)-93mfq``.
  public init(tint: Color) { self.tint = tint }

  /// Returns a bar between the labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar that is filled from its leading edge, with the height that the theme sets.
private nonisolated struct ProgressBar: View {
  let fraction: Double
  /// The colour of the filled part; nil for the tint.
  let tint: Color?
  @Environment(\.controlTheme) private var theme
  @Environment(\.shades) private var shades

  @MainActor var body: some View {
    ZStack {
      Capsule().fill(.quaternary)
      Filled(fraction: fraction).fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(shades.tint))
    }
    .frame(height: theme.metrics.progressBar)
    .controlBaseline(theme)
  }
}

/// Eight spokes, each less opaque than the next, that turn once a second; they don't move if motion is reduced.
private nonisolated struct Spokes: View {
  /// The colour of the most opaque spoke; nil for the secondary style.
  let tint: Color?
  @State private var isTurning = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  @MainActor var body: some View {
    ZStack {
      ForEach(0..<8, id: \.self) { spoke in
        Capsule().frame(width: 2.5, height: 6).offset(y: -7)
          .rotationEffect(.degrees(Double(spoke) * 45))
          .opacity(0.25 + 0.5 * Double(spoke) / 7)
      }
    }
    .foregroundStyle(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary))
    .rotationEffect(.degrees(isTurning ? 360 : 0))
    .onAppear {
      if reducesMotion { return }
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurning = true }
    }
  }
}

/// The leading part of a bar.
private nonisolated struct Filled: Shape {
  let fraction: Double

  nonisolated func path(in rect: CGRect) -> Path {
    var part = rect
    part.size.width *= fraction
    return fraction > 0 ? Capsule().path(in: part) : Path()
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style: a bar if the completed fraction is known, else a ring of spokes.
  public static nonisolated var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style with a ring.
  public static nonisolated var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style with a bar.
  public static nonisolated var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
  /// Sets the style of the progress views in the view.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(AppliedProgressViewStyle(style: style))
  }
}
