package import Foundation
import Trellis
import TrellisGraph

/// The last frames of a window, kept for pages and files.
extension Inspector {
  /// Records from the next frame on, even without a page.
  package func record() {
    isRecordedAnyway = true
    picture.setRecorded(true)
  }

  /// Begins the recording with the current picture; does nothing if it has begun.
  func beginRecording() {
    guard recording == nil else { return }
    if !picture.isRecorded { picture.setRecorded(true) }
    recording = FrameRecording(of: viewGraph, history, picture, limits: recordingLimits) {
      [viewGraph] in viewGraph.nearestPath(of: $0)
    }
  }

  func endRecording() {
    recording = nil
    picture.setRecorded(false)
  }

  /// Returns the recording as a file, a page that needs no app; nil if nothing was recorded.
  ///
  /// Source locations are looked up in the calling thread, which takes long.
  package func recordingFile() -> Data? { contents.map { Data(Page.file(recording: $0.json)) } }

  /// Returns the recording, to be encoded in another thread; nil if nothing was recorded.
  package func recordingForFile() -> RecordingForFile? { contents.map { RecordingForFile(document: $0) } }

  private var contents: RecordingDocument? {
    recording?.contents(named: name, waste: waste())
  }

  /// Sends a page the recorded frames, encoded in another thread.
  func sendRecording(for question: Int, to number: Int) {
    guard let contents else { return send(.null, for: question, to: number) }
    let server = server
    RecordingDocument.queue.async {
      let head = #"{"t":"answer","number":\#(question),"answer":"#
      server.send(
        String(decoding: Array(head.utf8) + contents.json + [UInt8(ascii: "}")], as: UTF8.self), to: number)
    }
  }
}

/// A recording that isn't encoded yet: encoding takes long, and is possible in any thread.
package struct RecordingForFile: Sendable {
  let document: RecordingDocument

  /// The file: a page that needs no app.
  package var data: Data { Data(Page.file(recording: document.json)) }
}
