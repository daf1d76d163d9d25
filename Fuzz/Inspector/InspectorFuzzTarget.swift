import Foundation

/// libFuzzer's entry point for the inspector's port.
///
/// The bytes are the input of a client, which must be accepted or refused without a crash. The first byte sets the size of the
/// pieces, from 1 to 256 bytes. The rest is read as a request, then as data on an open socket; each message in the data is read
/// as a page's message. Buffers must stay within their limits, and pieces must give the same result as all bytes at once.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard count > 1 else { return 0 }
  let all = Array(UnsafeBufferPointer(start: bytes, count: count))
  let (piece, sent) = (Int(all[0]) + 1, Array(all.dropFirst()))
  readRequest(sent)
  let (whole, inPieces) = (events(of: sent, piece: sent.count), events(of: sent, piece: piece))
  if whole != inPieces { stop("in pieces of \(piece) bytes something else is read: \(whole), \(inPieces)") }
  for case .message(let text) in whole.events { _ = try? PageMessage(text) }
  _ = try? PageMessage(String(decoding: sent, as: UTF8.self))
  return 0
}

private func readRequest(_ bytes: [UInt8]) {
  guard let (head, length) = try? RequestHead.read(bytes) else { return }
  if length > RequestHead.limit + 4 { stop("a head of \(length) bytes was taken") }
  let admission = Admission(port: 4711, token: "0123456789abcdef")
  switch admission.answer(to: head) {
  case .refused: break
  case .page, .socket:
    if head.query["token"] != "0123456789abcdef" { stop("somebody was let in without the token: \(head)") }
  }
}

private struct Outcome: Equatable {
  var events: [WebSocketDecoder.Event] = []
  var ending: WebSocketFrame.Ending?
}

private func events(of bytes: [UInt8], piece: Int) -> Outcome {
  let limit = 512
  var decoder = WebSocketDecoder(limit: limit)
  var outcome = Outcome()
  var place = 0
  while place < bytes.count, outcome.events.last != .closed {
    let end = min(place + piece, bytes.count)
    do throws(WebSocketFrame.Ending) {
      outcome.events += try decoder.take(bytes[place..<end])
    } catch {
      outcome.ending = error
      // Events before the error in the same piece aren't reported.
      outcome.events = []
      return outcome
    }
    if decoder.heldCount > 2 * limit + 14 + piece { stop("\(decoder.heldCount) bytes are held") }
    place = end
  }
  return outcome
}

/// Ends the process so that libFuzzer keeps the bytes.
private func stop(_ reason: String) -> Never {
  print(reason)
  fflush(nil)
  abort()
}
