public import Foundation
import Trellis
import TrellisControls
import TrellisLayout

/// A button with a title and an image.
///
/// It is a button of SwiftUI, with its keys and its accessibility.
///
/// Source: documented, developer.apple.com/documentation/uikit/uibutton.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The kinds of buttons without a configuration.
  public enum ButtonType: Int, Sendable {
    /// Without an appearance of its own, and with that of the system.
    case custom = 0, system
    /// With a symbol of the system.
    case detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  /// The kind.
  public let buttonType: ButtonType
  /// The configuration; nil for a button whose properties are set one by one.
  open var configuration: Configuration? { didSet { contentChanged() } }
  /// Changes the configuration before the button is shown in another state; nil for no change.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// The symbol of the kind of button; nil for none.
  private var symbolName: String?
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  /// The title's label, whose font and alignment are used.
  public private(set) lazy var titleLabel: UILabel? = TitleLabel(self)
  /// The view of the image, whose content mode is used.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  /// The insets of the content; zero by default.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// The insets of the title; zero by default.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// The insets of the image; zero by default.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Whether a highlighted image is darker; without effect: the content of a pressed button is.
  open var adjustsImageWhenHighlighted = true
  /// Whether the button shows a menu; without effect.
  open var showsMenuAsPrimaryAction = false
  /// Whether the button changes its appearance under the mouse; without effect.
  open var isPointerInteractionEnabled = false

  /// The title's label of a button: its properties change the button.
  private final class TitleLabel: UILabel {
    private weak var button: UIButton?
    init(_ button: UIButton) {
      self.button = button
      super.init(frame: .zero)
      font = .systemFont(ofSize: button.buttonType == .custom ? 18 : 15)
    }
    required init?(coder: NSCoder) { return nil }
    override func changed() {
      super.changed()
      button?.contentChanged()
    }
  }

  /// Creates a button with a frame.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }
  /// Creates a button of a kind.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    let symbol: String? =
      switch type {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      default: nil
      }
    symbolName = symbol
  }
  /// Creates a button of a kind with an action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }
  /// Creates a button with a configuration and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  fileprivate func contentChanged() {
    changed()
    invalidateIntrinsicContentSize()
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title; contentChanged() }
  /// Sets the title in a state; its attributes are those of the label.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }
  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color; changed() }
  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image; contentChanged() }
  /// Sets the image behind the content in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image; contentChanged()
  }
  /// Sets the configuration of symbols in a state; without effect.
  open func setPreferredSymbolConfiguration(_ configuration: Any?, forImageIn state: State) {}
  /// Returns the title in a state; nil for none.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Returns the image in a state; nil for none.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// Returns the title's colour in a state; nil for that of the kind of button.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  /// Returns the image behind the content in a state; nil for none.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  /// The title that is shown; nil for none.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The image that is shown; nil for none.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Calls ``configurationUpdateHandler`` in the next update.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { updateConfiguration() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { updateConfiguration() } } }
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { updateConfiguration() } } }

  // MARK: - SwiftUI

  fileprivate func used() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

  fileprivate func pressed(_ isPressed: Bool) {
    isHighlighted = isPressed
    if isPressed { sendActions(for: .touchDown) }
  }

  private var label: some View {
    let configuration = configuration
    let font = configuration == nil ? titleLabel?.font : nil
    let alignment = titleLabel?.textAlignment ?? .natural
    return HStack(spacing: configuration?.imagePadding ?? (currentImage == nil ? 0 : 4)) {
      if let image = currentImage {
        Image(uiImage: image).padding(EdgeInsets(imageEdgeInsets))
      } else if let symbolName {
        Image(systemName: symbolName)
      }
      if let title = currentTitle {
        VStack(spacing: configuration?.titlePadding ?? 1) {
          Text(verbatim: title).font(font.map { Font($0) }).multilineTextAlignment(alignment.swiftUI)
          if let subtitle = configuration?.subtitle { Text(verbatim: subtitle).font(.caption) }
        }
        .padding(EdgeInsets(titleEdgeInsets))
      }
      if configuration?.showsActivityIndicator == true { ProgressView() }
    }
  }

  override func makeControl() -> AnyView? {
    let button = Button { [weak self] in
      self?.used()
    } label: {
      label
    }
    if let configuration {
      return AnyView(
        button.buttonStyle(
          ConfiguredButtonStyle(configuration: configuration, tint: tintColor) { [weak self] in
            self?.pressed($0)
          }))
    }
    let fills = backgroundImage(for: state)
    return AnyView(
      button.buttonStyle(
        PlainStyle(
          color: currentTitleColor, insets: EdgeInsets(contentEdgeInsets), background: fills,
          isEnabled: isEnabled
        ) { [weak self] in self?.pressed($0) }))
  }

  override func makeContent() -> AnyView? {
    let (width, height) = (bounds.width, bounds.height)
    return makeControl().map { control in
      AnyView(
        control.disabled(!isEnabled).environment(\.filledSize, CGSize(width: width, height: height))
          .frame(maxWidth: .infinity, maxHeight: .infinity))
    }
  }
}

private struct FilledSizeKey: EnvironmentKey {
  static let defaultValue: CGSize? = nil
}

extension EnvironmentValues {
  /// The size that a button of UIKit fills; nil for its natural size.
  fileprivate var filledSize: CGSize? {
    get { self[FilledSizeKey.self] }
    set { self[FilledSizeKey.self] = newValue }
  }
}

/// The style of a button without a configuration: its content, which is paler while it is pressed.
private struct PlainStyle: ButtonStyle {
  let color: UIColor
  let insets: EdgeInsets
  let background: UIImage?
  let isEnabled: Bool
  let pressed: @MainActor (Bool) -> Void

  @MainActor func makeBody(configuration: Configuration) -> some View {
    Filled {
      configuration.label.foregroundStyle(Color(uiColor: color)).padding(insets)
    } background: {
      if let background { Image(uiImage: background).resizable() }
    }
    .opacity(configuration.isPressed || !isEnabled ? 0.4 : 1)
    .onChange(of: configuration.isPressed) { _, isPressed in pressed(isPressed) }
  }
}

/// The content of a button in the size of its view, all of which is pressed.
private struct Filled<Content: View, Background: View>: View {
  @ViewBuilder let content: Content
  @ViewBuilder let background: Background
  @Environment(\.filledSize) private var size

  var body: some View {
    content
      .frame(width: size?.width, height: size?.height)
      .background { background }
      .contentShape(Rectangle())
  }
}

/// The style of a button with a configuration.
private struct ConfiguredButtonStyle: ButtonStyle {
  let configuration: UIButton.Configuration
  let tint: UIColor
  let pressed: @MainActor (Bool) -> Void

  @MainActor func makeBody(configuration button: Configuration) -> some View {
    let color = configuration.baseBackgroundColor ?? tint
    let radius = configuration.radius
    Filled {
      button.label.padding(configuration.insets)
        .foregroundStyle(Color(uiColor: configuration.baseForegroundColor ?? configuration.foreground(tint)))
    } background: {
      RoundedRectangle(cornerRadius: radius)
        .fill(
          configuration.background(
            Color(uiColor: color), Color(uiColor: configuration.baseBackgroundColor ?? .systemGray)))
      if let stroke = configuration.background.strokeColor, configuration.background.strokeWidth > 0 {
        RoundedRectangle(cornerRadius: radius)
          .strokeBorder(Color(uiColor: stroke), lineWidth: configuration.background.strokeWidth)
      }
    }
    .opacity(button.isPressed ? 0.6 : 1)
    .onChange(of: button.isPressed) { _, isPressed in pressed(isPressed) }
  }
}
