public import Foundation
import Trellis
import TrellisControls
import TrellisLayout

/// A turning mark of work in progress.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The sizes.
  public enum Style: Int, Sendable {
    /// Medium and large.
    case medium = 100, large = 101
    /// Old names of these sizes.
    public static var white: Style { .medium }
    /// Old names of these sizes.
    public static var gray: Style { .medium }
    /// Old names of these sizes.
    public static var whiteLarge: Style { .large }
  }
  /// The size.
  open var style: Style { didSet { changed() } }
  /// The colour; nil for that of the system.
  open var color: UIColor! { didSet { changed() } }
  /// Whether the mark is hidden while it doesn't turn; true by default.
  open var hidesWhenStopped = true { didSet { changed() } }
  /// Whether the mark turns.
  open private(set) var isAnimating = false

  /// Creates a mark of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style == .large ? 37 : 20, height: style == .large ? 37 : 20))
  }
  /// Creates a mark with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Turns the mark.
  open func startAnimating() { isAnimating = true; changed() }
  /// Stops the mark.
  open func stopAnimating() { isAnimating = false; changed() }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style == .large ? 37 : 20, height: style == .large ? 37 : 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func makeContent() -> AnyView? {
    if !isAnimating, hidesWhenStopped { return nil }
    let color = color.map { Color(uiColor: $0) }
    return AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular).tint(color)
        .opacity(isAnimating ? 1 : 0.4)
        .frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

/// A bar for the progress of work.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// The appearances.
  public enum Style: Int, Sendable {
    /// A bar, and one in a toolbar.
    case `default`, bar
  }
  /// The progress in `0...1`.
  open var progress: Float = 0 { didSet { if progress != oldValue { changed() } } }
  /// The colour of the part that is done; nil for the tint.
  open var progressTintColor: UIColor? { didSet { changed() } }
  /// The colour of the rest; without effect.
  open var trackTintColor: UIColor?
  /// The appearance; without effect.
  open var progressViewStyle = Style.default

  /// Creates a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar.
  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    UIView.animate(animated ? .default : nil, { self.progress = min(max(progress, 0), 1) }, nil)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 4) }

  override func makeContent() -> AnyView? {
    AnyView(
      ProgressView(value: min(max(progress, 0), 1))
        .tint((progressTintColor ?? ownTintColor).map { Color(uiColor: $0) })
        .frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

/// An effect on what is behind a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// A blur of what is behind a view.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// The styles.
  public enum Style: Int, Sendable {
    /// Very light, light, dark.
    case extraLight, light, dark
    /// Like the surroundings.
    case regular = 4, prominent
    /// Materials that follow the appearance.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    /// Materials in light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// Materials in light.
    case systemChromeMaterialLight
    /// Materials in dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// Materials in dark.
    case systemChromeMaterialDark
  }
  let style: Style
  /// Creates a blur.
  public init(style: Style) { self.style = style }

  fileprivate var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }
  fileprivate var scheme: ColorScheme? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}

/// An effect on content in front of a blur; without effect.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view that blurs what is behind it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect? { didSet { changed() } }
  /// The view for content in front of the effect.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// Creates a view with a frame, without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Gives the content the size of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  override func makeContent() -> AnyView? {
    guard let blur = effect as? UIBlurEffect else { return nil }
    let shape = outline
    return AnyView(BlurNode(material: blur.material, scheme: blur.scheme, shape: shape))
  }

  private struct BlurNode: View {
    let material: Material
    let scheme: ColorScheme?
    let shape: UnevenRoundedRectangle
    @Environment(\.colorScheme) private var around
    var body: some View { shape.fill(material).environment(\.colorScheme, scheme ?? around) }
  }
}
