package import Foundation
import Trellis

/// The last frames of a window, kept for pages and files.
extension Inspector {
  /// Records from the next frame on, whether there is a page or not.
  package func record() {
    isRecordedAnyway = true
    picture.setRecorded(true)
  }

  /// Begins with what is drawn now; nothing where it is begun already.
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

  /// The recording as a file: a page that needs no app; nil where nothing was recorded.
  ///
  /// What it takes longest to find out is found out in this thread.
  package func recordingFile() -> Data? { contents.map { Data(Page.file(recording: $0.json)) } }

  /// The same, to be written down in another thread; nil where nothing was recorded.
  package func recordingForFile() -> RecordingForFile? { contents.map { RecordingForFile(document: $0) } }

  private var contents: RecordingDocument? {
    recording?.contents(named: name, waste: waste())
  }

  /// Sends a page the frames that are recorded; they are written down in another thread.
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

/// A recording that isn't a file yet: making one of it takes its time, in any thread.
package struct RecordingForFile: Sendable {
  let document: RecordingDocument

  /// The file: a page that needs no app.
  package var data: Data { Data(Page.file(recording: document.json)) }
}
