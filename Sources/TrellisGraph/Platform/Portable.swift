// Replacements for the rest of this folder on systems other than Linux. Their limits:
// - Rules that read each other for the first time nest natively, as deep as the stack allows.
// - A removal returns no memory to the system.
// - A rule that reads an observable object stops the program with a message.
// - A recorder knows only the write locations that callers pass.
// - Use of a graph from two threads at once isn't detected. Use of an actor's graph off the actor is detected only as far as
//   `preconditionIsolated` does.

#if !canImport(Glibc) || TRELLIS_PORTABLE
  @_spi(SwiftUI) import Observation

  /// Memory for large arrays: no array counts as large, so all memory is ordinary.
  enum LargeMemory {
    static var threshold: Int { .max }
    static func size(for bytes: Int) -> Int { bytes }
    static func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
      .allocate(byteCount: bytes, alignment: 16)
    }
    static func discard(_ memory: UnsafeMutableRawPointer, _ bytes: Int, from used: Int = 0) {}
    static func deallocate(_ memory: UnsafeMutableRawPointer, _ bytes: Int) { memory.deallocate() }
  }

  /// The native stack of a thread: unknown here, and taken to be endless.
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

  /// A placeholder: there are no other stacks.
  struct FreshStack {
    func deallocate() {}
  }

  extension GraphCore {
    func withFreshStack(_ body: () -> Void) { body() }
  }

  /// The variable in which Observation collects reads: unknown here.
  struct ObservationRuntime: BitwiseCopyable, Sendable {
    typealias Accesses = ObservationTracking._AccessList?

    static let present: ObservationRuntime? = nil

    static func variable(of runtime: UnsafeMutablePointer<ObservationRuntime>)
      -> UnsafeMutablePointer<AccessesPointer?>
    {
      misuse("AttributeGraph", "Observation's thread-local variable is unknown on this system")
    }
  }

  typealias AccessesPointer = UnsafeMutablePointer<ObservationRuntime.Accesses>

  /// The names of the functions in this program: unknown here.
  enum ProgramSymbols {
    static func name(at address: UInt) -> String? { nil }
  }

  /// The call stack that led to a write: unknown here.
  final class CallTrace: Sendable {
    init?() { return nil }

    var locations: [CodeLocation] { [] }
  }
#endif
