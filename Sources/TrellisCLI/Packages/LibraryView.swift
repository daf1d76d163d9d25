import Foundation
import TrellisAssetNames
import TrellisFailure

/// A view or a preview of a package's library, shown by a program of its own.
///
/// The program is a package in the cache that depends on the user's.
struct LibraryView {
  let package: SwiftPackage
  /// The libraries whose views may be shown.
  let products: [PackageDescription.Product]

  private static let name = "TrellisShow"

  /// Builds the program that shows a view or a preview, and returns its path.
  func build(view: String?, preview: String?, _ arguments: [String] = []) throws -> String {
    let targets = products.flatMap(package.description.targets)
    var modules: [String: PackageDescription.Target] = [:]
    var files: [ScannedFile] = []
    for target in targets where !modules.values.contains(where: { $0.name == target.name }) {
      for file in package.description.files(of: target) {
        guard let text = FileManager.default.contents(atPath: file) else { continue }
        modules[file] = target
        files.append(ScannedFile(path: file, text: text))
      }
    }
    let start = try startingPoint(SourceOutline(files), view, preview)
    guard let target = start.file.flatMap({ modules[$0] }),
      let product = products.first(where: { $0.targets.contains(target.name) }),
      let text = EntrySource.mainFile(for: start, in: target.module)
    else { throw Failure.software("the view's module wasn't found in \(package.description.name)") }
    return try build([product.name], text, in: "show", arguments)
  }

  /// Builds the program that shows the preview of its launch request, and returns its path.
  func buildPreviews() throws -> String {
    try build(products.map(\.name), EntrySource.previewsFile, in: "previews")
  }

  private func startingPoint(_ outline: SourceOutline, _ view: String?, _ preview: String?) throws
    -> StartingPoint
  {
    do {
      if view == nil, preview == nil, let only = outline.onlyPreview { return only }
      return try outline.startingPoint(view: view, preview: preview)
    } catch var failure as Failure {
      failure.details = failure.details.map { TypedCommand.line(adding: $0) }
      let previews = outline.previews.map(\.name) + outline.providers.map(\.plainName)
      if view == nil, preview == nil, !previews.isEmpty {
        failure.message =
          "\(package.description.name) is a library with several views; name one with --view or --preview:"
        failure.details = previews.prefix(10).map {
          TypedCommand.line(adding: "--preview \(TypedCommand.quoted($0))")
        }
      }
      throw failure
    }
  }

  /// Builds a program that uses products, in a folder of the cache.
  private func build(_ products: [String], _ text: String, in name: String, _ arguments: [String] = [])
    throws -> String
  {
    let folder = try package.cache.folder("packages/\(Fingerprint.hash(Data(package.folder.utf8)))/\(name)")
    let identity = SwiftName.literal((package.folder as NSString).lastPathComponent)
    let dependencies = products.map {
      ".product(name: \(SwiftName.literal($0)), package: \(identity))"
    }
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(LibraryView.name)", dependencies: [.package(path: \(SwiftName.literal(package.folder)))],
        targets: [
          .executableTarget(
            name: "\(LibraryView.name)",
            dependencies: [\(dependencies.joined(separator: ", "))],
            path: "Sources", linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])])
        ])

      """
    // SwiftPM notices new files only in the package that it is called for, and not in the packages that this one uses.
    let names = FileManager.default.subpaths(atPath: package.folder) ?? []
    let listing = Fingerprint.hash(
      Data(names.filter { !$0.hasPrefix(".") }.sorted().joined(separator: "\n").utf8))
    try TextFile.write(manifest + "// The names of the files: \(listing)\n", to: folder + "/Package.swift")
    try TextFile.write(text, to: folder + "/Sources/main.swift")
    let scratch = try package.scratch + "-\(name)"
    try package.build(["--product", LibraryView.name] + arguments, at: folder, scratch: scratch)
    return try package.programs(arguments, at: folder, scratch: scratch) + "/" + LibraryView.name
  }
}

extension StartingPoint {
  /// The path of the file that declares the view or the preview; nil for a program.
  fileprivate var file: String? {
    switch self {
    case .program, .requestedPreview: nil
    case .view(let type), .provider(let type): type.file
    case .preview(let preview): preview.file
    }
  }
}

extension SourceOutline {
  /// The only preview of the source; nil if there are several or none.
  fileprivate var onlyPreview: StartingPoint? {
    guard previews.count + providers.count == 1 else { return nil }
    return previews.first.map(StartingPoint.preview) ?? providers.first.map(StartingPoint.provider)
  }
}
