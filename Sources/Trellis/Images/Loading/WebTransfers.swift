import Foundation
import Synchronization

/// Transfers from the web: one thread serves all of them, and sleeps while nothing arrives.
///
/// `URLSession` isn't used, because on Linux it keeps a core busy while a server has accepted a connection and doesn't respond.
nonisolated final class WebTransfers: Sendable {
  static let shared = WebTransfers()

  private struct PendingChanges {
    var begun: [WebTransfer] = []
    var givenUp: [WebTransfer] = []
    /// The multi handle that the thread serves; nil before the thread starts.
    var multi: Curl.Handle?
  }

  private let pending = Mutex(PendingChanges())

  /// Returns the content of an `http:` or `https:` URL, at most `limit` bytes.
  ///
  /// The transfer ends early if the surrounding task is cancelled, and fails if the server sends nothing for a minute.
  func data(from url: URL, limit: Int) async throws -> Data {
    guard let curl = Curl.shared, ["http", "https"].contains(url.scheme?.lowercased()) else {
      throw URLError(.unsupportedURL)
    }
    let transfer = WebTransfer(url, limit: limit)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard transfer.begin(continuation) else { return }
        send(curl) { $0.begun.append(transfer) }
      }
    } onCancel: {
      transfer.end(.failure(URLError(.cancelled)))
      send(curl) { $0.givenUp.append(transfer) }
    }
  }

  private func send(_ curl: Curl, _ change: (inout PendingChanges) -> Void) {
    pending.withLock { pending in
      change(&pending)
      if let multi = pending.multi {
        _ = curl.wakeUp(multi)
        return
      }
      guard let multi = curl.makeMulti() else {
        for transfer in pending.begun { transfer.end(.failure(URLError(.unknown))) }
        pending.begun = []
        return
      }
      pending.multi = multi
      let address = UInt(bitPattern: multi)
      Thread.detachNewThread { self.serve(curl, Curl.Handle(bitPattern: address)!) }
    }
  }

  /// Runs the thread's loop: starts and cancels transfers, lets curl work, and sleeps until there is more to do.
  private func serve(_ curl: Curl, _ multi: Curl.Handle) -> Never {
    var running: [Curl.Handle: WebTransfer] = [:]
    func end(_ easy: Curl.Handle) -> WebTransfer? {
      _ = curl.remove(multi, easy)
      curl.endEasy(easy)
      return running.removeValue(forKey: easy)
    }
    while true {
      let (begun, givenUp) = pending.withLock { pending in
        defer { (pending.begun, pending.givenUp) = ([], []) }
        return (pending.begun, pending.givenUp)
      }
      for transfer in begun {
        guard let easy = transfer.easy(curl) else { continue }
        running[easy] = transfer
        _ = curl.add(multi, easy)
      }
      for transfer in givenUp {
        if let easy = running.first(where: { $0.value === transfer })?.key { _ = end(easy) }
      }
      var count: Int32 = 0
      _ = curl.perform(multi, &count)
      while let message = curl.message(multi, &count)?.load(as: Curl.Message.self) {
        guard message.kind == Curl.Message.done else { continue }
        var status = 0
        _ = curl.info(message.easy, Curl.responseCode, &status)
        end(message.easy)?.end(code: message.code, status: status, curl)
      }
      _ = curl.poll(multi, nil, 0, 600_000, nil)
    }
  }
}

/// The response of one transfer, received piece by piece, up to the limit.
nonisolated final class WebTransfer: Sendable {
  private let url: URL
  private let limit: Int
  private struct Progress {
    var data = Data()
    var isTooLong = false
    var isOver = false
    var continuation: CheckedContinuation<Data, any Error>?
  }
  private let progress = Mutex(Progress())

  init(_ url: URL, limit: Int) { (self.url, self.limit) = (url, limit) }

  /// Stores the continuation, and returns true; resumes it with an error, and returns false, if the transfer has ended already.
  func begin(_ continuation: CheckedContinuation<Data, any Error>) -> Bool {
    let isOver = progress.withLock { progress in
      if !progress.isOver { progress.continuation = continuation }
      return progress.isOver
    }
    if isOver { continuation.resume(throwing: URLError(.cancelled)) }
    return !isOver
  }

  /// Resumes the continuation with a result, at most once.
  func end(_ result: Result<Data, any Error>) {
    let continuation = progress.withLock { progress in
      defer { (progress.continuation, progress.isOver) = (nil, true) }
      return progress.continuation
    }
    continuation?.resume(with: result)
  }

  /// Resumes the continuation with the result that curl reports.
  func end(code: Int32, status: Int, _ curl: Curl) {
    let (data, isTooLong) = progress.withLock { ($0.data, $0.isTooLong) }
    if code == 0, (200..<300).contains(status) { return end(.success(data)) }
    let error: URLError.Code =
      switch code {
      case 0, 22: .badServerResponse
      case 3: .badURL
      case 5, 6: .cannotFindHost
      case 7: .cannotConnectToHost
      case 23 where isTooLong, 63: .dataLengthExceedsMaximum
      case 28: .timedOut
      case 35, 51, 58, 60, 77, 83, 91: .secureConnectionFailed
      case 47: .httpTooManyRedirects
      default: .networkConnectionLost
      }
    let words = code == 0 ? "the server's status is \(status)" : String(cString: curl.words(code))
    end(.failure(URLError(error, userInfo: [NSLocalizedDescriptionKey: "\(url): \(words)"])))
  }

  /// Creates curl's handle of the transfer; nil if the transfer has ended already, or if curl can't create one.
  func easy(_ curl: Curl) -> Curl.Handle? {
    if progress.withLock({ $0.isOver }) { return nil }
    guard let easy = curl.makeEasy() else {
      end(.failure(URLError(.unknown)))
      return nil
    }
    typealias Option = Curl.Option
    for (option, text) in [
      (Option.url, url.absoluteString), (Option.userAgent, "Trellis"), (Option.encodings, ""),
    ] {
      // Curl copies strings.
      _ = text.withCString { curl.setPointer(easy, option, $0) }
    }
    for (option, number) in [
      (Option.followsRedirects, 1), (Option.mostRedirects, 20), (Option.failsOnError, 1),
      (Option.noSignals, 1),
      (Option.connectTimeout, 60), (Option.leastSpeed, 1), (Option.slowTime, 60), (Option.protocols, 3),
      (Option.redirectProtocols, 3), (Option.greatestSize, limit),
    ] { _ = curl.setNumber(easy, option, number) }
    _ = curl.setPointer(easy, Option.writerData, Unmanaged.passUnretained(self).toOpaque())
    _ = curl.setWriter(easy, Option.writer) { bytes, _, count, transfer in
      Unmanaged<WebTransfer>.fromOpaque(transfer).takeUnretainedValue().take(bytes, count)
    }
    return easy
  }

  /// Appends bytes, and returns their count.
  ///
  /// Beyond the limit it returns -1, which ends the transfer.
  private func take(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    progress.withLock { progress in
      guard progress.data.count + count <= limit, !progress.isOver else {
        progress.isTooLong = !progress.isOver
        return -1
      }
      progress.data.append(bytes, count: count)
      return count
    }
  }
}
