public import CoreMedia
import Foundation
import TrellisMedia

/// A seek that isn't over.
struct PendingSeek {
  let target: CMTime
  let isAccurate: Bool
  var isStarted = false
  /// Receives whether the seek was completed.
  let finish: @Sendable (Bool) -> Void
}

extension AVPlayer {
  /// Goes to a position, or to a key frame near it.
  ///
  /// Before the item is ready, the seek waits for it. Another seek cancels this one. A time that isn't a number does nothing, except
  /// that positive infinity is the end.
  public func seek(to time: CMTime) { seek(to: time, completionHandler: { _ in }) }

  /// Goes to a position; the closure gets whether that was completed.
  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(
      to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity,
      completionHandler: completionHandler)
  }

  /// Goes to a position, exactly if a tolerance is less than a second.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(
      to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: { _ in })
  }

  /// Goes to a position, exactly if a tolerance is less than a second; the closure gets whether that was completed.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    let second = CMTime(value: 1, timescale: 1)
    var cancelled: PendingSeek?
    var isRefused = false
    change { player in
      guard let item = player.item, item.status != .failed, let target = player.lockedTarget(time) else {
        isRefused = true
        return
      }
      cancelled = player.pendingSeek
      let seek = PendingSeek(
        target: target, isAccurate: toleranceBefore < second || toleranceAfter < second,
        finish: completionHandler)
      player.pendingSeek = seek
      if item.status == .readyToPlay { isRefused = !player.lockedStart(seek) }
    }
    cancelled?.finish(false)
    if isRefused { completionHandler(false) }
  }

  /// Goes to a position; returns whether that was completed.
  @discardableResult
  public func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in
      seek(to: time) { continuation.resume(returning: $0) }
    }
  }

  /// Goes to a position, exactly if a tolerance is less than a second; returns whether that was completed.
  @discardableResult
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in
      seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Returns a position within the item; nil for a time that isn't one.
  private func lockedTarget(_ time: CMTime) -> CMTime? {
    let end = item?.duration ?? .indefinite
    if time.isPositiveInfinity { return end.isNumeric ? end : nil }
    guard time.isNumeric else { return time.isNegativeInfinity ? .zero : nil }
    let start = max(time, .zero)
    return end.isNumeric ? min(start, end) : start
  }

  /// Starts a seek; if the media can't, removes it and returns false.
  @discardableResult
  func lockedStart(_ seek: PendingSeek) -> Bool {
    let rate = wantedRate == 0 ? 1 : Double(wantedRate)
    guard pipeline?.seek(to: seek.target.seconds, rate: rate, isAccurate: seek.isAccurate) ?? false else {
      pendingSeek = nil
      return false
    }
    pipelineRate = rate
    pendingSeek?.isStarted = true
    return true
  }
}
