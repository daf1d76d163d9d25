/// `#Rule` of the module TipKit: makes a condition of showing a tip.
///
/// ```swift
/// #Rule(Self.$count) { $0 > 3 }
/// // becomes
/// TipKit.Tips.Rule(Self.$count) { $0 > 3 }
/// ```
enum TipRuleMacro {
  static func expression(for use: Source) throws(Complaint) -> String {
    guard use.tokens.count > 2 else {
      throw .error(at: use, "#Rule needs a parameter or an event, and a closure")
    }
    return "TipKit.Tips.Rule" + use.text(use.tokens[1].range.upperBound..<use.extent.upperBound)
  }
}

/// `@Parameter` of the module TipKit: makes a static variable a value that rules read.
///
/// ```swift
/// @Parameter static var count: Int = 0
/// // becomes
/// static var count: Int {
///   get { $count.wrappedValue }
///   set { $count.wrappedValue = newValue }
/// }
/// static let $count = TipKit.Tips.Parameter<Int>(Self.self, "count", 0)
/// ```
enum TipParameterMacro {
  static func accessors(for declaration: Source) -> String {
    guard let property = Property(in: declaration), let name = property.name else {
      // The other expansion reports the error.
      return "{ get { Swift.fatalError() } }"
    }
    return "{ get { $\(name).wrappedValue } set { $\(name).wrappedValue = newValue } }"
  }

  /// Returns the parameter; `attribute` is the use of the macro, with its options.
  static func parameter(for declaration: Source, attribute: Source) throws(Complaint) -> String {
    guard let property = Property(in: declaration), property.isVariable, let name = property.name,
      property.modifiers.contains("static")
    else {
      throw .error(at: declaration, "@Parameter must be applied to a static variable")
    }
    let type = property.type.map(declaration.text)
    guard let value = property.value.map(declaration.text) ?? (type?.hasSuffix("?") == true ? "nil" : nil)
    else {
      throw .error(at: declaration, "@Parameter static var '\(name)' needs a first value")
    }
    let access = property.modifiers.filter { ["public", "package", "private", "fileprivate"].contains($0) }
    var options = ""
    if attribute.isToken(2, "(") {
      let end = attribute.next(after: 2)
      let range = attribute.tokens[2].range.upperBound..<attribute.tokens[end - 1].range.lowerBound
      options = ", \(attribute.text(range))"
    }
    return """
      \(access.map { $0 + " " }.joined())static let $\(name) = TipKit.Tips.Parameter\(type.map { "<\($0)>" } ?? "")(
        Self.self, "\(name)", \(value)\(options))
      """
  }
}
