import AVFoundation
import Foundation
import Observation
import Trellis
import TrellisCoreGraphics

/// The state of a player, for views: each property changes only if its value does.
@MainActor @Observable final class PlaybackModel {
  nonisolated init() {}

  private(set) var picture: CGImage?
  private(set) var isPlaying = false
  private(set) var isWaiting = false
  private(set) var isMuted = false
  /// The position in seconds.
  private(set) var position = 0.0
  /// The duration in seconds; nil if unknown.
  private(set) var duration: Double?
  /// The reason that the item can't be played.
  private(set) var failure: String?

  private(set) var player: AVPlayer?
  @ObservationIgnored private var listener: AnyObject?
  @ObservationIgnored private var observer: Any?

  /// Follows a player instead of the one before; nil follows none.
  func follow(_ player: AVPlayer?) {
    if let observer { self.player?.removeTimeObserver(observer) }
    (self.player, listener, observer) = (player, nil, nil)
    guard let player else { return }
    listener = player.onChange { [weak self] in
      MainActor.assumeIsolated { self?.update() }
    }
    let interval = CMTime(value: 1, timescale: 4)
    observer = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
    update()
  }

  private func update() {
    guard let player else { return }
    let item = player.currentItem
    set(\.picture, player.currentFrame)
    set(\.isPlaying, player.rate != 0)
    set(\.isWaiting, player.timeControlStatus == .waitingToPlayAtSpecifiedRate && item != nil)
    set(\.isMuted, player.isMuted)
    // A position is shown in quarters of a second: a picture doesn't change it.
    set(\.position, ((player.currentTime().seconds * 4).rounded(.down) / 4))
    let duration = item?.duration.seconds ?? .nan
    set(\.duration, duration.isFinite && duration > 0 ? duration : nil)
    set(\.failure, (item?.error ?? player.error).map { ($0 as? AVError)?.localizedDescription ?? "\($0)" })
  }

  private func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<PlaybackModel, Value>, _ value: Value
  ) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }

  /// Plays, from the start if the end was reached; or pauses.
  func toggle() {
    guard let player else { return }
    if player.rate != 0 { return player.pause() }
    if let duration, player.currentTime().seconds >= duration - 0.01 { player.seek(to: .zero) }
    player.play()
  }
}
