#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Operations of the system on bytes.
enum Bytes {
  /// Returns whether `count` bytes are the same at two addresses.
  @inline(__always)
  static func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ count: Int) -> Bool {
    #if canImport(Glibc) || canImport(Darwin)
      memcmp(first, second, count) == 0
    #else
      UnsafeRawBufferPointer(start: first, count: count)
        .elementsEqual(UnsafeRawBufferPointer(start: second, count: count))
    #endif
  }
}

/// Stops the program because of an inconsistency in this module.
func misuse(_ place: String, _ message: String) -> Never {
  fatalError("\(place): \(message)")
}
