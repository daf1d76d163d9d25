import AVFoundation
import Testing
import TrellisMedia

@Suite(.serialized) @MainActor struct AudioPlayerTests {
  private final class Listener: NSObject, AVAudioPlayerDelegate {
    var ends = 0
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      ends += flag ? 1 : 0
    }
  }

  @Test func `a sound is repeated as often as asked, and then its end is reported`() throws {
    try FakeMedia.use { media in
      let listener = Listener()
      let player = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/a.ogg"))
      player.delegate = listener
      player.numberOfLoops = 1
      #expect(player.duration == 10)
      #expect(player.play())
      media.pipeline.send(.ended)
      #expect(player.isPlaying)
      #expect(listener.ends == 0)
      media.pipeline.send(.ended)
      #expect(!player.isPlaying)
      #expect(listener.ends == 1)
      #expect(media.pipeline.takeLog() == ["play", "seek 0.0 at 1.0", "pause"])
    }
  }

  @Test func `a rate counts only if it is enabled, and is limited`() throws {
    try FakeMedia.use { media in
      let player = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/a.ogg"))
      player.rate = 8
      #expect(media.pipeline.takeLog().isEmpty)
      player.enableRate = true
      #expect(media.pipeline.takeLog() == ["seek 0.0 at 2.0"])
    }
  }

  @Test func `a volume fades in steps`() throws {
    try FakeMedia.use { media in
      let player = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/a.ogg"))
      player.setVolume(0, fadeDuration: 0.1)
      #expect(media.delays.map(\.seconds) == [0.05])
      media.passDelay()
      media.passDelay()
      #expect(player.volume == 0)
      #expect(media.delays.isEmpty)
    }
  }

  @Test func `a sound that can't be opened throws the reason`() {
    var reason: String?
    FakeMedia.use { media in
      media.failure = PipelineError("GStreamer 1.x isn't installed")
      do { _ = try AVAudioPlayer(data: Data([1, 2])) } catch { reason = error.localizedDescription }
    }
    #expect(reason == "The sound can't be played: GStreamer 1.x isn't installed.")
  }

  @Test func `nothing is recorded`() throws {
    let recorder = try AVAudioRecorder(
      url: URL(fileURLWithPath: "/a.m4a"), settings: [AVSampleRateKey: 44100])
    #expect(!recorder.record())
    #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .restricted)
  }
}
