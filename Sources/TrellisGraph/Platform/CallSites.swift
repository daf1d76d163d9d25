#if canImport(Glibc) && !TRELLIS_PORTABLE
  import Runtime

  /// The functions that led to a write, as addresses, to find out where in the source it stands.
  ///
  /// They are taken when the write happens, some microseconds; what they stand for is looked up in the program's debug
  /// information when somebody asks, which takes long the first time. A program that was built without any (`-g`, which the
  /// package manager gives in debug and release builds) gives nothing.
  ///
  /// An object, because the backtrace's size is known at run time only.
  final class CallTrace: Sendable {
    private let backtrace: Backtrace

    /// The most functions in a trace.
    ///
    /// Between a write and the program's own code are those of frameworks: some thirty for a published property.
    private static let depth = 48
    /// Which programs lie where in memory; finding out takes most of the time that a trace would take.
    private static let images = Guarded(LoadedImages.capture())

    /// What was looked up, by the addresses of the functions.
    private static let known = Guarded<[[UInt64]: [SourcePlace]]>([:])

    /// The functions that led here; nil where they can't be had.
    @inline(never)
    init?() {
      guard let images = CallTrace.images.withLock({ $0 }),
        let trace = try? Backtrace.capture(limit: CallTrace.depth, top: 0, images: images)
      else { return nil }
      backtrace = trace
    }

    /// The places in the source, innermost first, but for the graph's own and for those without debug information.
    ///
    /// The same way through the program is looked up once.
    var locations: [SourcePlace] {
      let addresses = backtrace.frames.map { frame -> UInt64 in
        switch frame {
        case .programCounter(let address), .returnAddress(let address), .asyncResumePoint(let address):
          UInt64(address) ?? 0
        default: 0
        }
      }
      if let places = CallTrace.known.withLock({ $0[addresses] }) { return places }
      let places = lookedUp
      CallTrace.known.withLock { known in
        if known.count >= 1000 { known = [:] }
        known[addresses] = places
      }
      return places
    }

    private var lookedUp: [SourcePlace] {
      let images = CallTrace.images.withLock { $0 }
      guard let symbols = backtrace.symbolicated(with: images) else { return [] }
      return symbols.frames.compactMap { frame in
        guard let place = frame.symbol?.sourceLocation, !isOwn(place.path) else { return nil }
        if place.line > 0 { return SourcePlace(fileID: place.path, line: place.line) }
        // Where the compiler writes back what was read and changed (`count += 1`), it notes no line, and at times no file.
        // Finding it takes long, and is of use in the program's own files alone.
        guard !place.path.hasPrefix(ownSources), let find = WritePlaces.finder,
          let address = UInt64(frame.captured.adjustedProgramCounter),
          let found = find(address), !isOwn(found.fileID)
        else { return nil }
        return found
      }
    }

    /// Whether a file is one of the graph's own, or what a macro expanded to.
    ///
    /// The debug information may have paths relative to the folder of the build.
    private func isOwn(_ path: String) -> Bool {
      path.hasPrefix(ownFolder) || path.hasPrefix("Sources/TrellisGraph/")
        || path.split(separator: "/").last?.hasPrefix("@__swiftmacro") == true
    }

    /// The folder that the graph's own sources were built in.
    private var ownFolder: String { folder(of: #filePath) }

    /// The folder of the graph's and its products' sources.
    private var ownSources: String {
      ownFolder.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
        + "/"
    }

    /// `…/TrellisGraph/` of `…/TrellisGraph/Inspection/CallSites.swift`.
    private func folder(of file: String) -> String {
      file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/") + "/"
    }
  }
#endif
