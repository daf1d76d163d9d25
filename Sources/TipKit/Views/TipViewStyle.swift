public import SwiftUI

/// The appearance of tips.
@MainActor @preconcurrency
public protocol TipViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The parts of a tip.
  typealias Configuration = TipViewStyleConfiguration
  /// Returns the view of a tip.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a tip, for a style.
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// The title; nil hides it.
  public let title: Text?
  /// The text; nil if there is none.
  public let message: Text?
  /// The image; nil if there is none.
  public let image: Image?
  /// The buttons, whose handlers call the view's closure too.
  public let actions: [Tips.Action]
}

/// The usual appearance: image, title, text and a button that closes the tip; the other buttons below.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the view of a tip.
  public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The usual appearance.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct MiniTip: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLook) private var look

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = configuration.image {
        image.resizable().scaledToFit().foregroundStyle(.tint)
          .frame(width: look.imageSize.width, height: look.imageSize.height)
      }
      VStack(alignment: .leading, spacing: 4) {
        configuration.title.font(.headline)
        configuration.message.font(.subheadline).foregroundStyle(.secondary)
          .fixedSize(horizontal: false, vertical: true)
        ForEach(configuration.actions) { action in
          Divider()
          Button(action: action.handler) { action.label() }
            .buttonStyle(.borderless)
            .disabled(action.disabled)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button("Close", systemImage: "xmark") { configuration.tip.invalidate(reason: .tipClosed) }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
        .foregroundStyle(.secondary)
    }
    .padding(12)
  }
}

/// A style of any type.
struct AnyTipStyle {
  let body: @MainActor (TipViewStyleConfiguration) -> AnyView

  @MainActor init(_ style: some TipViewStyle) { body = { AnyView(style.makeBody(configuration: $0)) } }
}

/// The parts of the appearance that modifiers set.
struct TipLook {
  var background: AnyShapeStyle?
  var radius: CGFloat = 13
  var imageSize = CGSize(width: 36, height: 36)
}

private struct TipStyleKey: EnvironmentKey {
  static var defaultValue: AnyTipStyle? { nil }
}

private struct TipLookKey: EnvironmentKey {
  static var defaultValue: TipLook { TipLook() }
}

extension EnvironmentValues {
  /// The style; nil is the usual one.
  var tipStyle: AnyTipStyle? {
    get { self[TipStyleKey.self] }
    set { self[TipStyleKey.self] = newValue }
  }

  var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of tips.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    environment(\.tipStyle, AnyTipStyle(style))
  }
  /// Sets the background of tips.
  public func tipBackground(_ style: some ShapeStyle) -> some View {
    transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
  }
  /// Sets the radius of the corners of tips, in points.
  public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipLook) { $0.radius = radius }
  }
  /// Sets the size of the images of tips, in points.
  public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipLook) { $0.imageSize = size }
  }
}
