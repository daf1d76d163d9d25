public import AVFoundation
import Trellis
public import TrellisUIKit

/// A controller that shows a player's video with controls; see ``VideoPlayer``.
///
/// Source: documented, developer.apple.com/documentation/avkit/avplayerviewcontroller; there is no picture in picture.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  /// The player; nil shows black.
  open var player: AVPlayer? { didSet { update() } }
  /// Whether the controls are shown; true by default.
  open var showsPlaybackControls = true { didSet { update() } }
  /// The way in which the video fills the view; a video keeps its aspect ratio, and isn't cut, whatever is set.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the video may be shown above other windows; without effect.
  open var allowsPictureInPicturePlayback = true
  /// Whether that begins by itself; without effect.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether playing fills the screen; without effect.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the end of playing leaves the full screen; without effect.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the desktop's media keys show the video; without effect.
  open var updatesNowPlayingInfoCenter = true
  /// The object that is notified of the full screen; never, because there is none.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// A view above the video and below the controls.
  open private(set) lazy var contentOverlayView: UIView? = UIView(frame: .zero)
  private lazy var hosting = UIHostingController(rootView: PlayerContent(player: nil, hasControls: true))

  /// Creates a controller without a player; the names are ignored, because there are no nib files here.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(hosting)
    for inner in [hosting.view, contentOverlayView] {
      guard let inner else { continue }
      inner.frame = view.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(inner)
    }
    contentOverlayView?.isUserInteractionEnabled = false
    update()
  }

  private func update() {
    guard isViewLoaded else { return }
    hosting.rootView = PlayerContent(player: player, hasControls: showsPlaybackControls)
  }
}

/// The object that a player's controller notifies; never called here.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// A view of AppKit that shows a player's video with controls; see ``VideoPlayer``.
///
/// Source: documented, developer.apple.com/documentation/avkit/avplayerview.
@MainActor @preconcurrency
open class AVPlayerView: NSView {
  /// The player; nil shows black.
  open var player: AVPlayer? { didSet { update() } }
  /// The look of the controls: ``AVPlayerViewControlsStyle/none`` hides them, all others are one.
  open var controlsStyle = AVPlayerViewControlsStyle.inline { didSet { update() } }
  /// The way in which the video fills the view; without effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a button for sharing; without effect.
  open var showsSharingServiceButton = false
  /// Whether there is a button for the full screen; without effect.
  open var showsFullScreenToggleButton = false
  /// Whether the video may be shown above other windows; without effect.
  open var allowsPictureInPicturePlayback = false
  private let hosting: NSHostingView<PlayerContent>

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    hosting = NSHostingView(rootView: PlayerContent(player: nil, hasControls: true))
    super.init(frame: frame)
    hosting.frame = bounds
    hosting.autoresizingMask = [.width, .height]
    addSubview(hosting)
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  private func update() {
    hosting.rootView = PlayerContent(player: player, hasControls: controlsStyle != .none)
  }
}

/// The look of a player's controls.
public enum AVPlayerViewControlsStyle: Int, Sendable {
  /// No controls; controls in the video; above it; small ones.
  case none, inline, floating, minimal
  /// The default.
  public static let `default` = inline
}

/// The content of a player's view.
struct PlayerContent: View {
  let player: AVPlayer?
  let hasControls: Bool

  var body: some View { VideoPlayer(player: player, hasControls: hasControls) { EmptyView() } }
}
