import Foundation
import SwiftUI
import Testing

@testable import TrellisCLI
import TrellisFailure

@Suite
struct ArgumentTests {
  @Test func `a size is two numbers of points`() throws {
    let size = try SizeArgument.parse("390x844.5")
    #expect(size.width == 390 && size.height == 844.5)
  }

  @Test(arguments: [
    "", "x", "banana", "390", "390x", "x844", "0x10", "10x0", "-5x5", "5x-5", "nanx3", "infx3", "1e9x3",
    "0x1p3x5",
    "1x2x3", " 3x3", "3 x3", "99999999999x3", "16385x3", ".x.", "1..2x3", "0.5x3", "３x３", "390*844",
  ])
  func `an invalid size is rejected`(word: String) {
    #expect(throws: (any Error).self) { try SizeArgument.parse(word) }
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "banana", "11", "0x2", "", "2x"])
  func `only scales from 0.1 to 10 are accepted`(word: String) throws {
    #expect(try Scale.parse("2") == 2 && Scale.parse("1.5") == 1.5)
    #expect(throws: (any Error).self) { try Scale.parse(word) }
  }

  @Test func `a picture that needs too much memory is rejected`() throws {
    try PictureLimits.check(SizeArgument.parse("390x844"), scale: 3, as: .png)
    #expect(throws: Failure.self) {
      try PictureLimits.check(SizeArgument.parse("12000x12000"), scale: 1, as: .png)
    }
    #expect(throws: Failure.self) {
      try PictureLimits.check(SizeArgument.parse("9000x10"), scale: 2, as: .png)
    }
  }

  @Test(arguments: [
    ("/a/Counter.swift", "Counter"), ("/a/my-card 2.swift", "my_card_2"), ("/a/3d.swift", "_3d"),
    ("/a/SwiftUI.swift", "SwiftUI_"), ("/a/class.swift", "class_"), ("/a/main.swift", "main_"),
    ("/a/été", "_t_"),
    ("/a/日本.swift", "App__"), ("/", "App_"), ("/a/My.App", "My_App"), ("/a/_.swift", "App_"),
  ])
  func `a module's name is its file's or folder's, as a unique identifier`(
    path: String, name: String
  ) {
    #expect(ModuleName.make(path: path) { $0 == "SwiftUI" } == name)
  }

  @Test func `an absolute path keeps links, and drops . and ..`() throws {
    let here = FileManager.default.currentDirectoryPath
    #expect(try AbsolutePath.make("a/./b.swift") == "\(here)/a/b.swift")
    #expect(try AbsolutePath.make("/a//b/") == "/a/b")
    #expect(try AbsolutePath.make("/usr/../usr") == AbsolutePath.realPath("/usr"))
  }

  @Test func `fingerprints differ if their contents differ`() {
    var a = Fingerprint()
    var b = Fingerprint()
    a.add("x", contents: Data("1".utf8))
    b.add("x", contents: Data("2".utf8))
    #expect(a != b && a.name != b.name && a.name.count == 16)
  }
}
