@_spi(Reflection) import Swift
import TrellisGraph

/// The dynamic properties of a type, with their offsets.
struct PropertyPlan {
  /// A dynamic property.
  struct Field {
    let name: String
    /// The name of the view's stored property that is this field or contains it, as given by the compiler: `_count`.
    let property: String
    let offset: Int
    let link: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, ViewInstance, String) -> Void
    /// Returns the attributes that the property's value comes from.
    let origins: @MainActor (UnsafeRawPointer, AnyObject?) -> [AnyAttribute]
    /// Whether the property can be read before it is linked: see ``LinkedProperty``.
    let isKnownUnbuilt: @MainActor (UnsafeRawPointer) -> Bool
  }

  /// The properties to link or update, including nested ones, in the order of linking.
  private(set) var fields: [Field] = []
  /// Whether all properties allow that the view shows another row of a lazy list: see ``LinkedProperty``.
  private(set) var mayBeReused = true
  /// Whether the view has a state, which begins anew when the view shows another row.
  private(set) var hasState = false
  /// The names of the view's stored properties that are dynamic properties, in order of declaration.
  private(set) var properties: [String] = []

  var isEmpty: Bool { fields.isEmpty }

  /// Returns whether all dynamic properties of a view's value can be read before they are linked.
  @MainActor func isKnownUnbuilt<Value>(in value: Value) -> Bool {
    isEmpty
      || withUnsafePointer(to: value) { pointer in
        fields.allSatisfy { $0.isKnownUnbuilt(UnsafeRawPointer(pointer) + $0.offset) }
      }
  }

  init(of type: Any.Type) {
    collect(type, offset: 0, prefix: "", in: nil)
  }

  private mutating func collect(_ type: Any.Type, offset: Int, prefix: String, in outer: String?) {
    var found: [(name: String, label: String, offset: Int, type: any DynamicProperty.Type)] = []
    _ = _forEachField(of: type) { name, fieldOffset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        let name = String(cString: name)
        found.append(
          (name.hasPrefix("_") ? String(name.dropFirst()) : name, name, offset + fieldOffset, property))
      }
      return true
    }
    for field in found {
      let name = prefix + field.name
      let property = outer ?? field.label
      if outer == nil { properties.append(property) }
      if let linked = field.type as? any LinkedProperty.Type {
        mayBeReused = mayBeReused && linked.mayBeReused
        hasState = hasState || linked is any RowState.Type
        fields.append(
          Field(
            name: name, property: property, offset: field.offset, link: linker(linked),
            origins: originFinder(linked), isKnownUnbuilt: unbuiltFinder(linked)))
      } else if let linked = field.type as? any GraphProperty.Type {
        mayBeReused = false
        fields.append(graphField(linked, name: name, property: property, offset: field.offset))
      } else {
        mayBeReused = false
        collect(field.type, offset: field.offset, prefix: name + ".", in: property)
        fields.append(
          Field(
            name: name, property: property, offset: field.offset, link: updater(field.type),
            origins: { _, _ in [] }, isKnownUnbuilt: { _ in false }))
      }
    }
  }

  private func graphField<P: GraphProperty>(
    _ type: P.Type, name: String, property: String, offset: Int
  ) -> Field {
    Field(
      name: name, property: property, offset: offset,
      link: { pointer, slot, instance, name in
        let host = PropertyHost(instance: instance, name: name)
        pointer.assumingMemoryBound(to: P.self).pointee.link(to: &slot, in: host)
      },
      origins: { pointer, slot in pointer.assumingMemoryBound(to: P.self).pointee.origins(slot) },
      isKnownUnbuilt: { _ in false })
  }

  private func linker<P: LinkedProperty>(
    _ type: P.Type
  ) -> @MainActor (UnsafeMutableRawPointer, inout AnyObject?, ViewInstance, String) -> Void {
    { pointer, slot, instance, name in
      pointer.assumingMemoryBound(to: P.self).pointee.link(to: &slot, in: instance, name: name)
    }
  }

  private func originFinder<P: LinkedProperty>(
    _ type: P.Type
  ) -> @MainActor (UnsafeRawPointer, AnyObject?) -> [AnyAttribute] {
    { pointer, slot in pointer.assumingMemoryBound(to: P.self).pointee.origins(slot) }
  }

  private func unbuiltFinder<P: LinkedProperty>(_ type: P.Type) -> @MainActor (UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: P.self).pointee.isKnownUnbuilt }
  }

  private func updater<P: DynamicProperty>(
    _ type: P.Type
  ) -> @MainActor (UnsafeMutableRawPointer, inout AnyObject?, ViewInstance, String) -> Void {
    { pointer, _, _, _ in pointer.assumingMemoryBound(to: P.self).pointee.update() }
  }
}

extension TypeRecord {
  private enum PlanKey: TypeKey {
    static let slot = TypeSlot()
    static func makeValue(of type: Any.Type) -> PropertyPlan { PropertyPlan(of: type) }
  }

  /// The dynamic properties of the type, with their offsets.
  var plan: PropertyPlan { self[PlanKey.self] }

  /// Whether a view or a modifier of the type may show another row of a lazy list: it has nothing but its value and properties that
  /// allow it, and the value isn't compared by an `==` of the program.
  var mayBeReused: Bool { plan.mayBeReused && animatable == nil && !(type is any Equatable.Type) }
}
