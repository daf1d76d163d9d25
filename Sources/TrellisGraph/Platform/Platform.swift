// This folder has all code that depends on the system, or on the internals of Swift's libraries on one system. The rest of the
// engine uses only the language and its standard modules, on any processor with 64-bit addresses. The files here are for Linux.
// `Portable.swift` replaces them on other systems, and when `TRELLIS_PORTABLE` is defined, as `scripts/check-portable` does.

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

/// The few system functions that the rest of the engine uses.
enum Platform {
  /// The current thread, as a number unique among living threads; always 1 on unknown systems.
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

  /// Whether the current thread is the program's first one; false if that is unknown.
  static var isOnMainThread: Bool {
    #if canImport(Glibc)
      gettid() == getpid()
    #elseif canImport(Darwin)
      pthread_main_np() != 0
    #else
      false
    #endif
  }

  /// Nanoseconds on a monotonic clock; always 0 on unknown systems.
  static var nanoseconds: UInt64 {
    #if canImport(Glibc) || canImport(Darwin)
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    #else
      0
    #endif
  }

  /// Returns a function or variable of the program or its libraries by name; nil if there is none.
  static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    #if canImport(Glibc) && !TRELLIS_PORTABLE
      dlsym(nil, name)
    #else
      nil
    #endif
  }
}

#if canImport(Glibc)
  // A function of <unistd.h> that Swift’s Glibc module lacks.
  @_silgen_name("gettid")
  private func gettid() -> pid_t
#endif
