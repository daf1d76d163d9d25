import CSQLite

/// A row of a table while a model is read from it.
public final class _RowReader {
  let statement: OpaquePointer
  private let properties: [ModelProperty]
  /// The changed properties, which keep their values.
  private var kept: UInt64 = 0

  init(_ statement: OpaquePointer, _ plan: EntityPlan) {
    self.statement = statement
    properties = plan.properties
  }

  /// Reads the properties of a model that have no changes.
  func read(_ model: any PersistentModel) {
    kept = model._$state.flags.contains(.changed) ? model._$state.changed : 0
    model._$read(self)
  }

  /// Reads a property from its column.
  public func read<Value>(_ stored: inout _Stored<Value>, _ index: Int) {
    let property = properties[index]
    if property.kind == .ephemeral || kept & property.bit != 0 { return }
    stored = unsafeDowncast(property.codec, to: Codec<Value>.self).load(statement, property.column)
  }
}

/// The parameters of a statement while a model is written.
public final class _RowWriter {
  private let statement: OpaquePointer
  private let properties: [ModelProperty]
  /// The parameter of each property by its index; 0 for those that aren't written.
  private let parameters: [Int32]
  /// The error of the first property that couldn't be written.
  private var failure: (any Error)?

  init(_ statement: OpaquePointer, _ plan: EntityPlan, _ columns: [ModelProperty], first: Int32) {
    self.statement = statement
    properties = plan.properties
    var parameters = [Int32](repeating: 0, count: properties.count)
    for (offset, column) in columns.enumerated() { parameters[column.index] = first + Int32(offset) }
    self.parameters = parameters
  }

  /// Binds the properties of a model to their parameters.
  func write(_ model: any PersistentModel) throws {
    failure = nil
    model._$write(self)
    if let failure { throw failure }
  }

  /// Binds a property to its parameter.
  public func write<Value>(_ stored: _Stored<Value>, _ index: Int) {
    let parameter = parameters[index]
    if parameter == 0 { return }
    let codec = unsafeDowncast(properties[index].codec, to: Codec<Value>.self)
    do { try codec.bind(stored: stored, statement, parameter) } catch { failure = failure ?? error }
  }
}
