import Foundation

/// A file added to a module's sources on their way from SwiftPM to the compiler: it declares the names of resources.
///
/// SwiftPM gives the compiler a list of the sources, and a map from each source to its outputs. Both are replaced by copies.
struct AddedSource {
  /// The name of the object of the added source, which ``CompilerFront`` links with the module's other objects.
  static let object = "TrellisResources.swift.o"
  private let invocation: CompilerInvocation
  /// The folder for the module's build.
  private let folder: String
  private var outputs: [String: [String: String]]

  /// Reads the outputs; nil if the compiler isn't given outputs as SwiftPM gives them.
  init?(_ invocation: CompilerInvocation) {
    guard let map = invocation.value(of: "-output-file-map"),
      let data = FileManager.default.contents(atPath: map),
      let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else { return nil }
    self.invocation = invocation
    self.outputs = outputs
    folder = (map as NSString).deletingLastPathComponent
  }

  /// Returns the compiler's arguments, with the changes.
  mutating func arguments() -> [String] {
    let declared = TargetResources.bundle(declaredIn: invocation.sources)
    let resources = TargetResources(ofTargetWith: invocation.sources.filter { !$0.hasPrefix(folder) })
    let bundle = declared ?? folder + "/" + invocation.module + ".resources"
    let text = resources.source(bundle: declared == nil ? bundle : nil)
    if !resources.paths.isEmpty { resources.copy(into: bundle) }
    var sources = invocation.sources.map { followed($0) }
    if text == nil {
      unlink("\(folder)/\(AddedSource.object)")
      if sources == invocation.sources { return invocation.arguments }
    }
    if let text { sources.append(added(text)) }
    write(CompilerInvocation.responseFile(sources), to: "trellis-sources")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    write(
      String(decoding: (try? encoder.encode(outputs)) ?? Data(), as: UTF8.self),
      to: "trellis-output-file-map.json")
    return changed(hidesUnavailability: text != nil)
  }

  /// Returns the arguments with the copies of the list and of the map.
  private func changed(hidesUnavailability: Bool) -> [String] {
    var arguments: [String] = []
    for argument in invocation.arguments {
      if argument == "-DSWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE", hidesUnavailability { continue }
      if argument.hasPrefix("@") {
        arguments.append("@\(folder)/trellis-sources")
      } else if arguments.last == "-output-file-map" {
        arguments.append("\(folder)/trellis-output-file-map.json")
      } else if !argument.hasSuffix(".swift") {
        arguments.append(argument)
      }
    }
    if !arguments.contains(where: { $0.hasPrefix("@") }) { arguments.append("@\(folder)/trellis-sources") }
    return arguments
  }

  /// Returns the target of a source that is a link to an absolute path, with the outputs of the source; otherwise the source.
  ///
  /// The sources of an Xcode project's package are such links (``XcodeShadow``).
  private mutating func followed(_ source: String) -> String {
    let target = AddedSource.target(of: source)
    if target != source { outputs[target] = outputs.removeValue(forKey: source) }
    return target
  }

  /// Returns the target of a link to an absolute path; the path itself if it is no such link.
  static func target(of path: String) -> String {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path), target.hasPrefix("/")
    else {
      return path
    }
    return target
  }

  /// Adds a source with a text, and returns its path.
  private mutating func added(_ text: String) -> String {
    let name = (AddedSource.object as NSString).deletingPathExtension
    let path = write(text, to: name)
    let stem = "\(folder)/\((name as NSString).deletingPathExtension)"
    outputs[path] = [
      "object": "\(folder)/\(AddedSource.object)", "swift-dependencies": stem + ".swiftdeps",
      "swiftmodule": stem + "~partial.swiftmodule", "dependencies": stem + ".d", "diagnostics": stem + ".dia",
    ]
    return path
  }

  /// Writes a file into the build's folder, unless it has the text already, and returns its path.
  @discardableResult
  private func write(_ text: String, to name: String) -> String {
    let path = "\(folder)/\(name)"
    if FileManager.default.contents(atPath: path) != Data(text.utf8) {
      try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    return path
  }
}
