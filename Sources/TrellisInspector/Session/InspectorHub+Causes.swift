import TrellisGraph

/// The causes of updates, for editors: one request and one response, without a page.
extension InspectorHub {
  /// Responds with the causes of the bodies' runs in all windows, or only with the count of frames if the client knows it.
  ///
  /// The source locations of writes are found in another thread, which takes a second or two the first time.
  func respond(to client: Int, after known: Int?) {
    let inspectors = showsPictureOnly ? [] : openInspectors
    let count = inspectors.reduce(0) { $0 + $1.frameCount }
    let server = server!
    if count == known { return server.respond(JSONText.object([("count", .int(count))]).text, to: client) }
    collect(inspectors[...], []) { windows in
      server.respond(
        JSONText.object([("count", .int(count)), ("windows", .array(windows))]).text, to: client)
    }
  }

  private func collect(
    _ rest: ArraySlice<Inspector>, _ found: [JSONText], _ done: @escaping @MainActor ([JSONText]) -> Void
  ) {
    guard let next = rest.first else { return done(found) }
    next.causes { [self] in collect(rest.dropFirst(), found + [$0], done) }
  }
}

extension Inspector {
  /// The number of frames so far.
  fileprivate var frameCount: Int { (history.frames.last?.number ?? -1) + 1 }

  /// Passes the causes of the bodies' runs to a closure, later.
  fileprivate func causes(_ answer: @escaping @MainActor (JSONText) -> Void) {
    let causes = BodyCauses(of: history)
    let (recorder, count) = (history.recorder, frameCount)
    // Of many inputs, only the locations of the latest writes are found.
    let numbers = causes.writes.values.map(\.last).sorted().suffix(50)
    let known = numbers.compactMap { number in recorder[number].map { (number: number, event: $0) } }
    places.find(known) { found in
      var places: [Int: CodeLocation] = [:]
      for (number, event) in known {
        let callers = found[number] ?? []
        places[number] = ExplanationText.ownPlace(callers) ?? event.location ?? callers.first
      }
      answer(causes.json(frame: count, places: places))
    }
  }
}
