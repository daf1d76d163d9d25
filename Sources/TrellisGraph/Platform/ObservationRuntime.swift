#if canImport(Glibc) && !TRELLIS_PORTABLE
  import Glibc
  @_spi(SwiftUI) import Observation

  /// The thread-local variable in which Swift's Observation collects reads of observable objects.
  ///
  /// A property that is read adds itself to the list that this variable points to, if any. `withObservationTracking` uses the
  /// same list. The graph sets the variable once per update to see the reads of each rule. Calling `withObservationTracking` once
  /// per rule would cost a hundred times more. The variable has no public name. It is searched for among the library's variables,
  /// once per program.
  ///
  /// Source: ours, from how the Observation module of Swift 5.9 to 6.3 behaves; ``find()`` checks every assumption.
  struct ObservationRuntime: BitwiseCopyable, Sendable {
    /// A thread's access list: nil until something is read.
    typealias Accesses = ObservationTracking._AccessList?

    /// The variable's identity for the dynamic linker: the number of its library, counted from 1, and its offset in that
    /// library's thread-local variables.
    private var library: UInt
    private var offset: UInt

    /// The variable of this program's Observation library; nil if it isn't as expected.
    static let present = find()

    /// Returns the current thread's variable: the address of the list to add to, or nil if nothing tracks reads.
    ///
    /// Each thread has its own variable, so the address also identifies the thread.
    @inline(__always)
    static func variable(of runtime: UnsafeMutablePointer<ObservationRuntime>)
      -> UnsafeMutablePointer<AccessesPointer?>
    {
      threadLocalAddress(runtime).assumingMemoryBound(to: AccessesPointer?.self)
    }

    // MARK: - Finding it

    private final class Probe: Observable, Sendable {
      let registrar = ObservationRegistrar()
      var property: Int { 0 }
    }

    /// Finds the variable whose value changes when a nested tracking begins, and is restored when that tracking ends.
    ///
    /// Also checks that reading a property creates an access list at the address that the variable holds.
    private static func find() -> ObservationRuntime? {
      let candidates = candidates()
      var words: [[UInt]] = []
      func readWords() { words.append(candidates.map { $0.word() }) }
      readWords()
      withObservationTracking {
        readWords()
        withObservationTracking(readWords, onChange: {})
        readWords()
      } onChange: {
      }
      readWords()
      let found = candidates.indices.filter { index in
        let seen = words.map { $0[index] }
        return seen[0] == seen[4] && seen[1] == seen[3] && seen[0] != seen[1] && seen[1] > seen[2]
          && seen[1] - seen[2] < 1 << 16 && (seen[1] | seen[2]) % 8 == 0
      }
      return found.map { candidates[$0] }.first(where: isVariable)
    }

    private static func isVariable(_ candidate: ObservationRuntime) -> Bool {
      let probe = Probe()
      var candidate = candidate
      var isVariable = false
      withObservationTracking {
        let memory = UnsafePointer<UInt>(bitPattern: candidate.word())!
        guard MemoryLayout<Accesses>.size == 8, memory.pointee == 0 else { return }
        probe.registrar.access(probe, keyPath: \.property)
        guard memory.pointee != 0, let list = variable(of: &candidate).pointee?.pointee else { return }
        isVariable = AccessList.isAsExpected(list, property: \Probe.property)
      } onChange: {
      }
      return isVariable
    }

    /// Returns every word of the thread-local variables of every library.
    private static func candidates() -> [ObservationRuntime] {
      var found: [ObservationRuntime] = []
      withUnsafeMutablePointer(to: &found) { found in
        _ = forEachLibrary(
          { info, _, found in
            let library = info.load(as: LibraryInfo.self)
            guard library.threadVariables != nil else { return 0 }
            for index in 0..<Int(library.segmentCount) {
              let segment = library.segments[index]
              guard segment.p_type == UInt32(PT_TLS) else { continue }
              for offset in stride(from: UInt(0), to: UInt(segment.p_memsz) & ~7, by: 8) {
                found!.assumingMemoryBound(to: [ObservationRuntime].self).pointee
                  .append(ObservationRuntime(library: library.threadModule, offset: offset))
              }
            }
            return 0
          }, found)
      }
      return found
    }

    private func word() -> UInt {
      var runtime = self
      return threadLocalAddress(&runtime).loadUnaligned(as: UInt.self)
    }
  }

  /// The address at which Observation collects reads.
  typealias AccessesPointer = UnsafeMutablePointer<ObservationRuntime.Accesses>

  // A function of the dynamic linker that Swift’s Glibc module lacks.
  @_silgen_name("__tls_get_addr")
  private func threadLocalAddress(_ index: UnsafeMutablePointer<ObservationRuntime>)
    -> UnsafeMutableRawPointer
#endif
