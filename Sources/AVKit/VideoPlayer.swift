public import AVFoundation
import TrellisControls
public import Trellis
import TrellisCoreGraphics

/// A view of a player's video, with controls, and a view between both.
///
/// The video keeps its aspect ratio on black. The controls are shown while the player is paused, and while the pointer is over the
/// view. A player that can't play shows the reason. The looks of the controls are ours.
///
/// Source: documented, developer.apple.com/documentation/avkit/videoplayer.
public nonisolated struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay
  private var hasControls = true
  @State private var model = PlaybackModel()
  @State private var isHovered = false

  /// Creates a view of a player; nil shows black.
  @MainActor public init(player: AVPlayer?) where VideoOverlay == EmptyView {
    (self.player, overlay) = (player, EmptyView())
  }

  /// Creates a view of a player, with a view above the video and below the controls.
  @MainActor public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    (self.player, overlay) = (player, videoOverlay())
  }

  /// Creates a view of a player, which may have no controls.
  @MainActor init(player: AVPlayer?, hasControls: Bool, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.init(player: player, videoOverlay: videoOverlay)
    self.hasControls = hasControls
  }

  /// The video, the overlay and the controls.
  @MainActor public var body: some View {
    ZStack {
      Color.black
      VideoPicture(model: model)
      overlay
      if hasControls { VideoControls(model: model, isHovered: isHovered) }
    }
    .clipped()
    .onHover { isHovered = $0 }
    .onChange(of: player.map(ObjectIdentifier.init), initial: true) { model.follow(player) }
    .onAppear { if model.player == nil { model.follow(player) } }
    .onDisappear { model.follow(nil) }
  }
}

/// The newest picture, or the reason that there is none.
struct VideoPicture: View {
  let model: PlaybackModel

  var body: some View {
    if let picture = model.picture {
      Image(decorative: picture, scale: 1).resizable().aspectRatio(contentMode: .fit)
    } else if let failure = model.failure {
      Text(failure).font(.footnote).foregroundStyle(.white).multilineTextAlignment(.center).padding()
    }
  }
}
