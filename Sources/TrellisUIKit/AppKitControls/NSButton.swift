public import Foundation
import Trellis
import TrellisControls
public import TrellisFoundation

/// A button, a check box or a radio button.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsbutton.
@MainActor @preconcurrency
open class NSButton: NSControl {
  /// The kinds of buttons.
  public enum ButtonType: UInt, Sendable {
    /// Pressed for a moment.
    case momentaryLight = 0
    /// Alternating between two states.
    case pushOnPushOff = 1, toggle = 2
    /// A check box; a radio button.
    case `switch` = 3, radio = 4
    /// Pressed for a moment.
    case momentaryChange = 5
    /// Alternating between two states.
    case onOff = 6
    /// Pressed for a moment.
    case momentaryPushIn = 7
    /// Pressed for a moment, with several calls; one call here.
    case accelerator = 8, multiLevelAccelerator = 9
  }
  /// The shapes of the border; without effect: the theme's.
  public enum BezelStyle: UInt, Sendable {
    /// The theme's.
    case automatic = 0
    /// The shapes of older systems.
    case rounded = 1, regularSquare, disclosure = 5, shadowlessSquare, circular, texturedSquare, helpButton
    /// The shapes for small buttons, toolbars and lists.
    case smallSquare, texturedRounded, roundRect, recessed, roundedDisclosure, inline, badge, glass
    /// The one of dialogs.
    public static let push = BezelStyle.rounded
  }
  /// The positions of the image.
  public enum ImagePosition: UInt, Sendable {
    /// None; alone; at the left; at the right; below; above; behind the title.
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading
    /// Where lines end.
    case imageTrailing
  }

  /// The title.
  open var title = "Button" { didSet { changed() } }
  /// The title with attributes, of which the text is shown.
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  /// The title in the other state; without effect.
  open var alternateTitle = ""
  /// The image; nil for none.
  open var image: NSImage? { didSet { changed() } }
  /// The image in the other state; nil for the same.
  open var alternateImage: NSImage? { didSet { changed() } }
  /// The position of the image.
  open var imagePosition = ImagePosition.imageLeading { didSet { changed() } }
  /// The scaling of the image; without effect.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// Whether there is a border; true by default.
  open var isBordered = true { didSet { changed() } }
  /// Whether the border is transparent.
  open var isTransparent = false { didSet { changed() } }
  /// The shape of the border; without effect: the theme's.
  open var bezelStyle = BezelStyle.automatic
  /// The color of the border; nil for the theme's.
  open var bezelColor: NSColor? { didSet { changed() } }
  /// The color of the content; nil for the theme's.
  open var contentTintColor: NSColor? { didSet { changed() } }
  /// The state.
  open var state = StateValue.off { didSet { if state != oldValue { changed() } } }
  /// Whether there is a state between on and off.
  open var allowsMixedState = false
  /// The key that presses the button: return presses the default one.
  open var keyEquivalent = "" { didSet { changed() } }
  /// The keys that are held for ``keyEquivalent``; without effect.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  /// Whether the button is highlighted; without effect.
  open var isHighlighted = false
  /// Whether the border is shown only under the mouse; without effect.
  open var showsBorderOnlyWhileMouseInside = false
  /// Whether the button removes something.
  open var hasDestructiveAction = false { didSet { changed() } }
  /// The ring of a focused button; without effect: the theme's.
  open var focusRingType = NSFocusRingType.default
  private var type = ButtonType.momentaryPushIn

  /// Creates a button with a title.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    connect(target, action)
  }
  /// Creates a button with an image.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (title, self.image, imagePosition) = ("", image, .imageOnly)
    connect(target, action)
  }
  /// Creates a button with a title and an image.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    self.image = image
  }
  /// Creates a check box.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    type = .switch
  }
  /// Creates a radio button; the program switches the others off.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    type = .radio
  }

  private func connect(_ target: Any?, _ action: Selector?) {
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// Sets the kind.
  open func setButtonType(_ type: ButtonType) {
    self.type = type
    changed()
  }
  /// Goes to the next state.
  open func setNextState() { state = state == .off ? .on : allowsMixedState && state == .on ? .mixed : .off }

  /// Whether a press changes the state.
  private var alternates: Bool { [.pushOnPushOff, .toggle, .switch, .radio, .onOff].contains(type) }

  override func used() {
    if type == .radio { state = .on } else if alternates { setNextState() }
    super.used()
  }

  open override var stringValue: String {
    get { "\(state.rawValue)" }
    set { state = StateValue(rawValue: Int(newValue) ?? 0) }
  }

  override func makeControl() -> AnyView? {
    switch type {
    case .switch:
      return AnyView(
        Toggle(isOn: Binding(get: { [self] in tracked(state) == .on }, set: { [self] _ in used() })) { label }
          .toggleStyle(.checkbox))
    case .radio:
      return AnyView(
        Button { [self] in
          used()
        } label: {
          HStack(spacing: 6) {
            Image(systemName: state == .on ? "largecircle.fill.circle" : "circle")
            label
          }
        }
        .buttonStyle(.plain).accessibilityAddTraits(state == .on ? .isSelected : []))
    default:
      let button = Button(role: hasDestructiveAction ? .destructive : nil) { [self] in
        used()
      } label: {
        label
      }
      let isDefault = keyEquivalent == "\r"
      if !isBordered || isTransparent { return AnyView(button.buttonStyle(.borderless)) }
      if isDefault {
        return AnyView(button.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction))
      }
      return AnyView(button.buttonStyle(.bordered).tint(bezelColor.map { Color(uiColor: $0) }))
    }
  }

  @ViewBuilder private var label: some View {
    let shown = state == .on ? alternateImage ?? image : image
    let tint = contentTintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.foreground)
    HStack(spacing: 4) {
      if let shown, imagePosition != .noImage, imagePosition != .imageRight, imagePosition != .imageTrailing {
        Image(uiImage: shown).foregroundStyle(tint)
      }
      if imagePosition != .imageOnly || shown == nil, !title.isEmpty {
        Text(verbatim: title).foregroundStyle(tint)
      }
      if let shown, imagePosition == .imageRight || imagePosition == .imageTrailing {
        Image(uiImage: shown).foregroundStyle(tint)
      }
    }
  }
}

/// The scaling of images.
public enum NSImageScaling: UInt, Sendable {
  /// Smaller with its proportions, if needed; to the whole size; not at all; with its proportions.
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// A view that shows an image.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsimageview.
@MainActor @preconcurrency
open class NSImageView: NSControl {
  /// The image; nil for none.
  open var image: NSImage? { didSet { changed() } }
  /// The scaling of the image.
  open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { changed() } }
  /// The color of symbols; nil for the theme's.
  open var contentTintColor: NSColor? { didSet { changed() } }
  /// The settings of symbols; without effect.
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  /// Whether the user may change the image; without effect.
  open var isEditable = false
  /// Whether pictures that move do so; without effect.
  open var animates = false

  /// Creates a view of an image, in its size.
  public convenience init(image: NSImage) {
    self.init(frame: CGRect(origin: .zero, size: image.size))
    self.image = image
  }

  override func makeControl() -> AnyView? {
    guard let image else { return nil }
    let picture = Image(uiImage: image)
    let tint = contentTintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.foreground)
    let size = image.size
    switch imageScaling {
    case .scaleNone: return AnyView(picture.foregroundStyle(tint))
    case .scaleAxesIndependently: return AnyView(picture.resizable().foregroundStyle(tint))
    case .scaleProportionallyUpOrDown:
      return AnyView(picture.resizable().scaledToFit().foregroundStyle(tint))
    case .scaleProportionallyDown:
      return AnyView(
        picture.resizable().scaledToFit().frame(maxWidth: size.width, maxHeight: size.height)
          .foregroundStyle(tint))
    }
  }
  open override var intrinsicContentSize: CGSize { image?.size ?? CGSize(width: -1, height: -1) }
}
