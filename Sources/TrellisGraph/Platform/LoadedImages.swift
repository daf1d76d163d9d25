#if canImport(Glibc) && !TRELLIS_PORTABLE
  import Glibc
  package import Runtime

  /// The program and its loaded libraries, for backtraces.
  ///
  /// `ImageMap.capture()` reads the memory of everything that is mapped. If another thread unmaps a file meanwhile, the process crashes.
  /// The dynamic linker locks its own list while the list is read, so that can't happen here. The list is encoded in the format that Swift
  /// documents as Compact ImageMap Format, and decoded as an image map. If a later library uses another format, there is no map, and no
  /// trace.
  package enum LoadedImages {
    /// The images that were loaded at the first use; nil if they were unavailable.
    ///
    /// Finding them takes most of the time of a trace.
    package static let atFirstUse = capture()

    /// Returns the images that are loaded now; nil if they are unavailable.
    package static func capture() -> ImageMap? {
      var images: [Image] = []
      withUnsafeMutablePointer(to: &images) { images in
        _ = forEachLibrary(
          { info, _, images in
            if let image = Image(info.load(as: LibraryInfo.self)) {
              images!.assumingMemoryBound(to: [Image].self).pointee.append(image)
            }
            return 0
          }, images)
      }
      images.sort { $0.base < $1.base }
      let text = base64(coded(images))
      return try? ImageMap(from: TextDecoder(text: text))
    }

    /// A file with code: its addresses in memory and its path.
    private struct Image {
      var base: UInt64
      var endOfCode: UInt64
      var path: String

      init?(_ library: LibraryInfo) {
        let segments = UnsafeBufferPointer(start: library.segments, count: Int(library.segmentCount))
          .filter { $0.p_type == UInt32(PT_LOAD) }
        let code = segments.filter { $0.p_flags & UInt32(PF_X) != 0 }
        guard let start = segments.map(\.p_vaddr).min(), let end = code.map({ $0.p_vaddr + $0.p_memsz }).max()
        else { return nil }
        // The program itself has no name.
        let name = library.name.map { String(cString: $0) } ?? ""
        path = name.isEmpty ? Image.program : name
        guard path.hasPrefix("/") else { return nil }
        base = UInt64(library.address) &+ start & ~0xFFF
        endOfCode = UInt64(library.address) &+ end
      }

      private static let program =
        realpath("/proc/self/exe", nil).map { path in
          defer { free(path) }
          return String(cString: path)
        } ?? ""
    }

    /// Encodes the images: version 0, 64 bits; the platform; the number of images; each image's addresses, empty build ID and
    /// path.
    private static func coded(_ images: [Image]) -> [UInt8] {
      let platform = "Linux".utf8
      var bytes = [0b10, UInt8(platform.count)] + platform
      append(images.count, to: &bytes)
      for image in images {
        bytes.append(0b0011_1111)
        bytes += bigEndian(image.base) + bigEndian(image.endOfCode - image.base)
        append(0, to: &bytes)
        append(image.path, to: &bytes)
      }
      return bytes
    }

    private static func bigEndian(_ value: UInt64) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) }
    }

    /// Appends a number as groups of seven bits, the highest first; all but the last have the top bit set.
    private static func append(_ number: Int, to bytes: inout [UInt8]) {
      var groups = [UInt8(number & 0x7F)]
      var rest = number >> 7
      while rest > 0 {
        groups.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      bytes += groups.reversed()
    }

    /// Appends a text as pieces of up to 63 bytes, each preceded by its length, and a final zero.
    private static func append(_ text: String, to bytes: inout [UInt8]) {
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let piece = rest.prefix(63)
        bytes.append(UInt8(piece.count))
        bytes += piece
        rest = rest.dropFirst(63)
      }
      bytes.append(0)
    }
  }
#endif
