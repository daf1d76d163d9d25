#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system does with bytes.
enum Bytes {
  /// Whether so many bytes are the same in two places.
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

/// Stops the program: the module contradicts itself.
func misuse(_ place: String, _ message: String) -> Never {
  fatalError("\(place): \(message)")
}
