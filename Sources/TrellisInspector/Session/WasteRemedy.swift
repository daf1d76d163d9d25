import Trellis
import TrellisGraph

/// The remedies for wasted evaluations, as sentences and as code.
@MainActor
enum WasteRemedy {
  /// Returns the body that runs because of an attribute: the attribute itself, or the body of the view that it holds; nil if there is none.
  static func body(of attribute: AnyAttribute) -> AnyAttribute? {
    attribute.kind == .body ? attribute : attribute.readers.first { $0.exists && $0.kind == .body }
  }

  /// Returns code that makes a view comparable by all properties but one; nil if the view isn't a struct.
  static func equatable(_ attribute: AnyAttribute, without path: String) -> String? {
    guard let value = attribute.latestValue() else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct, let name = attribute.name else { return nil }
    // `onTap(captured value 1)` is a part of the property `onTap`.
    let ignored = path.prefix { $0 != "(" && $0 != "." && $0 != "[" }
    // The storage of property wrappers isn't compared: its changes make the body run by themselves.
    let names = mirror.children.compactMap { $0.label }.filter { $0 != ignored && !$0.hasPrefix("_") }
    let comparison = names.isEmpty ? "true" : names.map { "a.\($0) == b.\($0)" }.joined(separator: " && ")
    return """
      extension \(name): @MainActor Equatable {
        static func == (a: \(name), b: \(name)) -> Bool { \(comparison) }
      }
      """
  }

  /// Returns the property of `EnvironmentValues` that an attribute has the value of.
  static func environmentName(of attribute: AnyAttribute) -> String {
    let name = (attribute.name ?? "").replacing("environment.", with: "")
    return ["typeSize": "dynamicTypeSize", "shape": "horizontalSizeClass"][name] ?? name
  }

  /// Returns the remedy for a body that ran with an equal result because an attribute had changed.
  static func ofEqualBody(named body: String, because cause: AnyAttribute) -> (advice: String, fix: String?) {
    let view = body.hasSuffix(".body") ? String(body.dropLast(5)) : body
    guard cause.kind == .environmentValue || cause.kind == .environment else {
      return (
        "the result was equal: let the body read less, or move the part that reads \(cause.name ?? "the value") into a view of its own",
        nil
      )
    }
    let name = environmentName(of: cause)
    return (
      "\(view) reads `\(name)` from the environment, but its result doesn't depend on it: read it in the view that uses it",
      name.isEmpty
        ? nil
        : "@Environment(\\.\(name)) private var \(name)  // not in \(view), but in the view that uses it"
    )
  }
}
