import Foundation
import TrellisAssetNames

/// The contents of a unit's files.
struct UnitSource {
  let unit: CheckUnit
  /// The contents in the order of the files; empty for a file that can't be read, which the compiler reports.
  let contents: [Data]
  let imports: ImportScan

  /// Reads the files of a unit.
  init(_ unit: CheckUnit) {
    self.unit = unit
    contents = unit.files.map { FileManager.default.contents(atPath: $0) ?? Data() }
    var scan = ImportScan()
    for file in contents { scan.scan(file) }
    imports = scan
  }

  /// Source that names the contents of asset catalogs, declares the classes of data models, and `Bundle.module`; nil if there is
  /// nothing to declare.
  var addition: String? {
    let names = DataModels.source(
      unit.catalogs,
      behind: AssetCatalogs(unit.catalogs).source(bundle: unit.bundle, extendsColor: unit.extendsColor))
    guard unit.declaresBundle else { return names }
    return (names ?? "import Foundation\n")
      + "extension Foundation.Bundle { nonisolated static var module: Foundation.Bundle { .main } }\n"
  }

  /// Returns the first line in each file that imports a module.
  func places(importing module: String) -> [CheckReport.Place] {
    zip(unit.files, contents).compactMap { file, contents in
      ImportLines.line(importing: module, in: contents).map { CheckReport.Place(file: file, line: $0) }
    }
  }

  /// Returns the names of the `@main` types, and the previews.
  func programs() -> (programs: [String], previews: [String]) {
    let files = zip(unit.files, contents).map { ScannedFile(path: $0, text: $1) }
    let interesting = files.filter { file in
      ["@main", "Preview", "ApplicationMain"].contains { file.text.range(of: Data($0.utf8)) != nil }
    }
    let outline = SourceOutline(interesting)
    return (
      interesting.flatMap(DeclarationScanner.declarations).filter(\.isMain).map(\.name),
      outline.previews.map(\.place) + outline.providers.map(\.name)
    )
  }
}
