/// An actor with a context of its own; `@ModelActor` adds the conformance.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

/// The executor of a model actor.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}

/// An executor of a model actor that runs one job at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

extension ModelActor {
  /// The executor of the actor.
  nonisolated public var unownedExecutor: UnownedSerialExecutor {
    (modelExecutor as! any SerialModelExecutor).asUnownedSerialExecutor()
  }

  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model of an identifier; nil if it is of another type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}
