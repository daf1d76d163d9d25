import ArgumentParser
import Foundation

extension CheckReport {
  private static func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  /// Returns the report as JSON.
  func json() throws -> String { try CheckReport.encoded(self) }

  /// Returns the report in SARIF 2.1.0, the format of code scanning.
  ///
  /// There is a result for each missing name in each file, for each other error, for each target that the compiler gave no result of, and
  /// for each manifest or project that can't be read. Other skipped files have none.
  func sarif() throws -> String {
    var results: [SARIF.Result] = []
    for name in missing {
      results += name.places.map { place in
        result(
          "missing-\(name.kind.rawValue)", "\(name.kind.rawValue) '\(name.name)' doesn't exist here",
          place.file,
          place.line, 1)
      }
    }
    results += errors.map { result("compiler-error", $0.message, $0.file, $0.line, $0.column) }
    results += targets.compactMap { target in
      target.crash.map {
        result("not-compiled", "\(target.name): \($0)", target.failing.first ?? target.path, 1, 1)
      }
    }
    results += skipped.filter(\.isFailure).map { result("not-readable", $0.reason, $0.file, 1, 1) }
    let rules = [
      "missing-module", "missing-name", "missing-member", "compiler-error", "not-compiled", "not-readable",
    ].map(SARIF.Rule.init)
    let driver = SARIF.Driver(
      name: "trellis check", version: TrellisCommand.configuration.version, rules: rules)
    return try CheckReport.encoded(
      SARIF(runs: [SARIF.Run(tool: SARIF.Tool(driver: driver), results: results)]))
  }

  private func result(_ rule: String, _ text: String, _ file: String, _ line: Int, _ column: Int)
    -> SARIF.Result
  {
    let path = RelativePath.make(file, below: path)
    let region = SARIF.Region(startLine: max(line, 1), startColumn: max(column, 1))
    let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return SARIF.Result(
      ruleId: rule, message: SARIF.Message(text: text),
      locations: [
        SARIF.Location(
          physicalLocation: SARIF.Physical(artifactLocation: SARIF.Artifact(uri: uri), region: region))
      ])
  }
}

/// The part of SARIF that a report uses.
private struct SARIF: Encodable {
  enum CodingKeys: String, CodingKey { case schema = "$schema", version, runs }
  struct Rule: Encodable { var id: String }
  struct Driver: Encodable {
    var name, version: String
    var rules: [Rule]
  }
  struct Tool: Encodable { var driver: Driver }
  struct Message: Encodable { var text: String }
  struct Artifact: Encodable { var uri: String }
  struct Region: Encodable { var startLine, startColumn: Int }
  struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }
  struct Location: Encodable { var physicalLocation: Physical }
  struct Result: Encodable {
    var ruleId: String
    var level = "error"
    var message: Message
    var locations: [Location]
  }
  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]
}
