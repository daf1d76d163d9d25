import Foundation
import TrellisDisplayList
import TrellisGraph

/// The colours of a window: its background, and its color scheme.
enum ThemeFeature: ViewGraphFeature {
  static func register(in phases: inout UpdatePhases, _ context: ViewContext) {
    phases.adapt.append { $0.isMounted && $0.followPreferredColorScheme() }
    phases.background.append { root in
      let (size, scheme) = (root.size, root.inputs.environment.value(\.colorSetting, named: "colorScheme"))
      return { items in
        items.append(
          DisplayItem(
            id: 0, frame: CGRect(origin: .zero, size: size.wrappedValue),
            content: .fill(SystemColor.windowBackground.value(in: scheme.wrappedValue))))
      }
    }
  }
}

extension ViewGraph {
  private enum SchemeKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> (preferred: ColorScheme?, ofHost: ColorScheme?) {
      (nil, nil)
    }
  }

  /// The color scheme that the content prefers, and the host's own while there is a preference.
  private var scheme: (preferred: ColorScheme?, ofHost: ColorScheme?) {
    get { context[SchemeKey.self] }
    set { context[SchemeKey.self] = newValue }
  }

  /// The host's color scheme; the content may prefer another one.
  package var colorScheme: ColorScheme {
    get { scheme.ofHost ?? environment.colorScheme }
    set {
      if scheme.ofHost != nil { scheme.ofHost = newValue }
      if scheme.preferred == nil, newValue != environment.colorScheme { environment.colorScheme = newValue }
    }
  }

  /// Applies the content's preferred color scheme; returns whether the preference has changed.
  func followPreferredColorScheme() -> Bool {
    let preferred = preferredColorScheme
    guard preferred != scheme.preferred else { return false }
    let ofHost = colorScheme
    scheme = (preferred, preferred == nil ? nil : ofHost)
    if environment.colorScheme != preferred ?? ofHost { environment.colorScheme = preferred ?? ofHost }
    return true
  }
}
