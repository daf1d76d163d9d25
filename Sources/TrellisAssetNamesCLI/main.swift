import Foundation
import TrellisAssetNames

// What the plugin `TrellisAssets` has run when a package is built: CATALOG… OUTPUT.
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.last else {
  FileHandle.standardError.write(Data("trellis-asset-names: CATALOG… OUTPUT\n".utf8))
  exit(64)
}
let source = AssetCatalogs(Array(arguments.dropLast())).source(bundle: ".module") ?? ""
do {
  try source.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("trellis-asset-names: \(output) can't be written: \(error)\n".utf8))
  exit(74)
}
