import Foundation
import TrellisDisplayList
import TrellisGraph

/// The colours of a window: its background, and its color scheme.
enum ThemeFeature: ViewGraphFeature {
  static func register(in phases: inout UpdatePhases, _ context: ViewContext) {
    phases.adapt.append { $0.isMounted && $0.followColorSchemeWish() }
    phases.background.append { root in
      let (size, scheme) = (root.size, root.inputs.environment.value(\.colorSetting, named: "colorScheme"))
      return {
        [
          DisplayItem(
            id: 0, frame: CGRect(origin: .zero, size: size.wrappedValue),
            content: .fill(SystemColor.windowBackground.value(in: scheme.wrappedValue)))
        ]
      }
    }
  }
}

extension ViewGraph {
  private enum SchemeKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> (wish: ColorScheme?, ofHost: ColorScheme?) { (nil, nil) }
  }

  /// The color scheme that the content prefers, and the host's own while there is a preference.
  private var scheme: (wish: ColorScheme?, ofHost: ColorScheme?) {
    get { context[SchemeKey.self] }
    set { context[SchemeKey.self] = newValue }
  }

  /// The host's color scheme; the content may prefer another one.
  package var colorScheme: ColorScheme {
    get { scheme.ofHost ?? environment.colorScheme }
    set {
      if scheme.ofHost != nil { scheme.ofHost = newValue }
      if scheme.wish == nil, newValue != environment.colorScheme { environment.colorScheme = newValue }
    }
  }

  /// Applies the content's preferred color scheme; returns whether the preference has changed.
  func followColorSchemeWish() -> Bool {
    let wish = preferredColorScheme
    guard wish != scheme.wish else { return false }
    let ofHost = colorScheme
    scheme = (wish, wish == nil ? nil : ofHost)
    if environment.colorScheme != wish ?? ofHost { environment.colorScheme = wish ?? ofHost }
    return true
  }
}
