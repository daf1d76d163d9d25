public import Foundation
public import Trellis
import TrellisLayout

/// A view of AppKit that shows a view of SwiftUI; see ``UIHostingController``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/nshostingview.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
  /// The view that is shown.
  open var rootView: Content { didSet { hosted.content = { [rootView] in AnyView(rootView) } } }
  private let hosted = UIHostedView()

  /// Creates a view that shows a view of SwiftUI.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    hosted.content = { [rootView] in AnyView(rootView) }
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    peer.addSubview(hosted)
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// The content's ideal size.
  open override var intrinsicContentSize: CGSize { hosted.intrinsicContentSize }
  /// The content's ideal size.
  open override var fittingSize: CGSize { hosted.intrinsicContentSize }
  /// Gives the content the size of the view.
  open override func layout() { hosted.frame = CGRect(origin: .zero, size: bounds.size) }
}

/// A controller of AppKit that shows a view of SwiftUI.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  private let hostingView: NSHostingView<Content>
  /// The view that is shown.
  open var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  /// Creates a controller that shows a view of SwiftUI.
  public init(rootView: Content) {
    hostingView = NSHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the hosting view.
  open override func loadView() { view = hostingView }
}

/// A view of AppKit that blurs what is behind it.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsvisualeffectview; a window's surroundings aren't blurred: ours (limit).
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
  /// The materials, which are those of SwiftUI.
  public enum Material: Int, Sendable {
    /// Materials by their use.
    case titlebar = 3, selection, menu, popover, sidebar
    /// Materials by their use.
    case headerView = 10, sheet, windowBackground, hudWindow, fullScreenUI = 15, toolTip = 17
    /// Materials by their use.
    case contentBackground, underWindowBackground = 21, underPageBackground
  }
  /// The content that is blurred; always that of the window.
  public enum BlendingMode: Int, Sendable {
    /// Blending with what is behind the window.
    case behindWindow
    /// Blending with what is in the window.
    case withinWindow
  }
  /// The times at which the effect is active; always.
  public enum State: Int, Sendable {
    /// Active while the window is.
    case followsWindowActiveState
    /// Always active.
    case active
    /// Never active.
    case inactive
  }

  /// The material.
  open var material = Material.windowBackground { didSet { apply() } }
  /// The content that is blurred; without effect.
  open var blendingMode = BlendingMode.behindWindow
  /// The times at which the effect is active; without effect.
  open var state = State.followsWindowActiveState
  /// Whether the material is that of a selection; without effect.
  open var isEmphasized = false
  private let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    effectView.isUserInteractionEnabled = false
    peer.insertSubview(effectView, at: 0)
    apply()
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  private func apply() {
    let style: UIBlurEffect.Style =
      switch material {
      case .titlebar, .headerView: .systemChromeMaterial
      case .hudWindow, .fullScreenUI, .popover, .menu: .systemThinMaterial
      case .windowBackground, .contentBackground, .underPageBackground, .sheet: .systemThickMaterial
      default: .systemMaterial
      }
    effectView.effect = UIBlurEffect(style: style)
  }
  /// Gives the effect the size of the view.
  open override func layout() { effectView.frame = CGRect(origin: .zero, size: bounds.size) }
}
