/// The Swift source that Xcode writes for a data model's entities: classes, and their properties.
package enum ModelSource {
  /// Returns the source; nil if no entity needs any.
  ///
  /// Properties are computed, so that the source needs no macro.
  package static func text(for document: ModelDocument) -> String? {
    var text = ""
    for entity in document.entities {
      guard let name = entity.className, entity.generation != .none else { continue }
      if entity.generation == .whole {
        let parent = document.entities.first { $0.name == entity.parent }?.className ?? "NSManagedObject"
        text += "nonisolated public class \(name): \(parent) {}\n\n"
      }
      text += "nonisolated extension \(name) {\n"
      text +=
        "  public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }\n"
      for attribute in entity.attributes { text += property(attribute.name, type(of: attribute)) }
      for relationship in entity.relationships {
        let destination =
          document.entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
        let type =
          !relationship.isToMany ? destination + "?" : relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
        text += property(relationship.name, type)
        if relationship.isToMany { text += accessors(relationship, destination) }
      }
      text += "}\n\n"
      let inheritsIdentity = document.entities.contains {
        $0.name == entity.parent && $0.generation != .none && $0.className != nil
      }
      if !inheritsIdentity { text += "nonisolated extension \(name): Identifiable {}\n\n" }
    }
    return text.isEmpty ? nil : "import CoreData\nimport Foundation\n\n" + text
  }

  private static func property(_ name: String, _ type: String) -> String {
    """
      public var \(escaped(name)): \(type) {
        get { _managedValue("\(name)") }
        set { _setManagedValue("\(name)", newValue) }
      }

    """
  }

  private static let keywords: Set = [
    "class", "default", "for", "func", "if", "import", "in", "init", "is", "let", "operator", "public",
    "repeat",
    "return", "self", "static", "struct", "switch", "var", "where", "while", "as", "break", "case",
    "continue",
    "do", "else", "enum", "extension", "false", "true", "nil", "protocol", "private", "super", "throw", "try",
  ]
  private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static func type(of attribute: ModelDocument.Attribute) -> String {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float",
      "Boolean": "Bool",
    ]
    if let scalar = scalars[attribute.type] { return attribute.usesScalar ? scalar : "NSNumber?" }
    switch attribute.type {
    case "String": return "String?"
    case "Date": return attribute.usesScalar ? "Date" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    default: return (attribute.customClass ?? "NSObject") + "?"
    }
  }

  private static func accessors(_ relationship: ModelDocument.Relationship, _ destination: String) -> String {
    let name = relationship.name
    let part = name.prefix(1).uppercased() + name.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    func function(_ name: String, _ parameters: String, _ values: String) -> String {
      "  public func \(name)\(part)(\(parameters)) { _managedCall(\"\(name)\(part)\", \(values)) }\n"
    }
    var text = ""
    for type in [destination, set] {
      text +=
        function("addTo", "_ value: \(type)", "value") + function("removeFrom", "_ value: \(type)", "value")
    }
    if relationship.isOrdered {
      text += function("insertInto", "_ value: \(destination), at idx: Int", "value, idx")
      text += function("removeFrom", "at idx: Int", "idx")
      text += function("replace", "at idx: Int, with value: \(destination)", "idx, value")
    }
    return text
  }
}
