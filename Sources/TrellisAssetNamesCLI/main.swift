import Foundation
import TrellisAssetNames

// The command that the plugin `TrellisAssets` runs when a package is built. Its arguments are the catalogs, and then the output.
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
