// What stands in for the rest of this folder elsewhere than on Linux. What it lacks: rules that read each other for the first time
// run natively inside one another, as deep as the stack goes; a removal gives nothing back to the system; a rule that reads an
// observable object stops the program with a message; a recorder finds out no places of writes but those that are given; use of one
// graph from two threads at once isn't noticed, nor is an actor's graph used elsewhere, but for what
// `preconditionIsolated` says.

#if !canImport(Glibc) || TRELLIS_PORTABLE
  @_spi(SwiftUI) import Observation

  /// Memory for large arrays is like any other: no array is large.
  enum LargeMemory {
    static var threshold: Int { .max }
    static func size(for bytes: Int) -> Int { bytes }
    static func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
      .allocate(byteCount: bytes, alignment: 16)
    }
    static func discard(_ memory: UnsafeMutableRawPointer, _ bytes: Int, from used: Int = 0) {}
    static func deallocate(_ memory: UnsafeMutableRawPointer, _ bytes: Int) { memory.deallocate() }
  }

  /// The native stack that a thread is on: of none is anything known, and each is taken to have no end.
  struct ThreadStack: Sendable {
    typealias Record = UnsafeMutablePointer<ThreadStack>
    typealias Key = UInt

    static let key: Key = 0
    nonisolated(unsafe) private static let record: Record = {
      let record = Record.allocate(capacity: 1)
      record.initialize(to: ThreadStack())
      return record
    }()

    @inline(__always)
    static func ofPresentThread(_ key: Key) -> Record { record }

    func limit(leaving reserve: UInt, at here: UInt) -> UInt { 0 }
  }

  /// There are no other stacks.
  struct FreshStack {
    func deallocate() {}
  }

  extension GraphCore {
    func withFreshStack(_ body: () -> Void) { body() }
  }

  /// Where Observation puts what is read: nobody knows.
  struct ObservationRuntime: BitwiseCopyable, Sendable {
    typealias Accesses = ObservationTracking._AccessList?

    static let present: ObservationRuntime? = nil

    static func variable(of runtime: UnsafeMutablePointer<ObservationRuntime>)
      -> UnsafeMutablePointer<AccessesPointer?>
    {
      misuse("AttributeGraph", "Observation's variable of a thread isn't known on this system")
    }
  }

  typealias AccessesPointer = UnsafeMutablePointer<ObservationRuntime.Accesses>

  /// The names of the functions in this program: none is known.
  enum ProgramSymbols {
    static func name(at address: UInt) -> String? { nil }
  }

  /// The functions that led to a write: none is known.
  final class CallTrace: Sendable {
    init?() { return nil }

    var locations: [SourcePlace] { [] }
  }
#endif
