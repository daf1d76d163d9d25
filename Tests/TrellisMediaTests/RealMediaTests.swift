import AVFoundation
import Synchronization
import Testing
import TrellisMedia

/// Whether GStreamer and a decoder of the clip are installed.
let hasGStreamer: Bool = {
  guard let pipeline = try? MediaEnvironment.system.makePipeline(clip, .soundAndPictures) else {
    return false
  }
  return pipeline.wait(atMost: 10) && pipeline.hasVideo
}()

/// A second of ten pictures of 64 by 48 pixels with vertical bars, and a tone.
let clip = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Fixtures/Media/bars.ogv")

/// The clip, played by GStreamer.
@Suite(.serialized, .enabled(if: hasGStreamer, "gstreamer1.0-plugins-good isn't installed")) @MainActor
struct RealMediaTests {
  @Test func `an asset has a duration and tracks`() async throws {
    let asset = AVURLAsset(url: clip)
    #expect(abs(try await asset.load(.duration).seconds - 1) < 0.01)
    let tracks = try await asset.load(.tracks)
    #expect(tracks.map(\.mediaType) == [.video, .audio])
    #expect(tracks[0].naturalSize == CGSize(width: 64, height: 48))
  }

  @Test func `a generator returns the picture at a time`() async throws {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: clip))
    generator.requestedTimeToleranceBefore = .zero
    generator.requestedTimeToleranceAfter = .zero
    let (image, time) = try await generator.image(at: CMTime(value: 1, timescale: 2))
    #expect(image.width == 64 && image.height == 48)
    #expect(abs(time.seconds - 0.5) < 0.01)
    // The first of seven bars is grey, the sixth red: blue, green, red.
    let bytes = try #require(image.dataProvider?.data as Data?)
    func pixel(_ x: Int) -> [Int] { (0..<4).map { Int(bytes[(8 * 64 + x) * 4 + $0]) } }
    #expect(pixel(3)[0] > 150 && pixel(3)[2] > 150)
    #expect(pixel(50)[2] > 150 && pixel(50)[0] < 60 && pixel(50)[1] < 60)
    #expect(pixel(50)[3] == 255)
  }

  @Test func `a player plays to the end`() async throws {
    let former = MediaEnvironment.current
    defer { MediaEnvironment.current = former }
    MediaEnvironment.current = .system
    let player = AVPlayer(url: clip)
    player.isMuted = true
    var token: (any NSObjectProtocol)?
    await withCheckedContinuation { continuation in
      let isFirst = Mutex(true)
      token = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
      ) { _ in
        let wasFirst = isFirst.withLock { isFirst in
          defer { isFirst = false }
          return isFirst
        }
        if wasFirst { continuation.resume() }
      }
      player.seek(to: CMTime(value: 7, timescale: 10), toleranceBefore: .zero, toleranceAfter: .zero)
      player.play()
    }
    NotificationCenter.default.removeObserver(try #require(token))
    #expect(abs(player.currentTime().seconds - 1) < 0.05)
    #expect(player.currentFrame?.width == 64)
    #expect(player.rate == 0)
  }

  @Test func `the end comes even if no picture is taken`() async throws {
    let pipeline = try MediaEnvironment.system.makePipeline(clip, .soundAndPictures)
    #expect(pipeline.wait(atMost: 10))
    await withCheckedContinuation { continuation in
      pipeline.setReceiver { event in
        if event == .ended { continuation.resume() }
      }
      pipeline.setPlaying(true)
    }
    pipeline.setReceiver(nil)
  }

  @Test func `a sound in memory is played, and a text isn't`() throws {
    let player = try AVAudioPlayer(data: try Data(contentsOf: clip))
    #expect(abs(player.duration - 1) < 0.01)
    player.currentTime = 0.5
    #expect(throws: NSError.self) { try AVAudioPlayer(data: Data("no sound".utf8)) }
  }

  @Test func `a missing file fails with a reason`() async throws {
    await #expect(throws: AVError.self) {
      try await AVURLAsset(url: URL(fileURLWithPath: "/none.ogv")).load(.duration)
    }
  }
}
