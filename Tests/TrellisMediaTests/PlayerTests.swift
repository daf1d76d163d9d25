import AVFoundation
import Synchronization
import Testing
import TrellisMedia

@Suite(.serialized) @MainActor struct PlayerTests {
  private let url = URL(fileURLWithPath: "/clip.ogv")

  @Test func `a player waits for its item, and then plays`() {
    FakeMedia.use { media in
      let player = AVPlayer(url: url)
      #expect(player.timeControlStatus == .paused)
      player.play()
      #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
      #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
      #expect(media.pipeline.takeLog() == ["volume 1.0"])
      media.pipeline.send(.settled)
      #expect(player.currentItem?.status == .readyToPlay)
      #expect(player.currentItem?.duration == CMTime(value: 10, timescale: 1))
      #expect(player.timeControlStatus == .playing)
      #expect(media.pipeline.takeLog() == ["play"])
      player.pause()
      #expect(media.pipeline.takeLog() == ["pause"])
      #expect(player.rate == 0)
    }
  }

  @Test func `changes of a player and its item reach observers of their properties`() {
    FakeMedia.use { media in
      let player = AVPlayer(url: url)
      var states: [AVPlayer.TimeControlStatus] = []
      var isReady: [Bool] = []
      let observations = [
        player.observe(\.timeControlStatus, options: .new) { _, change in
          if let new = change.newValue { states.append(new) }
        },
        player.currentItem?.observe(\.status) { item, _ in isReady.append(item.status == .readyToPlay) },
      ]
      player.play()
      media.pipeline.send(.settled)
      player.pause()
      #expect(states == [.waitingToPlayAtSpecifiedRate, .playing, .paused])
      #expect(isReady == [true])
      withExtendedLifetime(observations) {}
    }
  }

  @Test func `a rate other than 1 seeks to the position at this rate`() {
    FakeMedia.use { media in
      let player = AVPlayer(url: url)
      media.pipeline.send(.settled)
      media.pipeline.position = 3
      _ = media.pipeline.takeLog()
      player.rate = 2
      #expect(media.pipeline.takeLog() == ["seek 3.0 at 2.0", "play"])
      player.rate = 0
      player.rate = 2
      #expect(media.pipeline.takeLog() == ["pause", "play"])
    }
  }

  @Test func `a seek before the item is ready waits, and a second one cancels it`() {
    FakeMedia.use { media in
      let player = AVPlayer(url: url)
      let results = Mutex<[String]>([])
      func seek(_ seconds: Int64) {
        player.seek(
          to: CMTime(value: seconds, timescale: 1), toleranceBefore: .zero, toleranceAfter: .zero
        ) { isDone in
          results.withLock { $0.append("\(seconds) \(isDone)") }
        }
      }
      seek(2)
      #expect(player.currentTime().seconds == 2)
      seek(4)
      #expect(results.withLock { $0 } == ["2 false"])
      media.pipeline.send(.settled)
      #expect(results.withLock { $0 } == ["2 false"])
      #expect(media.pipeline.takeLog().contains("seek 4.0 at 1.0"))
      media.pipeline.send(.settled)
      #expect(results.withLock { $0 } == ["2 false", "4 true"])
      seek(99)
      #expect(player.currentTime().seconds == 10)
      media.pipeline.canSeek = false
      seek(1)
      #expect(results.withLock { $0 } == ["2 false", "4 true", "99 false", "1 false"])
    }
  }

  @Test func `the end of an item is posted, and pauses the player unless it does nothing there`() {
    FakeMedia.use { media in
      let player = AVPlayer(url: url)
      let ends = Mutex(0)
      let observer = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
      ) { _ in
        ends.withLock { $0 += 1 }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      media.pipeline.send(.settled)
      player.play()
      media.pipeline.send(.ended)
      #expect(ends.withLock { $0 } == 1)
      #expect(player.rate == 0)
      player.actionAtItemEnd = .none
      player.play()
      media.pipeline.send(.ended)
      #expect(ends.withLock { $0 } == 2)
      #expect(player.rate == 1)
    }
  }

  @Test func `waiting for data pauses the pipeline, not the player`() {
    FakeMedia.use { media in
      let player = AVPlayer(url: url)
      media.pipeline.send(.settled)
      player.play()
      _ = media.pipeline.takeLog()
      let stalls = Mutex(0)
      let token = NotificationCenter.default.addObserver(
        forName: AVPlayerItem.playbackStalledNotification, object: player.currentItem, queue: nil
      ) { _ in stalls.withLock { $0 += 1 } }
      defer { NotificationCenter.default.removeObserver(token) }
      media.pipeline.send(.buffering)
      #expect(stalls.withLock { $0 } == 1)
      #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
      #expect(player.reasonForWaitingToPlay == .toMinimizeStalls)
      media.pipeline.send(.settled)
      #expect(player.timeControlStatus == .playing)
      #expect(media.pipeline.takeLog() == ["pause", "play"])
    }
  }

  @Test func `a periodic observer is called at multiples of its interval, and after starts and stops`() {
    FakeMedia.use { media in
      let player = AVPlayer(url: url)
      media.pipeline.send(.settled)
      let times = Mutex<[Double]>([])
      let token = player.addPeriodicTimeObserver(
        forInterval: CMTime(value: 1, timescale: 2), queue: .main
      ) { time in
        times.withLock { $0.append(time.seconds) }
      }
      #expect(media.delays.isEmpty)
      media.pipeline.position = 0.25
      player.play()
      media.passDelay()
      media.passDelay()
      player.pause()
      #expect(times.withLock { $0 } == [0.25, 0.5, 1, 1])
      #expect(media.delays.isEmpty)
      player.play()
      player.removeTimeObserver(token)
      #expect(media.delays.isEmpty)
    }
  }

  @Test func `a boundary observer is called when its times are passed`() {
    FakeMedia.use { media in
      let player = AVPlayer(url: url)
      media.pipeline.send(.settled)
      let calls = Mutex(0)
      let boundaries = [3, 1].map { NSValue(time: CMTime(value: $0, timescale: 1)) }
      let token = player.addBoundaryTimeObserver(forTimes: boundaries, queue: nil) {
        calls.withLock { $0 += 1 }
      }
      defer { player.removeTimeObserver(token) }
      player.play()
      #expect(media.delays.map(\.seconds) == [1])
      media.passDelay()
      #expect(media.delays.map(\.seconds) == [2])
      media.passDelay()
      #expect(calls.withLock { $0 } == 2)
      #expect(media.delays.isEmpty)
    }
  }

  @Test func `an item fails with the reason`() {
    FakeMedia.use { media in
      let player = AVPlayer(url: url)
      media.pipeline.send(.failed(reason: "no decoder"))
      let error = player.currentItem?.error as? AVError
      #expect(player.currentItem?.status == .failed)
      #expect(error?.localizedDescription == "The media can't be played: no decoder.")
      media.failure = PipelineError("GStreamer 1.x isn't installed")
      let second = AVPlayer(url: url)
      #expect(second.status == .failed)
      #expect(second.currentItem?.status == .failed)
    }
  }

  @Test func `a queue plays its items in turn`() {
    FakeMedia.use { media in
      let items = (0..<3).map { _ in AVPlayerItem(url: url) }
      let player = AVQueuePlayer(items: Array(items.prefix(2)))
      player.insert(items[2], after: items[0])
      #expect(player.items() == [items[0], items[2], items[1]])
      media.pipeline.send(.settled)
      player.play()
      media.pipeline.send(.ended)
      #expect(player.currentItem === items[2])
      media.pipeline.send(.settled)
      #expect(media.pipeline.takeLog().last == "play")
      player.remove(items[1])
      media.pipeline.send(.ended)
      #expect(player.currentItem == nil)
      #expect(player.rate == 0)
    }
  }

  @Test func `a looper starts its item again`() {
    FakeMedia.use { media in
      let player = AVQueuePlayer()
      let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
      media.pipeline.send(.settled)
      player.play()
      media.pipeline.send(.ended)
      #expect(looper.loopCount == 1)
      #expect(media.pipeline.takeLog().contains("seek 0.0 at 1.0 near"))
      looper.disableLooping()
      media.pipeline.send(.ended)
      #expect(player.currentItem == nil)
    }
  }

  @Test func `a looper that replaces another one goes on when the other one is released`() {
    FakeMedia.use { media in
      let player = AVQueuePlayer()
      var looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
      looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
      media.pipeline.send(.settled)
      player.play()
      media.pipeline.send(.ended)
      #expect(looper.loopCount == 1)
      #expect(player.currentItem === looper.loopingPlayerItems[0])
    }
  }

  /// A picture's time, and what the pipeline did.
  private struct Found: Equatable {
    let time: Double
    let log: [String]
  }

  @Test func `a generator seeks exactly if the nearest stored picture is too far`() throws {
    try FakeMedia.use { media throws in
      media.storedPictureTimes = [0, 4]
      let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
      func times(of seconds: Double) throws -> Found {
        var actual = CMTime.zero
        _ = try generator.copyCGImage(
          at: CMTime(seconds: seconds, preferredTimescale: 600), actualTime: &actual)
        return Found(time: actual.seconds, log: media.pipeline.takeLog())
      }
      #expect(try times(of: 5) == Found(time: 4, log: ["seek 5.0 at 1.0 near"]))
      (generator.requestedTimeToleranceBefore, generator.requestedTimeToleranceAfter) = (.zero, .zero)
      #expect(try times(of: 5) == Found(time: 5, log: ["seek 5.0 at 1.0 near", "seek 5.0 at 1.0"]))
      generator.requestedTimeToleranceBefore = CMTime(seconds: 1.5, preferredTimescale: 600)
      #expect(try times(of: 5) == Found(time: 4, log: ["seek 5.0 at 1.0 near"]))
    }
  }

  @Test func `media that couldn't be read are read again`() async throws {
    let media = FakeMedia()
    let asset = media.use { AVURLAsset(url: url) }
    media.failure = PipelineError("no data")
    #expect(!asset.isPlayable)
    #expect(try await !asset.load(.isPlayable))
    await #expect(throws: AVError.self) { try await asset.load(.duration) }
    media.failure = nil
    #expect(try await asset.load(.isPlayable))
    #expect(asset.duration.seconds == 10)
  }
}
