#if canImport(Glibc) && !TRELLIS_PORTABLE
  import Glibc
  @_spi(SwiftUI) import Observation

  /// Where Swift's Observation puts what is read of observable objects on the present thread.
  ///
  /// A property that is read adds itself to the list that a variable of the thread points to, if it does; that is how
  /// `withObservationTracking` learns of it. Setting that variable once an update, where calling
  /// `withObservationTracking` once a rule would cost a hundred times more, lets the graph see what each rule
  /// reads. The variable has no public name: it is searched for, once in a program, among those of the library.
  ///
  /// Source: ours, from how the Observation module of Swift 5.9 to 6.3 behaves; ``find()`` checks all that is taken for
  /// granted.
  struct ObservationRuntime: BitwiseCopyable, Sendable {
    /// The list of a thread: nil while nothing was read.
    typealias Accesses = ObservationTracking._AccessList?

    /// Which variable of the thread it is, as the dynamic linker wants to know it: the number of the library, counted from 1,
    /// and the place among its variables.
    private var library: UInt
    private var offset: UInt

    /// Of the Observation library in this program; nil where it isn't as expected.
    static let present = find()

    /// The present thread's variable: the address of the list to add to, nil where nobody wants to know.
    ///
    /// Each thread has its own, so that its address also tells threads apart.
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

    /// Looks for a variable that points to another place in a tracking inside a tracking, and to what it did before after
    /// each; and then, whether reading a property begins a list there.
    private static func find() -> ObservationRuntime? {
      let candidates = candidates()
      var words: [[UInt]] = []
      func look() { words.append(candidates.map { $0.word() }) }
      look()
      withObservationTracking {
        look()
        withObservationTracking(look, onChange: {})
        look()
      } onChange: {
      }
      look()
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

    /// Every word among the thread's variables of every library.
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

  /// Where Observation puts what is read.
  typealias AccessesPointer = UnsafeMutablePointer<ObservationRuntime.Accesses>

  // A function of the dynamic linker, which Swift’s Glibc module leaves out.
  @_silgen_name("__tls_get_addr")
  private func threadLocalAddress(_ index: UnsafeMutablePointer<ObservationRuntime>)
    -> UnsafeMutableRawPointer
#endif
