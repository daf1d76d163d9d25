import Foundation
import TrellisDataModel

/// The data models of Core Data among a target's files, from which Xcode writes classes.
enum DataModels {
  /// Returns whether a path is that of a model's folder.
  static func isModel(_ path: String) -> Bool {
    path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel")
  }

  /// Returns the name of a resource in an app; models have the ending that Xcode's compiler gives them.
  static func nameInApp(_ path: String) -> String {
    let name = (path as NSString).lastPathComponent
    return isModel(path) ? (name as NSString).deletingPathExtension + ".momd" : name
  }

  /// Returns source with the classes of the models among some paths, behind other source; nil if there is neither.
  static func source(_ paths: [String], behind other: String?) -> String? {
    let texts = paths.filter(isModel).compactMap { path in
      ModelFolder(path: path).document.flatMap { ModelSource.text(for: $0) }
    }
    if texts.isEmpty { return other }
    return ([other].compactMap(\.self) + texts).joined(separator: "\n")
  }

  /// Returns the models in a folder, without those of tests: at any depth if `atAnyDepth` is true.
  static func models(in folder: String, atAnyDepth: Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if isModel(name) { return [path] }
      var status = stat()
      guard atAnyDepth, !name.hasPrefix("."), !name.hasSuffix("Tests"), lstat(path, &status) == 0,
        status.st_mode & S_IFMT == S_IFDIR
      else { return [] }
      return models(in: path, atAnyDepth: true)
    }
  }
}
