import Foundation
import Testing
import TrellisFailure

@testable import TrellisCLI

/// The texts in bundles.
@Suite
struct BundleTextTests {
  private let app = AppDescription(
    name: "Fish & Chips", program: "Fish-Chips", identifier: "org.example.Fish", version: "2.1",
    summary: "A menu", license: "MIT", maintainer: "Ann <ann@example.org>", category: "Office")

  @Test func `an app's name becomes a program's name and a package's name`() {
    #expect(AppDescription.program(for: "Fish & Chips!") == "Fish---Chips")
    #expect(AppDescription.program(for: "Größe_2") == "Gr--e_2")
    #expect(AppDescription.program(for: "日本") == "app")
    #expect(app.package == "fish-chips")
  }

  @Test func `the desktop file names the program, the icon and the window`() {
    #expect(
      app.desktopEntry == """
        [Desktop Entry]
        Type=Application
        Name=Fish & Chips
        Comment=A menu
        Exec=Fish-Chips %u
        Icon=org.example.Fish
        Terminal=false
        Categories=Office;
        StartupWMClass=Fish-Chips

        """)
    var plain = app
    plain.summary = plain.name
    #expect(!plain.desktopEntry.contains("Comment"))
  }

  @Test func `AppStream data is XML with the app's texts`() throws {
    let text = app.metainfo(date: "2026-01-31")
    #expect(text.contains("<name>Fish &amp; Chips</name>"))
    #expect(text.contains("<id>org.example.Fish</id>"))
    #expect(text.contains("<developer_name>Ann</developer_name>"))
    #expect(text.contains(#"<release version="2.1" date="2026-01-31" />"#))
    #expect(text.contains(#"<launchable type="desktop-id">org.example.Fish.desktop</launchable>"#))
  }

  @Test func `the control file rounds the size up to kilobytes`() {
    let control = DebianControl(app: app, depends: ["libc6 (>= 2.36)", "libpango-1.0-0"], recommends: [])
    #expect(
      control.text(size: 2049) == """
        Package: fish-chips
        Version: 2.1
        Architecture: \(DebianControl.architecture)
        Maintainer: Ann <ann@example.org>
        Installed-Size: 3
        Section: misc
        Priority: optional
        Depends: libc6 (>= 2.36), libpango-1.0-0
        Description: A menu
         Fish & Chips, built with Trellis.

        """)
  }

  @Test func `owners of files are read from dpkg-query's output`() {
    let output = """
      diversion by dash from: /bin/sh
      libpng16-16:amd64: /usr/lib/x86_64-linux-gnu/libpng16.so.16.39.0
      libgcc-s1:amd64: /lib/x86_64-linux-gnu/libgcc_s.so.1
      one, two: /usr/share/both
      """
    #expect(
      DebianControl.owners(in: output) == [
        "/usr/lib/x86_64-linux-gnu/libpng16.so.16.39.0": "libpng16-16",
        "/lib/x86_64-linux-gnu/libgcc_s.so.1": "libgcc-s1", "/usr/share/both": "one",
      ])
  }

  @Test func `the Flatpak manifest installs the archive`() throws {
    let text = try FlatpakManifest(app, archive: "a.tar.xz", sha256: "00").text
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(value?["id"] as? String == "org.example.Fish")
    #expect(value?["command"] as? String == "Fish-Chips")
    let module = (value?["modules"] as? [[String: Any]])?.first
    #expect(module?["buildsystem"] as? String == "simple")
    let source = (module?["sources"] as? [[String: String]])?.first
    #expect(source == ["type": "archive", "path": "a.tar.xz", "sha256": "00"])
  }

  @Test func `a text that can't be used is refused, with its option`() throws {
    try app.check()
    func expect(_ word: String, _ change: (inout AppDescription) -> Void) {
      var app = app
      change(&app)
      let failure = #expect(throws: Failure.self) { try app.check() }
      #expect(failure?.exitCode == 64 && failure?.message.contains(word) == true)
    }
    expect("--identifier") { $0.identifier = "Fish" }
    expect("--app-version") { $0.version = "v1" }
    expect("maintainer") { $0.maintainer = "Ann" }
    expect("category") { $0.category = "a;b" }
    expect("licence") { $0.license = "a<b" }
    expect("--summary") { $0.summary = "a\nb" }
    expect("--name") { $0.name = "" }
  }

  @Test func `the size report has a line per part and their sum`() {
    var report = SizeReport()
    report.sizes = [
      (.program, .init(whole: 1_500_000, compressed: 400_000)),
      (.swift, .init(whole: 70_000_000, compressed: 16_000_000)),
    ]
    #expect(
      report.text == """
        size in MB                           whole  compressed
        program and resources                  1.5         0.4
        Swift runtime                         70.0        16.0
        together                              71.5        16.4
        """)
    #expect(
      SizeReport.part(of: "usr/lib/A/lib/b.so", program: "A", libraries: ["usr/lib/A/lib/b.so": .swift])
        == .swift)
    #expect(SizeReport.part(of: "usr/lib/A/app/A", program: "A", libraries: [:]) == .program)
    #expect(SizeReport.part(of: "AppRun", program: "A", libraries: [:]) == .desktop)
  }
}
