#if canImport(Glibc) && !TRELLIS_PORTABLE
  import Glibc

  /// Memory for large arrays, mapped directly from the system.
  ///
  /// Only pages that were written to take memory, so an array may have capacity to double without using it. The largest arrays ask for
  /// large pages, because a million nodes would span tens of thousands of small pages. Each small page faults at its first access, and so
  /// many pages exceed the processor's address translation cache (TLB).
  enum LargeMemory {
    /// The number of bytes from which arrays are mapped.
    static var threshold: Int { 256 << 10 }
    /// The number of bytes from which arrays use large pages; the last page may be nearly empty.
    private static var hugeThreshold: Int { 16 << 20 }
    private static var largePage: Int { 2 << 20 }
    private static let page = sysconf(Int32(_SC_PAGESIZE))

    /// Returns the number of bytes that are mapped for a requested number.
    static func size(for bytes: Int) -> Int { (bytes + largePage - 1) & ~(largePage - 1) }

    /// Returns zeroed memory aligned to a large page.
    static func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
      let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
      guard let mapped = mmap(nil, bytes + largePage, PROT_READ | PROT_WRITE, flags, -1, 0),
        mapped != MAP_FAILED
      else {
        misuse("AttributeGraph", "there is no memory for \(bytes) bytes of attributes; split the graph")
      }
      let address = UInt(bitPattern: mapped)
      let begin = (address + UInt(largePage) - 1) & ~UInt(largePage - 1)
      let before = Int(begin - address)
      if before > 0 { munmap(mapped, before) }
      munmap(mapped + before + bytes, largePage - before)
      if bytes >= hugeThreshold { madvise(mapped + before, bytes, MADV_HUGEPAGE) }
      return mapped + before
    }

    /// Gives the pages after the first `used` bytes back to the system; they read as zeros afterwards.
    static func discard(_ memory: UnsafeMutableRawPointer, _ bytes: Int, from used: Int = 0) {
      let first = (used + page - 1) & ~(page - 1)
      if first < bytes { madvise(memory + first, bytes - first, MADV_DONTNEED) }
    }

    static func deallocate(_ memory: UnsafeMutableRawPointer, _ bytes: Int) {
      munmap(memory, bytes)
    }
  }
#endif
