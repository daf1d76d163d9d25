import Foundation
public import Trellis

/// How progress views look.
///
/// Source: documented, developer.apple.com/documentation/swiftui/progressviewstyle.
public nonisolated protocol ProgressViewStyle {
  /// The view that a progress view becomes.
  associatedtype Body: View
  /// What is known of the progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the view that a progress view becomes.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a progress view.
///
/// Source: documented, developer.apple.com/documentation/swiftui/progressviewstyleconfiguration.
public nonisolated struct ProgressViewStyleConfiguration {
  /// The label, whatever views it is of.
  public nonisolated struct Label: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// What says how far the task has come, whatever views it is of.
  public nonisolated struct CurrentValueLabel: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// How much is done, in `0...1`; nil where that isn't known.
  public let fractionCompleted: Double?
  /// What the task is; nil where no label was given.
  public var label: Label?
  /// How far it has come; nil where no such label was given.
  public var currentValueLabel: CurrentValueLabel?
}

/// The styles of progress views.
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

/// A bar where it is known how much is done, else a ring of spokes.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaultprogressviewstyle.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// A bar or a ring.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A ring of spokes over the label, or as much of a ring as is done.
///
/// Source: documented, developer.apple.com/documentation/swiftui/circularprogressviewstyle.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// A ring over the labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack {
      if let fraction = configuration.fractionCompleted {
        Circle().inset(by: 1.5).trim(to: fraction).rotation(.degrees(-90))
          .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
          .background { Circle().inset(by: 1.5).stroke(.quaternary, lineWidth: 3) }
          .frame(width: 20, height: 20)
      } else {
        Spokes().frame(width: 20, height: 20)
      }
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar between the labels, filled from its leading edge.
///
/// Source: documented, developer.apple.com/documentation/swiftui/linearprogressviewstyle.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// A bar under the label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar that is filled from its leading edge: as high as the look has it.
private nonisolated struct ProgressBar: View {
  let fraction: Double
  @Environment(\.look) private var look
  @Environment(\.shades) private var shades

  @MainActor var body: some View {
    ZStack {
      Capsule().fill(.quaternary)
      Filled(fraction: fraction).fill(shades.tint)
    }
    .frame(height: look.metrics.progressBar)
  }
}

/// Eight spokes, each fainter than the next, that turn once a second; where the person wants little motion they stand still.
private nonisolated struct Spokes: View {
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
    .foregroundStyle(.secondary)
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
  /// A bar where it is known how much is done, else a ring of spokes.
  public static nonisolated var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static nonisolated var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static nonisolated var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
  /// Shows the progress views in the view in a style.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/progressviewstyle(_:).
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(AppliedProgressViewStyle(style: style))
  }
}
