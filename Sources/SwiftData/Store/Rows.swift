import CSQLite
import TrellisSQLite

/// A row of a table while a model is read from it.
public final class _RowReader {
  let statement: OpaquePointer
  private let properties: [ModelProperty]
  /// The column of each property, as in ``EntityPlan/readColumns``.
  private let columns: [Int32]
  /// The changed properties, which keep their values.
  private var kept: UInt64 = 0

  init(_ statement: OpaquePointer, _ plan: EntityPlan) {
    self.statement = statement
    (properties, columns) = (plan.properties, plan.readColumns)
  }

  /// Reads the properties of a model that was just created.
  func readNew(_ model: any PersistentModel) {
    kept = 0
    model._$read(self)
  }

  /// Returns the column of a property; -1 if the property keeps its value.
  func column(_ index: Int) -> Int32 {
    kept & _ModelState.bit(index) == 0 ? columns[index] : -1
  }

  /// Reads the properties of a model that have no changes.
  func read(_ model: any PersistentModel) {
    kept = model._$state.flags.contains(.changed) ? model._$state.changed : 0
    model._$read(self)
  }

  /// Reads a property from its column.
  public func read<Value>(_ stored: inout _Stored<Value>, _ index: Int) {
    let column = column(index)
    // A relationship to many has no column.
    if column == -1 { return }
    stored = unsafeDowncast(properties[index].codec, to: Codec<Value>.self).load(statement, column)
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
    parameters = plan.parameters(of: columns, first: first)
  }

  /// Creates the writer of an insertion, whose first parameter is the key.
  init(inserting statement: OpaquePointer, _ plan: EntityPlan) {
    self.statement = statement
    (properties, parameters) = (plan.properties, plan.insertionParameters)
  }

  /// Binds a value by a closure; binds NULL if the variable has no value.
  func bind<Value>(
    _ stored: _Stored<Value>, _ index: Int, _ bind: (OpaquePointer, Int32, Value) throws -> Void
  ) {
    let parameter = parameters[index]
    if parameter == 0 { return }
    do {
      if case .value(let value) = stored {
        try bind(statement, parameter, value)
      } else {
        try SQLText.check(sqlite3_bind_null(statement, parameter))
      }
    } catch { failure = failure ?? error }
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
