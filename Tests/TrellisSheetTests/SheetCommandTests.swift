import Foundation
import Testing

/// The command `trellis-sheet` as a user runs it.
@Suite struct SheetCommandTests {
  private static let buildFolder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Runs the command on a file with this content.
  ///
  /// `FILE` among the arguments is the file's path.
  private func run(_ content: Data?, _ arguments: String...) throws -> (
    code: Int32, output: String, errors: String
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try content?.write(to: folder.appendingPathComponent("t.csv"))
    let process = Process()
    process.executableURL = SheetCommandTests.buildFolder.appendingPathComponent("trellis-sheet")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (output, errors) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
    return (process.terminationStatus, try text(output), try text(errors))
  }

  @Test func `a file is shown as a table of its values`() throws {
    let result = try run(Data("1,=A1*2\nx,=B1/0\n".utf8), "t.csv")
    #expect(result == (0, "   A  B\n1  1        2\n2  x  #DIV/0!\n", ""))
  }

  @Test func `setting a cell prints the computed cells`() throws {
    let result = try run(
      Data("1,=A1*2,=B1>0\n5,=A2,=C1\n".utf8), "t.csv", "--set", "A1=3", "--set", "A2==A1+2")
    #expect(result.code == 0 && result.errors == "")
    #expect(
      result.output == """
           A  B  C
        1  3  6  TRUE
        2  5  5  TRUE

        computed 4 of 6 cells:
          A1  1 → 3
          B1  2 → 6
          C1  TRUE, as before
          A2  5, as before

        """)
  }

  @Test func `a failure is one line and an exit code`() throws {
    let quote = try run(Data("1\n\"2\n".utf8), "t.csv")
    #expect(quote == (65, "", "trellis-sheet: t.csv, line 2: a quote isn't closed\n"))
    let missing = try run(nil, "t.csv")
    #expect(missing == (66, "", "trellis-sheet: t.csv doesn't exist, is a folder or isn't readable\n"))
    let cell = try run(Data(), "t.csv", "--set", "AA1=2")
    #expect(cell.code == 64 && cell.output == "" && cell.errors.contains("write a cell from A1 to Z1000"))
    #expect(cell.errors.split(separator: "\n").count == 1)
  }
}
