import AVKit
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisMedia
import TrellisTesting

@Suite(.serialized) @MainActor struct VideoPlayerTests {
  private let url = URL(fileURLWithPath: "/clip.ogv")

  // The buttons at the ends of the controls of a view of 400 by 200 points.
  private let play = CGPoint(x: 26, y: 174)
  private let mute = CGPoint(x: 374, y: 174)

  /// A blue picture of 40 by 20 pixels.
  private var blue: CGImage {
    let pixels = Data((0..<800).flatMap { _ in [255, 0, 0, 255] as [UInt8] })
    return CGImage(ImageSource(name: "blue", width: 40, height: 20, pixels: pixels))
  }

  @Test func `a view shows the newest picture in its aspect ratio, and the overlay`() throws {
    try FakeMedia.use { media in
      let player = AVPlayer(url: url)
      let host = TestHost(
        VideoPlayer(player: player) { Text("overlay") }, size: CGSize(width: 200, height: 200))
      #expect(host.texts.contains("overlay"))
      media.pipeline.send(.settled)
      media.pipeline.frame = blue
      media.pipeline.send(.frame)
      #expect(player.currentItem?.presentationSize == CGSize(width: 40, height: 20))
      let picture = try host.picture()
      #expect(picture.pixel(20, 60) == [255, 0, 0, 255])
      #expect(picture.pixel(20, 40) == [0, 0, 0, 255])
    }
  }

  @Test func `the controls play, pause, mute and show the position`() throws {
    FakeMedia.use { media in
      let player = AVPlayer(url: url)
      let host = TestHost(VideoPlayer(player: player), size: CGSize(width: 400, height: 200))
      media.pipeline.send(.settled)
      #expect(host.texts == ["0:00", "0:10"])
      host.tap(at: mute)
      #expect(player.isMuted)
      host.tap(at: play)
      #expect(player.rate == 1)
      // The controls of a playing video are shown only below the pointer.
      host.move(to: CGPoint(x: 390, y: 20))
      for _ in 0..<5 { media.passDelay() }
      #expect(host.texts == ["0:01", "0:10"])
      host.tap(at: play)
      #expect(player.rate == 0)
    }
  }

  @Test func `playing at the end starts again`() throws {
    FakeMedia.use { media in
      let player = AVPlayer(url: url)
      let host = TestHost(VideoPlayer(player: player), size: CGSize(width: 400, height: 200))
      media.pipeline.send(.settled)
      media.pipeline.position = 10
      media.pipeline.send(.ended)
      _ = media.pipeline.takeLog()
      host.tap(at: play)
      #expect(media.pipeline.takeLog().first == "seek 0.0 at 1.0 near")
    }
  }

  @Test func `a player that can't play shows the reason`() throws {
    FakeMedia.use { media in
      media.failure = PipelineError("GStreamer 1.x isn't installed")
      let host = TestHost(VideoPlayer(player: AVPlayer(url: url)), size: CGSize(width: 400, height: 200))
      #expect(host.texts == ["The media can't be played: GStreamer 1.x isn't installed."])
    }
  }

  @Test func `a removed view leaves the player alone`() throws {
    FakeMedia.use { media in
      let player = AVPlayer(url: url)
      let host = TestHost(VideoPlayer(player: player), size: CGSize(width: 400, height: 200))
      media.pipeline.send(.settled)
      player.play()
      #expect(media.delays.count == 1)
      host.show(Text("gone"))
      _ = host.displayList
      #expect(media.delays.isEmpty)
      #expect(player.rate == 1)
    }
  }
}
