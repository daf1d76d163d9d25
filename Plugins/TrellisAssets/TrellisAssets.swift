import Foundation
import PackagePlugin

/// Generates Swift names for the contents of a target's asset catalogs: `Image(.poster)`, `Color(.brand)`.
///
/// The catalogs must be copied resources (`.copy("Assets.xcassets")`), because they are read while the program runs.
@main
struct TrellisAssets: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let catalogs = target.sourceFiles.map(\.url).filter { $0.pathExtension == "xcassets" }
    let forgotten = try FileManager.default.contentsOfDirectory(
      at: target.directoryURL, includingPropertiesForKeys: nil
    )
    .filter { url in
      url.pathExtension == "xcassets" && !catalogs.contains { $0.lastPathComponent == url.lastPathComponent }
    }
    for catalog in forgotten {
      Diagnostics.warning(
        "\(catalog.lastPathComponent) is no resource of \(target.name), so that there are no names for what is in it; give the target resources: [.copy(\"\(catalog.lastPathComponent)\")]"
      )
    }
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "TrellisAssets.swift")
    let files = catalogs.flatMap { catalog in
      (FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)?.allObjects as? [URL])
        ?? []
    }
    return [
      .buildCommand(
        displayName: "Names for the asset catalogs of \(target.name)",
        executable: try context.tool(named: "trellis-asset-names").url,
        arguments: catalogs.map(\.path) + [output.path], inputFiles: catalogs + files, outputFiles: [output])
    ]
  }
}
