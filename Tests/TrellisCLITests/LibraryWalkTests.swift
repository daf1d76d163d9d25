import Foundation
import Testing

@testable import TrellisCLI

/// The libraries that a program needs.
@Suite
struct LibraryWalkTests {
  private func walk(_ files: [String: (needed: [String], runPath: String?)]) -> LibraryWalk {
    LibraryWalk(read: { files[$0] }, exists: { files[$0] != nil }, folders: ["/system"])
  }

  @Test func `libraries of libraries are found, beside a library or in the system's folders`() {
    let result = walk([
      "/a/program": (["libone.so", "libc.so.6"], "/a/lib"),
      "/a/lib/libone.so": (["libtwo.so", "libone.so"], "$ORIGIN/../more:$ORIGIN"),
      "/a/lib/../more/libtwo.so": (["libsystem.so", "ld-linux-x86-64.so.2"], nil),
      "/system/libsystem.so": (["libtwo.so"], nil),
    ]).libraries(of: ["/a/program"])
    #expect(
      result
        == .init(paths: [
          "libone.so": "/a/lib/libone.so", "libtwo.so": "/a/lib/../more/libtwo.so",
          "libsystem.so": "/system/libsystem.so",
        ]))
  }

  @Test func `a library that isn't found is named with its user, unless it is only opened`() {
    let result = walk([
      "/program": (["libgone.so"], nil), "/system/libopened.so": (["libmore.so"], nil),
      "/system/libmore.so": ([], nil),
    ]).libraries(of: ["/program"], opening: ["libopened.so", "libother.so"])
    #expect(result.missing == ["libgone.so": "/program"])
    #expect(Set(result.paths.keys) == ["libopened.so", "libmore.so"])
  }

  @Test func `a program's libraries and run path are read, and the path is replaced`() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"))
    var file = try #require(ELFFile(data))
    #expect(file.needed.contains("libswiftCore.so") && file.needed.contains("libc.so.6"))
    let old = try #require(file.runPath)
    let isLongerSet = file.setRunPath(old + "/longer")
    let isShorterSet = file.setRunPath("$ORIGIN")
    #expect(!isLongerSet && isShorterSet)
    let changed = try #require(ELFFile(file.data))
    #expect(changed.runPath == "$ORIGIN" && changed.needed == file.needed)
    #expect(file.data.count == data.count)
  }

  @Test func `other files aren't libraries`() throws {
    #expect(ELFFile(Data()) == nil)
    #expect(ELFFile(Data("#!/bin/sh\n".utf8) + Data(count: 100)) == nil)
    // Every shorter beginning of a program is refused or read, without a crash.
    let data = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe")).prefix(4096)
    for count in stride(from: 0, to: data.count, by: 64) { _ = ELFFile(data.prefix(count)) }
  }
}
