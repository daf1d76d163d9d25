#if canImport(Glibc) && !TRELLIS_PORTABLE
  import Runtime

  /// The call stack that led to a write, as addresses; used to find the write's location in the source.
  ///
  /// Capturing a stack takes some microseconds. Its addresses are looked up in the program's debug information on demand, which
  /// is slow the first time. A program built without debug information yields no locations. (The package manager passes `-g` in
  /// debug and release builds.)
  ///
  /// A class, because the size of a backtrace is known only at run time.
  final class CallTrace: Sendable {
    private let backtrace: Backtrace

    /// The maximum number of functions in a trace.
    ///
    /// The functions of frameworks come between a write and the program's own code: about thirty for a published property.
    private static let depth = 48

    /// Source locations that were looked up, by the addresses of the functions.
    private static let known = Guarded<[[UInt64]: [CodeLocation]]>([:])

    /// Captures the current call stack; nil if that fails.
    @inline(never)
    init?() {
      guard let images = LoadedImages.atFirstUse,
        let trace = try? Backtrace.capture(limit: CallTrace.depth, top: 0, images: images)
      else { return nil }
      backtrace = trace
    }

    /// The locations in source, innermost first, without those in the graph's own code and those without debug information.
    ///
    /// The locations of a call stack are looked up once and cached.
    var locations: [CodeLocation] {
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

    private var lookedUp: [CodeLocation] {
      guard let symbols = backtrace.symbolicated(with: LoadedImages.atFirstUse) else { return [] }
      return symbols.frames.compactMap { frame in
        guard let place = frame.symbol?.sourceLocation, !isOwn(place.path) else { return nil }
        if place.line > 0 { return CodeLocation(fileID: place.path, line: place.line) }
        // For the write-back of a value that is changed in place (`count += 1`), the compiler records no line, and sometimes no file. The
        // search for the location is slow. It is useful only for functions that are written in the program's own files.
        guard !frame.isSwiftThunk, !place.path.hasPrefix(ownSources), let find = WritePlaces.finder,
          let address = UInt64(frame.captured.adjustedProgramCounter),
          let found = find(address), !isOwn(found.fileID)
        else { return nil }
        return found
      }
    }

    /// Returns whether a file is one of the graph's own, or a macro expansion.
    ///
    /// Paths in the debug information may be relative to the build folder.
    private func isOwn(_ path: String) -> Bool {
      path.hasPrefix(ownFolder) || path.hasPrefix("Sources/TrellisGraph/")
        || path.split(separator: "/").last?.hasPrefix("@__swiftmacro") == true
    }

    /// The folder that the graph's sources were built in.
    private var ownFolder: String { folder(of: #filePath) }

    /// The folder with the sources of the graph and its products.
    private var ownSources: String {
      ownFolder.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
        + "/"
    }

    /// Returns `…/TrellisGraph/` for `…/TrellisGraph/Platform/CallSites.swift`.
    private func folder(of file: String) -> String {
      file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/") + "/"
    }
  }
#endif
