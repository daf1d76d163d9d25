extension Color: ReadableValue {
  /// The colour's name, with its components in light if the name is one of the system's: `blue #007AFF`.
  package nonisolated var readableText: String {
    let name = description
    if name.hasPrefix("#") { return name }
    return "\(name) \(resolved(in: .light).readableText)"
  }
}
