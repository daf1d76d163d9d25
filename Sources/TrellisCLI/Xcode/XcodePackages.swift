import Foundation
import TrellisAssetNames

/// The packages of an Xcode project, as dependencies in a manifest.
struct XcodePackages {
  private let project: XcodeProject
  /// The folders of packages among the project's files, which need no reference.
  private let folders: [String]

  init(_ project: XcodeProject) {
    self.project = project
    let references = project.packages.compactMap { $0["relativePath"] as? String }.map {
      "\(project.root)/\($0)"
    }
    let files = project.all("PBXFileReference").compactMap { project.path(of: $0.id) }
    folders = Array(Set(references + files.filter(SwiftPackage.isPackage))).sorted()
  }

  /// Returns the identity and the manifest's text of the package that has a product; nil if the project has no such package.
  func package(of product: String, _ reference: XcodeProject.Object?) -> (identity: String, text: String)? {
    if let url = reference?["repositoryURL"] as? String {
      let name = (url as NSString).lastPathComponent
      let identity = name.hasSuffix(".git") ? String(name.dropLast(4)) : name
      let requirement = requirement(reference?["requirement"] as? XcodeProject.Object ?? [:])
      return (identity, ".package(url: \(SwiftName.literal(url)), \(requirement))")
    }
    let given = (reference?["relativePath"] as? String).map { "\(project.root)/\($0)" }
    guard let folder = given ?? folders.first(where: { declares(product, $0) }),
      let path = AbsolutePath.realPath(folder)
    else { return nil }
    return ((path as NSString).lastPathComponent, ".package(path: \(SwiftName.literal(path)))")
  }

  /// Returns whether the manifest in a folder declares a product.
  private func declares(_ product: String, _ folder: String) -> Bool {
    let manifest = FileManager.default.contents(atPath: folder + "/Package.swift") ?? Data()
    let text = String(decoding: manifest, as: UTF8.self)
    return text.matches(of: /\.(?:library|plugin|executable)\(\s*name:\s*"([^"]+)"/).contains {
      $0.output.1 == product
    }
  }

  /// Returns a requirement for a version as a manifest has it.
  private func requirement(_ values: XcodeProject.Object) -> String {
    func value(_ key: String) -> String { SwiftName.literal(values[key] as? String ?? "") }
    switch values["kind"] as? String {
    case "upToNextMinorVersion": return ".upToNextMinor(from: \(value("minimumVersion")))"
    case "versionRange": return "\(value("minimumVersion"))..<\(value("maximumVersion"))"
    case "exactVersion": return "exact: \(value("version"))"
    case "branch": return "branch: \(value("branch"))"
    case "revision": return "revision: \(value("revision"))"
    default: return "from: \(value("minimumVersion"))"
    }
  }
}
