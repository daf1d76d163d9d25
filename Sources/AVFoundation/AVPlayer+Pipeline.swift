import CoreMedia
import Foundation
package import TrellisCoreGraphics
import TrellisFoundation
import TrellisMedia

extension AVPlayer {
  /// Opens an item in place of the current one.
  func setItem(_ new: AVPlayerItem?) {
    var cancelled: PendingSeek?
    change { player in
      if let old = player.item {
        old.startTime = player.pipeline?.position.map(time) ?? old.startTime
        old.player = nil
      }
      player.pipeline?.setReceiver(nil)
      player.pipeline?.setPlaying(false)
      cancelled = player.pendingSeek
      (player.item, player.pipeline, player.pendingSeek, player.frame) = (new, nil, nil, nil)
      (player.isBuffering, player.pipelineRate) = (false, 1)
      guard let new else { return }
      new.player = player
      do {
        let pipeline = try player.environment.makePipeline(new.asset.address, .soundAndPictures)
        player.pipeline = pipeline
        (new.status, new.error) = (.unknown, nil)
        player.lockedApplyVolume()
        pipeline.setReceiver { [weak player, weak new] event in
          if let player, let new, player.currentItem === new { player.receive(event) }
        }
      } catch {
        MediaWarning.report("AVPlayer: \(error)")
        player.error = AVError(.unknown, "The media can't be played: \(error).")
        (new.status, new.error) = (.failed, player.error)
      }
    }
    cancelled?.finish(false)
  }

  /// Plays or pauses the pipeline, at the wanted rate.
  func lockedApplyRate() {
    guard let pipeline, let item, item.status == .readyToPlay else { return }
    let rate = Double(wantedRate)
    if rate != 0, rate != pipelineRate, pipeline.seek(to: lockedPosition, rate: rate, isAccurate: true) {
      pipelineRate = rate
    }
    pipeline.setPlaying(rate != 0 && !isBuffering)
  }

  private var lockedPosition: Double { pendingSeek?.target.seconds ?? pipeline?.position ?? 0 }

  private func receive(_ event: PipelineEvent) {
    switch event {
    case .settled: settle()
    case .ended: end()
    case .failed(let reason): fail(reason)
    case .buffering:
      change { player in
        player.isBuffering = true
        player.item?.isPlaybackLikelyToKeepUp = false
        player.pipeline?.setPlaying(false)
      }
      let isStalled = rate != 0 && currentItem?.status == .readyToPlay
      if isStalled {
        NotificationCenter.default.post(name: AVPlayerItem.playbackStalledNotification, object: currentItem)
      }
    case .frame:
      change { player in
        guard let frame = player.pipeline?.takeFrame() else { return }
        player.frame = frame
        player.item?.presentationSize = CGSize(width: frame.width, height: frame.height)
      }
    }
  }

  /// Handles the end of the opening of an item, of a seek, or of waiting for data.
  private func settle() {
    var finished: PendingSeek?
    change { player in
      guard let pipeline = player.pipeline, let item = player.item, item.status != .failed else { return }
      let isFirst = item.status == .unknown
      item.status = .readyToPlay
      item.isPlaybackLikelyToKeepUp = true
      player.isBuffering = false
      item.duration = pipeline.duration.map(time) ?? .indefinite
      if let seek = player.pendingSeek, !seek.isStarted {
        player.lockedStart(seek)
      } else if isFirst, item.startTime > .zero {
        _ = pipeline.seek(to: item.startTime.seconds, rate: player.pipelineRate, isAccurate: true)
      } else {
        finished = player.pendingSeek
        player.pendingSeek = nil
      }
      player.lockedApplyRate()
    }
    if let finished {
      finished.finish(true)
      callTimeObservers()
      NotificationCenter.default.post(name: AVPlayerItem.timeJumpedNotification, object: currentItem)
    } else {
      scheduleTimeObservers()
    }
  }

  private func end() {
    guard let item = currentItem else { return }
    let isLooped = lock.withLock { looper }?.startAgain(item) ?? false
    if !isLooped, actionAtItemEnd == .pause { rate = 0 }
    callTimeObservers()
    NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    if !isLooped, actionAtItemEnd == .advance { advance() }
  }

  private func fail(_ reason: String) {
    let error = AVError(.decodeFailed, "The media can't be played: \(reason).")
    var cancelled: PendingSeek?
    change { player in
      player.item?.status = .failed
      player.item?.error = error
      cancelled = player.pendingSeek
      player.pendingSeek = nil
    }
    cancelled?.finish(false)
    NotificationCenter.default.post(
      name: AVPlayerItem.failedToPlayToEndTimeNotification, object: currentItem,
      userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error])
  }

  /// The newest picture; nil before the first one, and for sound.
  package var currentFrame: CGImage? { lock.withLock { frame } }

  /// Calls a function on the main thread after changes of the player, its item and its picture, until the token is released.
  package func onChange(_ body: @escaping @Sendable () -> Void) -> AnyObject {
    let token = ListenerToken(self)
    lock.withLock { changeListeners[ObjectIdentifier(token)] = body }
    return token
  }

  func notifyListeners() {
    let listeners = lock.withLock { Array(changeListeners.values) }
    if !listeners.isEmpty {
      if MainQueue.isCurrent {
        for listener in listeners { listener() }
      } else {
        DispatchQueue.main.async { for listener in listeners { listener() } }
      }
    }
    keyValueObservers.check()
    currentItem?.keyValueObservers.check()
    scheduleTimeObservers()
  }
}

/// The registration of a listener, until its release.
private final class ListenerToken {
  private weak var player: AVPlayer?

  init(_ player: AVPlayer) { self.player = player }

  deinit {
    let key = ObjectIdentifier(self)
    guard let player else { return }
    player.lock.withLock { _ = player.changeListeners.removeValue(forKey: key) }
  }
}
