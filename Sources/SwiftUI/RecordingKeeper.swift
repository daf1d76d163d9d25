import Foundation
import TrellisInspector

/// Writes a window's recording to a file when the program ends: because its windows are closed, or because it is told to by a signal.
@MainActor
final class RecordingKeeper {
  private let inspector: Inspector
  private let file: String
  private var sources: [any DispatchSourceSignal] = []

  init(of inspector: Inspector, in file: String) {
    (self.inspector, self.file) = (inspector, file)
    inspector.record()
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

  /// Writes what was recorded; what the system says against it is told.
  func keep() {
    guard let data = inspector.recordingFile() else { return }
    do {
      try data.write(to: URL(fileURLWithPath: file), options: .atomic)
      Inspecting.say("the recording is in \(file)")
    } catch {
      Inspecting.say("the recording can't be written: \(error.localizedDescription)")
    }
  }
}
