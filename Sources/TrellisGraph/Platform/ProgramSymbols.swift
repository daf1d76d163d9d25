#if canImport(Glibc) && !TRELLIS_PORTABLE
  import Glibc

  /// The names of this program's functions, as far as its file has them: for messages and graph drawings only.
  enum ProgramSymbols {
    /// Returns the demangled name of the function at an address of the program itself; nil if it is unknown.
    ///
    /// Reads the program's file: linear in the number of its symbols.
    static func name(at address: UInt) -> String? {
      let file = open("/proc/self/exe", O_RDONLY)
      guard file >= 0 else { return nil }
      defer { close(file) }
      let size = Int(lseek(file, 0, SEEK_END))
      guard size > MemoryLayout<Elf64_Ehdr>.size,
        let mapped = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), mapped != MAP_FAILED
      else { return nil }
      defer { munmap(mapped, size) }
      let bytes = UnsafeRawBufferPointer(start: mapped, count: size)
      return find(address &- programBase(), in: bytes).flatMap(demangle)
    }

    /// Returns the symbol of a function, by its address in the file.
    private static func find(_ value: UInt, in file: UnsafeRawBufferPointer) -> UnsafePointer<CChar>? {
      let header = file.loadUnaligned(as: Elf64_Ehdr.self)
      func section(_ index: Int) -> Elf64_Shdr? {
        let place = Int(header.e_shoff) + index * Int(header.e_shentsize)
        guard place >= 0, place + MemoryLayout<Elf64_Shdr>.size <= file.count else { return nil }
        return file.loadUnaligned(fromByteOffset: place, as: Elf64_Shdr.self)
      }
      for index in 0..<Int(header.e_shnum) {
        guard let symbols = section(index), symbols.sh_type == UInt32(SHT_SYMTAB),
          let texts = section(Int(symbols.sh_link)),
          Int(symbols.sh_offset) + Int(symbols.sh_size) <= file.count,
          Int(texts.sh_offset) + Int(texts.sh_size) <= file.count
        else { continue }
        let size = MemoryLayout<Elf64_Sym>.size
        for place in stride(from: 0, to: Int(symbols.sh_size), by: size) {
          let symbol = file.loadUnaligned(
            fromByteOffset: Int(symbols.sh_offset) + place, as: Elf64_Sym.self)
          guard UInt(symbol.st_value) == value, symbol.st_name != 0, symbol.st_name < texts.sh_size else {
            continue
          }
          return (file.baseAddress! + Int(texts.sh_offset) + Int(symbol.st_name))
            .assumingMemoryBound(to: CChar.self)
        }
      }
      return nil
    }

    private static func demangle(_ symbol: UnsafePointer<CChar>) -> String? {
      guard let text = swiftDemangle(symbol, strlen(symbol), nil, nil, 0) else { return nil }
      defer { free(text) }
      return String(cString: text)
    }

    /// Returns the offset between the program's address in memory and in its file: the first address that the dynamic linker
    /// reports.
    private static func programBase() -> UInt {
      var base: UInt = 0
      withUnsafeMutablePointer(to: &base) { base in
        _ = forEachLibrary(
          { info, _, base in
            base!.assumingMemoryBound(to: UInt.self).pointee = info.load(as: UInt.self)
            return 1
          }, base)
      }
      return base
    }
  }

  @_silgen_name("swift_demangle")
  private func swiftDemangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?,
    _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?
#endif
