import Foundation
import TrellisInspector

/// Writes the recordings of windows to files: each when its window is closed, and those of open windows when the program ends.
///
/// Recordings are also written if a signal ends the program. The first window's file is the requested one, `app.html`; the next
/// ones are `app-2.html`, `app-3.html` and so on.
@MainActor
final class RecordingKeeper {
  private var open: [(inspector: Inspector, file: String)] = []
  private var count = 0
  private let file: String
  private var sources: [any DispatchSourceSignal] = []
  /// The queue that writes the recordings of closed windows, while other windows keep drawing.
  private let queue = DispatchQueue(label: "trellis recordings")

  init(in file: String) {
    self.file = file
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self?.keep() }
        signal(number, SIG_DFL)
        raise(number)
      }
      source.resume()
      sources.append(source)
    }
  }

  /// Records a window from now on.
  func add(_ inspector: Inspector) {
    count += 1
    inspector.record()
    open.append((inspector, Self.name(of: count, in: file)))
  }

  /// Writes the recording of a window that was closed.
  func close(_ inspector: Inspector) {
    guard let place = open.firstIndex(where: { $0.inspector === inspector }) else { return }
    let file = open.remove(at: place).file
    guard let recording = inspector.recordingForFile() else { return }
    queue.async { Self.write(recording, to: file) }
  }

  /// Writes all recordings, and returns when they are written.
  func keep() {
    for (inspector, _) in open { close(inspector) }
    queue.sync {}
  }

  /// Returns the file of the recording of a window.
  ///
  /// Windows are numbered from 1.
  nonisolated static func name(of number: Int, in file: String) -> String {
    if number == 1 { return file }
    let (stem, kind) = ((file as NSString).deletingPathExtension, (file as NSString).pathExtension)
    return "\(stem)-\(number)" + (kind.isEmpty ? "" : ".\(kind)")
  }

  /// Writes a file, and prints its path or the system's error.
  private nonisolated static func write(_ recording: RecordingForFile, to file: String) {
    do {
      try recording.data.write(to: URL(fileURLWithPath: file), options: .atomic)
      Inspecting.say("the recording is in \(file)")
    } catch {
      Inspecting.say("can't write the recording: \(error.localizedDescription)")
    }
  }
}
