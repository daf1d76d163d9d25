#if canImport(Glibc) && !TRELLIS_PORTABLE
  import Glibc

  /// A library, or the program itself, as the dynamic linker describes it: `struct dl_phdr_info` in <link.h>.
  struct LibraryInfo {
    var address: UInt
    var name: UnsafePointer<CChar>?
    var segments: UnsafePointer<Elf64_Phdr>
    var segmentCount: UInt16
    var added: UInt64
    var removed: UInt64
    var threadModule: UInt
    var threadVariables: UnsafeRawPointer?
  }

  // A function of the dynamic linker that Swift’s Glibc module lacks.
  /// Calls a function with the description of the program, then of each library, until it returns a value other than 0.
  @_silgen_name("dl_iterate_phdr")
  func forEachLibrary(
    _ body: @convention(c) (UnsafeMutableRawPointer, Int, UnsafeMutableRawPointer?) -> Int32,
    _ data: UnsafeMutableRawPointer?
  ) -> Int32
#endif
