/// `@Query` of the module SwiftData: declares the query behind a property of a view.
///
/// ```swift
/// @Query(sort: \Item.name) private var items: [Item]
/// // becomes
/// private var items: [Item] { get { _items.wrappedValue } }
/// private(set) var _items: SwiftData.Query<[Item].Element, [Item]> = SwiftData.Query(sort: \Item.name)
/// ```
/// A variable that is private as a whole would make the memberwise initializer private.
///
/// It isn't a property wrapper, since the compiler can't find the type of the elements if an initializer sets `_items`.
enum QueryMacro {
  static func accessors(for declaration: Source) -> String {
    guard let name = Property(in: declaration)?.name else { return "" }
    return "{ get { _\(name).wrappedValue } }"
  }

  static func peer(for declaration: Source, attribute: Source) throws(Complaint) -> String {
    guard let property = Property(in: declaration), let name = property.name,
      let type = property.type.map(declaration.text)
    else {
      throw .error(
        at: declaration, "@Query must be applied to a variable with a type: `@Query var items: [Item]`")
    }
    let text = attribute.text(attribute.extent)
    let arguments = text.firstIndex(of: "(").map { String(text[$0...]) } ?? "()"
    let scope = property.modifiers.contains("static") ? "static " : ""
    return
      "private(set) \(scope)var _\(name): SwiftData.Query<(\(type)).Element, \(type)> = SwiftData.Query\(arguments)"
  }
}
