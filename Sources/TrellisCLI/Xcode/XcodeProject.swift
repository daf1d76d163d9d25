import Foundation
import TrellisFailure

/// An Xcode project's file: objects that refer to each other by their identifiers.
struct XcodeProject {
  /// An object: its properties by name.
  typealias Object = [String: Any]

  /// The absolute path of the `.xcodeproj` folder.
  let path: String
  /// The folder that paths of the project are relative to.
  let root: String
  private let objects: [String: Object]
  private let project: Object
  /// The group of each file and group, by identifiers.
  private let parents: [String: String]

  /// Reads the project at a path that ends in `.xcodeproj`.
  init(_ given: String) throws {
    path = try AbsolutePath.make(given)
    let file = path + "/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Failure.noInput("can't read the Xcode project '\(given)': it has no project.pbxproj")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
      let objects = list["objects"] as? [String: Object], let id = list["rootObject"] as? String,
      let project = objects[id]
    else { throw Failure.badData("\(file) isn't the file of an Xcode project") }
    self.objects = objects
    self.project = project
    let folder = (path as NSString).deletingLastPathComponent
    let subfolder = project["projectDirPath"] as? String ?? ""
    root = subfolder.isEmpty ? folder : "\(folder)/\(subfolder)"
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"] as? [String] ?? [] { parents[child] = id }
    }
    self.parents = parents
  }

  /// Returns an object's identifiers of other objects.
  func identifiers(_ key: String, of object: Object) -> [String] { object[key] as? [String] ?? [] }

  /// Returns the objects to which an object refers by a list of identifiers.
  func objects(_ key: String, of object: Object) -> [Object] {
    identifiers(key, of: object).compactMap { objects[$0] }
  }

  /// Returns the object to which an object refers.
  func object(_ key: String, of object: Object) -> Object? {
    (object[key] as? String).flatMap { objects[$0] }
  }

  func object(_ id: String) -> Object? { objects[id] }

  /// The targets that are built from sources, by identifier, in order.
  var targets: [(id: String, object: Object)] {
    identifiers("targets", of: project).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// The packages that the project names, and the configurations of all its targets.
  var packages: [Object] { objects("packageReferences", of: project) }
  var configurations: Object? { object("buildConfigurationList", of: project) }

  /// All objects of a kind.
  func all(_ isa: String) -> [(id: String, object: Object)] {
    objects.filter { $0.value["isa"] as? String == isa }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the absolute path of a file or a group; nil if it depends on Xcode's own folders.
  func path(of id: String) -> String? {
    guard let object = objects[id] else { return nil }
    let path = object["path"] as? String ?? ""
    switch object["sourceTree"] as? String {
    case "SOURCE_ROOT": return join(root, path)
    case "<absolute>": return path
    case "<group>":
      guard let parent = parents[id] else { return join(root, path) }
      return self.path(of: parent).map { join($0, path) }
    default: return nil
    }
  }

  private func join(_ folder: String, _ path: String) -> String {
    path.isEmpty ? folder : MacPath.existing("\(folder)/\(path)")
  }
}
