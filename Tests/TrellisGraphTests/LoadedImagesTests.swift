import Glibc
import Runtime
import Testing

@testable import TrellisGraph

@Suite struct LoadedImagesTests {
  @Test(arguments: [("gnu_get_libc_version", "libc.so"), ("swift_retain", "libswiftCore.so")])
  func `a library's function is found in that library`(name: String, library: String) throws {
    let address = try #require(dlsym(nil, name))
    let images = try #require(LoadedImages.capture())
    let index = try #require(images.indexOfImage(at: Backtrace.Address(UInt64(UInt(bitPattern: address)))))
    #expect(images[index].path?.split(separator: "/").last?.hasPrefix(library) == true)
  }

  @Test func `the program is among the loaded images, with its path`() throws {
    let path = try #require(realpath("/proc/self/exe", nil))
    defer { free(path) }
    let images = try #require(LoadedImages.capture())
    #expect(images.contains { $0.path == String(cString: path) })
  }

  /// Files are mapped and unmapped in memory while the images are searched.
  ///
  /// With `ImageMap.capture()`, the unmapping ended the process.
  @Test func `files unmapped by another thread are harmless`() async throws {
    let mapper = Task.detached {
      while !Task.isCancelled {
        let file = open("/proc/self/exe", O_RDONLY)
        for _ in 0..<100 { munmap(mmap(nil, 1 << 16, PROT_READ, MAP_PRIVATE, file, 0), 1 << 16) }
        close(file)
        await Task.yield()
      }
    }
    for _ in 0..<200 { #expect((LoadedImages.capture()?.count ?? 0) > 3) }
    mapper.cancel()
    await mapper.value
  }
}
