import AVFoundation
import Foundation
import Trellis
import TrellisControls

/// The controls at the bottom of a video: play or pause, the position, and the sound.
struct VideoControls: View {
  let model: PlaybackModel
  let isHovered: Bool

  var body: some View {
    VStack {
      Spacer(minLength: 0)
      if model.player != nil, model.failure == nil, isHovered || !model.isPlaying {
        HStack(spacing: 8) {
          button(model.isPlaying ? "pause.fill" : "play.fill", model.isPlaying ? "Pause" : "Play") {
            model.toggle()
          }
          Text(Self.clock(model.position))
          if let duration = model.duration {
            Slider(
              value: Binding(
                get: { min(model.position, duration) },
                set: {
                  model.player?.seek(
                    to: CMTime(seconds: $0, preferredTimescale: 600), toleranceBefore: .zero,
                    toleranceAfter: .zero)
                }),
              in: 0...duration
            ) {
              Text("Position")
            }
            .labelsHidden()
            Text(Self.clock(duration))
          } else {
            Spacer()
          }
          button(
            model.isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill", model.isMuted ? "Unmute" : "Mute"
          ) {
            model.player?.isMuted.toggle()
          }
        }
        .font(.caption)
        .foregroundStyle(.white)
        .padding(8)
        .background(Color.black.opacity(0.6), in: RoundedRectangle(cornerRadius: 8))
        .padding(8)
      }
    }
  }

  private func button(_ symbol: String, _ label: String, action: @escaping @MainActor @Sendable () -> Void)
    -> some View
  {
    Button(action: action) { Image(systemName: symbol).frame(width: 20, height: 20) }
      .buttonStyle(.plain)
      .accessibilityLabel(label)
  }

  /// Returns a time such as 1:05 or 1:00:00.
  static func clock(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "–" }
    let whole = Int(seconds)
    let parts = [whole / 3600, whole / 60 % 60, whole % 60]
    let used = parts[0] > 0 ? parts : Array(parts.dropFirst())
    return used.enumerated().map { $0 == 0 ? "\($1)" : $1 < 10 ? "0\($1)" : "\($1)" }.joined(separator: ":")
  }
}
