import Foundation
import TrellisFailure

/// The units of a repository, divided as `trellis run`, `build` and `test` would build them.
struct CheckUnits {
  private(set) var units: [CheckUnit] = []
  /// The files that no command builds, with the reasons.
  private(set) var skipped: [CheckReport.Skipped] = []

  private let toolkit: Toolkit
  private let cache: BuildCache
  /// The platform that the command line names for packages and projects.
  private let platform: PackagePlatform?

  /// Divides the files at an absolute path: a Swift file, a folder, a package or an Xcode project.
  init(_ path: String, platform: PackagePlatform?, toolkit: Toolkit, cache: BuildCache) throws {
    (self.toolkit, self.cache, self.platform) = (toolkit, cache, platform)
    if path.hasSuffix(".swift") {
      let name = (path as NSString).lastPathComponent
      units = [.folder(path, [path], name: name, toolkit: toolkit)]
      return
    }
    if XcodeApp.isProject(path) {
      try addProject(path)
      if units.isEmpty { throw Failure.noInput("no Swift files in the apps and frameworks of '\(path)'") }
      return
    }
    let files = try RepositoryFiles(below: path)
    guard !files.swift.isEmpty else { throw Failure.noInput("no Swift files in '\(path)'") }
    skip(files.outside, "it is a link that leads out of the folder")
    describe(files)
    for package in files.packages { addPackage(package, files) }
    for project in files.projects {
      do { try addProject(project) } catch {
        fail(project, (error as? Failure)?.message ?? "\(error)")
      }
    }
    for index in units.indices { units[index].files.removeAll { !files.contains($0) } }
    units.removeAll { $0.files.isEmpty }
    addRest(of: files, below: path)
  }

  private mutating func skip(_ files: [String], _ reason: String) {
    skipped += files.map { CheckReport.Skipped(file: $0, reason: reason) }
  }

  /// Records a manifest or a project that can't be read.
  private mutating func fail(_ file: String, _ reason: String) {
    skipped.append(CheckReport.Skipped(file: file, reason: reason, isFailure: true))
  }

  // MARK: - Packages and projects

  /// Puts the descriptions of all packages into the cache, several at once; failures are reported when a description is used.
  private func describe(_ files: RepositoryFiles) {
    let (toolkit, cache, packages) = (toolkit, cache, files.packages)
    DispatchQueue.concurrentPerform(iterations: packages.count) { index in
      let folder = packages[index]
      guard let manifest = FileManager.default.contents(atPath: folder + "/Package.swift") else { return }
      _ = try? SwiftPackage.description(of: folder, manifest, files.swift(in: folder), toolkit, cache)
    }
  }

  private mutating func addPackage(_ folder: String, _ files: RepositoryFiles) {
    let file = folder + "/Package.swift"
    guard let manifest = FileManager.default.contents(atPath: file) else {
      return fail(file, "can't read the manifest")
    }
    let description: PackageDescription
    do {
      description = try SwiftPackage.description(
        of: folder, manifest, files.swift(in: folder), toolkit, cache)
    } catch {
      return fail(file, (error as? Failure)?.message ?? "\(error)")
    }
    let swift = description.targets.filter { $0.kind == "SwiftTarget" && $0.type != "macro" }
    let platform =
      platform
      ?? .preferred(
        bySourcesAt: [folder + "/Package.swift"]
          + swift.filter { $0.type != "test" }.flatMap(description.files))
    let headers = description.targets.filter { $0.kind == "ClangTarget" }.map { target in
      "\(target.path.hasPrefix("/") ? "" : folder + "/")\(target.path)/include"
    }
    let language = SwiftPackage.languageMode(of: manifest)
    for target in swift {
      let sources = description.files(of: target).sorted()
      let resources = TargetResources(ofTargetWith: sources)
      units.append(
        CheckUnit(
          kind: .package, name: target.name, path: folder, module: target.module, files: sources,
          platform: platform,
          flags: [
            "-swift-version", language, "-D", "SWIFT_PACKAGE", "-D", "DEBUG", "-package-name",
            description.name.lowercased(),
          ], catalogs: resources.catalogs + resources.paths.filter(DataModels.isModel), bundle: ".module",
          declaresBundle: !resources.paths.isEmpty || manifest.range(of: Data("resources:".utf8)) != nil,
          headers: headers))
    }
  }

  private mutating func addProject(_ path: String) throws {
    let project = try XcodeProject(path)
    for (id, object) in project.targets {
      guard let target = XcodeTarget(id, in: project) else {
        skipped.append(
          CheckReport.Skipped(
            file: path, reason: "its target \(object["name"] as? String ?? id) isn't an app or a framework"))
        continue
      }
      let settings = target.settings
      let language = settings["SWIFT_VERSION"].hasPrefix("6") ? "6" : "5"
      var flags = ["-swift-version", language, "-D", "DEBUG"]
      if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
        flags += ["-default-isolation", "MainActor"]
      }
      if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO" { flags.append("-enable-bare-slash-regex") }
      let conditions = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"].split(separator: " ").map(String.init)
      flags += conditions.filter { $0 != "DEBUG" }.flatMap { ["-D", $0] }
      let sources = target.sources.filter { access($0, R_OK) == 0 }
      if sources.isEmpty { continue }
      units.append(
        CheckUnit(
          kind: .project, name: target.name, path: path,
          module: target.module(isTaken: toolkit.isTaken), files: sources,
          platform: platform ?? .preferred(bySourcesAt: sources), flags: flags,
          catalogs: target.resources.filter { $0.hasSuffix(".xcassets") || DataModels.isModel($0) },
          extendsColor: target.extendsColor))
    }
  }

  // MARK: - Loose files

  /// Adds the files outside of packages and projects.
  private mutating func addRest(of files: RepositoryFiles, below root: String) {
    let known = Set(units.flatMap(\.files))
    let roots = files.packages + files.projects.map { ($0 as NSString).deletingLastPathComponent }
    var loose: [String] = []
    for file in files.swift where !known.contains(file) {
      if roots.contains(where: { file.hasPrefix($0 + "/") }) {
        skip([file], "no target that trellis builds has it")
      } else {
        loose.append(file)
      }
    }
    let groups = LooseFiles.groups(loose, below: root)
    for (folder, files) in groups {
      units.append(.folder(folder, files, name: RelativePath.make(folder, below: root), toolkit: toolkit))
    }
  }
}
