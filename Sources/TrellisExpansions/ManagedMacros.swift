/// `@_Managed` of the module CoreData: gives a property of a managed object its accessors.
///
/// ```swift
/// @_Managed var title: String?
/// // becomes
/// var title: String? {
///   get { _managedValue("title") }
///   set { _setManagedValue("title", newValue) }
/// }
/// ```
enum ManagedPropertyMacro {
  static func accessors(for declaration: Source) throws(Complaint) -> String {
    guard let property = Property(in: declaration), property.isVariable, let name = property.name else {
      throw .error(at: declaration, "@NSManaged must be applied to a variable")
    }
    return """
      {
        get { _managedValue("\(name)") }
        set { _setManagedValue("\(name)", newValue) }
      }
      """
  }
}

/// `@_ManagedF` of the module CoreData: gives a function such as `addToItems(_:)` its body.
enum ManagedFunctionMacro {
  static func body(of declaration: Source) throws(Complaint) -> String {
    guard let keyword = declaration.tokens.indices.first(where: { declaration.isToken($0, "func") }),
      declaration.isToken(keyword + 2, "(")
    else { throw .error(at: declaration, "@NSManaged must be applied to a variable or a function") }
    let name = declaration.text(declaration.tokens[keyword + 1])
    var values: [String] = []
    var index = keyword + 3
    let end = declaration.next(after: keyword + 2) - 1
    // A parameter's own name precedes its colon.
    while index < end {
      if declaration.isToken(index + 1, ":"), values.count <= commas(keyword + 3..<index, declaration) {
        values.append(declaration.text(declaration.tokens[index]))
      }
      index = declaration.tokens[index].opens ? declaration.next(after: index) : index + 1
    }
    return "{ _managedCall(\"\(name)\"\(values.map { ", " + $0 }.joined())) }"
  }

  /// Returns the number of commas between parameters in a range of tokens.
  private static func commas(_ range: Range<Int>, _ declaration: Source) -> Int {
    var (count, index) = (0, range.lowerBound)
    while index < range.upperBound {
      if declaration.isToken(index, ",") { count += 1 }
      index = declaration.tokens[index].opens ? declaration.next(after: index) : index + 1
    }
    return count
  }
}
