/// A copy of a value, at an address that is valid as long as this object.
final class ValueCopy {
  let address: UnsafeMutableRawPointer
  /// The type of the value at the address.
  let metadata: TypeMetadata

  /// Copies a value.
  init<Value>(_ value: Value) {
    metadata = TypeMetadata(Value.self)
    address = .allocate(byteCount: metadata.size, alignment: metadata.alignmentMask + 1)
    address.initializeMemory(as: Value.self, to: value)
  }

  /// Copies an enum, and extracts its payload.
  init(of value: UnsafeRawPointer, _ metadata: TypeMetadata, _ access: EnumAccess, payload: TypeMetadata) {
    self.metadata = payload
    address = .allocate(byteCount: metadata.size, alignment: metadata.alignmentMask + 1)
    metadata.initialize(address, from: value)
    access.project(address)
  }

  deinit {
    metadata.destroy(address)
    address.deallocate()
  }
}
