/// A data model as Xcode writes it: the file `contents` in a folder `.xcdatamodel`.
package struct ModelDocument {
  package struct Attribute {
    package var name: String
    /// The type's name in Xcode: `Integer 16`, `String`.
    package var type: String
    package var isOptional: Bool
    package var isTransient: Bool
    package var defaultValue: String?
    /// Seconds since 2001, for dates.
    package var defaultInterval: Double?
    package var usesScalar: Bool
    /// The class of a transformable attribute.
    package var customClass: String?
    package var transformer: String?
    package var minimum: String?
    package var maximum: String?
    package var pattern: String?
    package var renamingIdentifier: String?
  }

  package struct Relationship {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var isToMany: Bool
    package var isOrdered: Bool
    package var isOptional: Bool
    package var isTransient: Bool
    package var deleteRule: String
    package var minimum: Int
    package var maximum: Int
    package var renamingIdentifier: String?
  }

  /// A request that the model declares; `$name` in its predicate is a variable.
  package struct Request {
    package var name: String
    package var entity: String
    package var predicate: String?
    package var limit: Int
  }

  package struct Entity {
    /// The classes that Xcode writes for an entity.
    package enum Generation: String {
      case none
      case category
      case whole = "class"
    }

    package var name: String
    /// The class's name; nil for an entity whose objects are plain managed objects.
    package var className: String?
    package var isAbstract: Bool
    package var parent: String?
    package var generation: Generation
    package var renamingIdentifier: String?
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    package var constraints: [[String]] = []
  }

  package var entities: [Entity] = []
  package var requests: [Request] = []

  /// Reads the contents of a model; unknown elements are ignored.
  package init(_ text: String) {
    for tag in XMLTags(text) where tag.opens {
      let values = tag.attributes
      switch tag.name {
      case "entity": entities.append(Entity(values))
      case "attribute": edit { $0.attributes.append(Attribute(values)) }
      case "relationship": edit { $0.relationships.append(Relationship(values)) }
      case "uniquenessConstraint": edit { $0.constraints.append([]) }
      case "constraint":
        edit { entity in
          guard let value = values["value"], !entity.constraints.isEmpty else { return }
          entity.constraints[entity.constraints.count - 1].append(value)
        }
      case "fetchRequest":
        requests.append(
          Request(
            name: values["name"] ?? "", entity: values["entity"] ?? "", predicate: values["predicateString"],
            limit: values["fetchLimit"].flatMap { Int($0) } ?? 0))
      default: break
      }
    }
    for index in entities.indices { entities[index].constraints.removeAll(where: \.isEmpty) }
  }

  private mutating func edit(_ change: (inout Entity) -> Void) {
    if !entities.isEmpty { change(&entities[entities.count - 1]) }
  }
}

private func isSet(_ value: String?) -> Bool { value == "YES" }

extension ModelDocument.Entity {
  fileprivate init(_ values: [String: String]) {
    name = values["name"] ?? ""
    // The class of a model in a Swift module has a dot in front, or the module.
    let full = values["representedClassName"] ?? ""
    let short = full.split(separator: ".").last.map(String.init)
    className = short == "NSManagedObject" ? nil : short
    isAbstract = isSet(values["isAbstract"])
    parent = values["parentEntity"]
    generation = values["codeGenerationType"].flatMap { Generation(rawValue: $0) } ?? .none
    renamingIdentifier = values["elementID"]
  }
}

extension ModelDocument.Attribute {
  fileprivate init(_ values: [String: String]) {
    name = values["name"] ?? ""
    type = values["attributeType"] ?? "Undefined"
    isOptional = isSet(values["optional"])
    isTransient = isSet(values["transient"])
    defaultValue = values["defaultValueString"]
    defaultInterval = values["defaultDateTimeInterval"].flatMap { Double($0) }
    usesScalar = isSet(values["usesScalarValueType"])
    customClass = values["customClassName"]
    transformer = values["valueTransformerName"]
    minimum = values["minValueString"]
    maximum = values["maxValueString"]
    pattern = values["regularExpressionString"]
    renamingIdentifier = values["elementID"]
  }
}

extension ModelDocument.Relationship {
  fileprivate init(_ values: [String: String]) {
    name = values["name"] ?? ""
    destination = values["destinationEntity"] ?? ""
    inverse = values["inverseName"]
    isToMany = isSet(values["toMany"])
    isOrdered = isSet(values["ordered"])
    isOptional = isSet(values["optional"])
    isTransient = isSet(values["transient"])
    deleteRule = values["deletionRule"] ?? "No Action"
    minimum = values["minCount"].flatMap { Int($0) } ?? 0
    maximum = values["maxCount"].flatMap { Int($0) } ?? 0
    renamingIdentifier = values["elementID"]
  }
}
