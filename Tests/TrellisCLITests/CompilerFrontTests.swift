import Foundation
import Testing
import TrellisFailure

@testable import TrellisCLI

/// The parts of the compiler that SwiftPM runs for packages.
@Suite struct CompilerFrontTests {
  @Test(arguments: [
    ("import SwiftUI\n", ["SwiftUI"]),
    ("@_exported import Combine\n  @testable import Card // import Other\n", ["Combine", "Card"]),
    ("public import struct Foundation.URL\nprivate import os.log\n", ["Foundation", "os"]),
    ("#if canImport(UIKit)\n  import UIKit\n#endif\n", ["UIKit"]),
    ("// an import SwiftUI\nlet text = \"import Foundation\"\nreimport SwiftUI\n", []),
    ("import SwiftUI; import Combine", ["SwiftUI"]),
    ("import ", []),
  ])
  func `imports are found at the beginnings of lines`(text: String, modules: [String]) {
    var scan = ImportScan(files: [])
    scan.scan(Data(text.utf8))
    #expect(scan.modules == Set(modules))
  }

  @Test(arguments: ["os", "Darwin", "ObjectiveC"])
  func `modules of Apple's systems are other names of Linux's, unless a file tests for them`(name: String)
    throws
  {
    var scan = ImportScan(files: [])
    scan.scan(Data("import \(name)\n".utf8))
    let module = try #require(Toolkit.aliases[name])
    #expect(CompilerFront.arguments(for: scan).contains("\(name)=\(module)"))
    var both = scan
    both.scan(Data("import \(module)\n".utf8))
    #expect(
      !CompilerFront.arguments(for: both).contains("-module-alias"), "it can't be imported by two names")
    scan.scan(Data("#if canImport(\(name))\nimport \(name)\n#endif\n".utf8))
    #expect(!CompilerFront.arguments(for: scan).contains("-module-alias"))
  }

  @Test(arguments: [
    ("import AppKit\n", true), ("import SwiftUI\n  @preconcurrency import Cocoa\n", true),
    ("#if os(iOS)\nimport UIKit\n#endif\nimport AppKit\n", true), ("import class AppKit.NSImage\n", true),
    ("#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif\n", false),
    ("#if os(macOS)\n  #if DEBUG\n  #endif\n  import Cocoa\n#endif\n", false),
    ("#if os(macOS)\r\nimport AppKit\r\n#endif\r\n", false), ("import AppKit\r\n", true),
    ("// import AppKit\nlet name = \"AppKit\"\n", false),
  ])
  func `AppKit is known to modules that import it outside of conditions`(text: String, isKnown: Bool) {
    var scan = ImportScan()
    scan.scan(Data(text.utf8))
    #expect(scan.importsAppKit == isKnown)
    #expect(CompilerFront.arguments(for: scan).contains("AppKit=TrellisAppKit") == isKnown)
  }

  @Test(arguments: [
    ("import SwiftUI\n", PackagePlatform.phone, true), ("import UIKit\n", .ios, true),
    ("import SwiftUI\n", .linux, false), ("import Foundation\n", .ios, false),
  ])
  func `UIKit makes UserNotifications available on phones`(
    text: String, platform: PackagePlatform, isKnown: Bool
  ) {
    var scan = ImportScan()
    scan.scan(Data(text.utf8))
    #expect(
      CompilerFront.arguments(for: scan, on: platform).contains("UserNotifications") == isKnown)
  }

  @Test(arguments: [
    "#if os(Linux)\n", "import FoundationNetworking\n", "@preconcurrency import Foundation\n",
  ])
  func `a file that is written for Linux, too, is noticed`(text: String) {
    var scan = ImportScan(files: [])
    scan.scan(Data("import Foundation\n".utf8))
    #expect(!scan.supportsLinux)
    scan.scan(Data(text.utf8))
    #expect(scan.supportsLinux)
  }

  @Test(arguments: [
    (["/p/Sources/Card/A.swift", "/p/Sources/Card/Views/B.swift"], "/p/Sources/Card"),
    (["/p/Sources/Card/Views/B.swift"], "/p/Sources/Card"),
    (["/p/Card/Views/B.swift", "/p/Card/Models/C.swift"], "/p/Card"),
  ])
  func `a target's folder follows from its sources`(sources: [String], folder: String) {
    #expect(TargetResources.folder(of: sources) == folder)
  }

  @Test(arguments: [
    ("import os.log\nlet a = 1\n", "import os    \nlet a = 1\n"),
    (
      "  @preconcurrency internal import UIKit.UIGesture.Sub\n",
      "  @preconcurrency internal import UIKit              \n"
    ),
    ("import struct Foundation.URL\n", nil), ("import Foundation\n", nil), ("// import os.log\n", nil),
  ])
  func `the part of a module that is imported becomes spaces`(text: String, replaced: String?) {
    #expect(SubmoduleImports.replaced(in: Data(text.utf8)) == replaced.map { Data($0.utf8) })
  }

  @Test(arguments: [
    ("@objc func a() {}\n", "      func a() {}\n"),
    ("@objc(b:) private func b() {}\n", "          private func b() {}\n"),
    ("@objcMembers\nclass A {}\n", "            \nclass A {}\n"),
    ("@NSCopying var a: NSString?\n", "@_NSCopied var a: NSString?\n"),
    ("@UIApplicationMain class A {}\n", "             @main class A {}\n"),
    ("let s = #selector(getter: A.b)\n", nil), ("// @objc\nlet a = \"#selector(b)\"\n", nil),
    ("let objc = 1\n", nil),
    ("@NSManaged public var a: Int\n", " @_Managed public var a: Int\n"),
    ("@objc(addB:)\n@NSManaged func addToB(_ b: B)\n", "            \n@_ManagedF func addToB(_ b: B)\n"),
    ("f(#keyPath(A.b.c), d)\n", "f(          \"b.c\", d)\n"),
    ("@NSApplicationMain\nclass A {}\n", "             @main\nclass A {}\n"),
    ("let UIApplicationMain = \"@UIApplicationMain\"\n", nil),
  ])
  func `marks for Objective-C become spaces, selectors their methods, and the old marks of programs new ones`(
    text: String, replaced: String?
  ) {
    #expect(ObjectiveCMarks.replaced(in: Data(text.utf8)) == replaced.map { Data($0.utf8) })
  }

  @Test(arguments: [
    (
      "add(self, action: #selector(A.tap(_:)), for: .b)", "add(self, action:       _00(A.tap(_:)), for: .b)",
      "tap"
    ),
    ("class A { func b() { add(#selector(tap)) } }", "class A { func b() { add( _00(Self.tap)) } }", "tap"),
    (
      "func b() { let c = { d(#selector(self.tap)) } }", "func b() { let c = { d(      _00(Self.tap)) } }",
      "tap"
    ),
    (
      "class A { private lazy var b = c(#selector(tap(_:))) }",
      "class A { private lazy var b = c( _00(Self.tap(_:))) }",
      "tap"
    ),
    (
      "class A { private(set) var b: C = { d(#selector(tap)) }() }",
      "class A { private(set) var b: C = { d(      _00(tap)) }() }", "tap"
    ),
    ("a(#selector(tap as () -> Void))", "a(      _00(tap as () -> Void))", "tap"),
  ])
  func `a selector becomes a call with its method and its name, in the same columns`(
    text: String, replaced: String, name: String
  ) {
    let line = "\nfileprivate var _00: NamedSelector { NamedSelector(\"\(name)\") }"
    #expect(ObjectiveCMarks.replaced(in: Data(text.utf8)) == Data((replaced + line).utf8))
  }

  @Test func `the name of a selector is declared under the conditions of its uses`() {
    let text = "#if A\na(#selector(B.c))\n#else\n#if D || E // f\na(#selector(B.c))\n#endif\n#endif\n"
    let replaced = ObjectiveCMarks.replaced(in: Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    #expect(replaced?.contains("\n#if (!(A) && (D || E)) || ((A))\nfileprivate var _00") == true)
    #expect(replaced?.hasSuffix("\n#endif") == true)
  }

  @Test func `an overlay that can't be stored is an error`() {
    var overlay = FileOverlay(in: "/nowhere/at/all")
    #expect(throws: (any Error).self) { try overlay.replace("/a.swift", by: Data()) }
  }

  @Test(arguments: [
    ("#if os(iOS) || os(macOS)\nlet a = 1\n", "#if true    || os(macOS)\nlet a = 1\n"),
    ("#if A\n  #elseif !os(iOS)\n", "#if A\n  #elseif !true   \n"),
    ("let text = \"os(iOS)\"\n// #if os(iOS)\n", nil), ("#if os(macOS)\n", nil),
  ])
  func `os(iOS) becomes true in conditions of the same length`(text: String, replaced: String?) {
    #expect(PlatformConditions.replaced(in: Data(text.utf8)) == replaced.map { Data($0.utf8) })
  }

  @Test func `a C module that a package has itself is not given twice`() {
    let package = CompilerInvocation([
      "-c", "A.swift", "-Xcc", "-fmodule-map-file=/b/debug/CText.build/module.modulemap",
    ])
    let ours = [
      "-Xcc", "-fmodule-map-file=/t/include/CText/module.modulemap", "-Xcc",
      "-fmodule-map-file=/t/CPixels/module.modulemap",
    ]
    #expect(CompilerFront.withoutMaps(of: package, ours) == Array(ours.suffix(2)))
  }

  @Test func `the list of XCTest's tests admits tests on the main actor`() {
    #expect(TestList.isList("/b/debug/PDiscoveredTests.derived/CardTests.swift"))
    #expect(!TestList.isList("/b/debug/PDiscoveredTests.derived/all-discovered-tests.swift"))
    let text = TestList.text(from: "import XCTest\n[(\"testA\", testA), (\"testB\", asyncTest(testB))]")
    #expect(text?.contains("[(\"testA\", trellisTest(testA)), (\"testB\", asyncTest(testB))]\n") == true)
    #expect(TestList.text(from: "") == nil)
  }

  @Test func `compilations, links and questions are told apart`() throws {
    let list = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
    try Data("/a/B.swift\n'/a b/C.swift'\n/d\\ e/F.swift\n".utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    let compilation = CompilerInvocation(["-module-name", "Card", "-c", "@\(list.path)", "-Onone"])
    #expect(compilation.kind == .compilation && compilation.module == "Card")
    #expect(compilation.sources == ["/a/B.swift", "/a b/C.swift", "/d e/F.swift"])
    #expect(CompilerInvocation(["-emit-executable", "@/missing"]).kind == .linking)
    #expect(CompilerInvocation(["-print-target-info"]).kind == .other)
  }

  @Test func `the sources of an Xcode project keep their names in the list for the compiler`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = folder.path + "/An App/Debbie, Don't \\ \"Do\".swift"
    let link = folder.path + "/Debbie.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let map = folder.appendingPathComponent("output-file-map.json")
    try JSONEncoder().encode([link: ["object": "Debbie.o"]]).write(to: map)
    let invocation = CompilerInvocation(["-module-name", "App", "-output-file-map", map.path, "-c", link])
    var added = try #require(AddedSource(invocation))
    #expect(added.arguments().contains("@\(folder.path)/trellis-sources"))
    #expect(CompilerInvocation.words(ofFile: folder.path + "/trellis-sources") == [target])
  }

  @Test(arguments: [
    (
      "error: Failed to clone repository https://github.com/a/b:\n    fatal: no", 69,
      "the dependency https://github.com/a/b can't be fetched"
    ),
    (
      "error: Dependencies could not be resolved because no versions of 'b' match the requirement", 69,
      "the dependency b has no version"
    ),
    (
      "error: invalid access to /x/y/Package.resolved", 73,
      "can't write '/x/y/Package.resolved': SwiftPM keeps"
    ),
    ("error: the package at '/x/y' cannot be accessed (…)", 66, "the dependency at /x/y doesn't exist"),
  ])
  func `a dependency that can't be had is named`(messages: String, code: Int, start: String) {
    let failure = DependencyFailure.failure(in: messages)
    #expect(failure?.exitCode == Int32(code))
    #expect(failure?.message.hasPrefix(start) == true)
    #expect(DependencyFailure.failure(in: "error: cannot find 'x' in scope") == nil)
  }
}
