// All that the engine takes from the system, or from the insides of Swift's libraries on one, is in this folder. The rest is the
// language and its standard modules, on any processor with 64-bit addresses. Each file here is for Linux; `Portable.swift` has
// what stands in for it elsewhere, and where `TRELLIS_PORTABLE` is defined, which `scripts/check-portable` does.

#if !_pointerBitWidth(_64)
  #error(
    "TrellisGraph keeps closures and strings as two words of 64 bits: build it for a processor with 64-bit addresses"
  )
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What little code elsewhere asks of the system.
enum Platform {
  /// The present thread, as a number that no other has meanwhile; where there is nothing to ask, all are one.
  @inline(__always)
  static var thread: UInt {
    #if canImport(Glibc)
      pthread_self()
    #elseif canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      1
    #endif
  }

  /// Whether the present thread is the program's first one; false where that can't be told.
  static var isOnMainThread: Bool {
    #if canImport(Glibc)
      gettid() == getpid()
    #elseif canImport(Darwin)
      pthread_main_np() != 0
    #else
      false
    #endif
  }

  /// Nanoseconds on a clock that only goes on; where there is nothing to ask, it stands still.
  static var nanoseconds: UInt64 {
    #if canImport(Glibc) || canImport(Darwin)
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    #else
      0
    #endif
  }

  /// A function or a variable of the program or its libraries, by its name.
  static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    #if canImport(Glibc) && !TRELLIS_PORTABLE
      dlsym(nil, name)
    #else
      nil
    #endif
  }
}

#if canImport(Glibc)
  // A function of <unistd.h> that Swift’s Glibc module leaves out.
  @_silgen_name("gettid")
  private func gettid() -> pid_t
#endif
