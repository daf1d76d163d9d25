import Foundation

/// A version of a schema: the models as they were declared then.
public protocol VersionedSchema: SendableMetatype {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// The steps from each version of a schema to the next.
public protocol SchemaMigrationPlan: SendableMetatype {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step from a version of a schema to another.
public enum MigrationStage {
  /// Tables and columns are added, and columns renamed.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// `willMigrate` changes the models of the old version, and `didMigrate` those of the new version.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

  var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
    switch self {
    case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
    }
  }
}

/// The migration of stores by a plan.
enum Migration {
  /// Migrates stores from the version with which they were last opened to a schema's version.
  static func run(
    _ plan: any SchemaMigrationPlan.Type, to schema: Schema, _ configurations: [ModelConfiguration]
  ) throws {
    for configuration in configurations where canChange(configuration) {
      let copy = StoreCopy(of: configuration.url)
      if try !copy.exists && stages(of: plan, to: schema, configuration).isEmpty { continue }
      let lock = try MigrationLock(of: configuration.url, waits: true)
      defer { withExtendedLifetime(lock) {} }
      // Another process may have migrated the file, or ended meanwhile.
      try copy.restore()
      let stages = try stages(of: plan, to: schema, configuration)
      if stages.isEmpty { continue }
      try copy.make(from: Store(configuration))
      do {
        for stage in stages { try run(stage, configuration) }
        try copy.remove()
      } catch {
        try copy.restore()
        throw error
      }
    }
  }

  /// Whether a store is a file that may be written.
  static func canChange(_ configuration: ModelConfiguration) -> Bool {
    !configuration.isStoredInMemoryOnly && configuration.allowsSave
  }

  /// Returns the stages from the version of a store to a schema's version; none for a new store.
  private static func stages(
    of plan: any SchemaMigrationPlan.Type, to schema: Schema, _ configuration: ModelConfiguration
  ) throws -> [MigrationStage] {
    guard FileManager.default.fileExists(atPath: configuration.url.path),
      let version = try Store(configuration).storedVersion()
    else { return [] }
    if version > schema.version {
      throw SwiftDataError(
        .backwardMigration, "the store has version \(version), the schema \(schema.version)")
    }
    return stages(of: plan, from: version, to: schema.version)
  }

  /// Returns the stages from a version to another, in their order.
  private static func stages(
    of plan: any SchemaMigrationPlan.Type, from version: Schema.Version, to last: Schema.Version
  ) -> [MigrationStage] {
    var version = version
    return plan.stages.filter { stage in
      let (from, to) = stage.versions
      guard from.versionIdentifier == version, to.versionIdentifier <= last else { return false }
      version = to.versionIdentifier
      return true
    }
  }

  private static func run(_ stage: MigrationStage, _ configuration: ModelConfiguration) throws {
    let (from, to) = stage.versions
    var (willMigrate, didMigrate): (((ModelContext) throws -> Void)?, ((ModelContext) throws -> Void)?)
    if case .custom(_, _, let will, let did) = stage { (willMigrate, didMigrate) = (will, did) }
    try change(configuration, from, willMigrate)
    // Opening the store adds and renames the columns of this version.
    try change(configuration, to, didMigrate ?? { _ in })
  }

  /// Opens a store with the models of a version, and changes the models; does nothing if the closure is nil.
  private static func change(
    _ configuration: ModelConfiguration, _ version: any VersionedSchema.Type,
    _ change: ((ModelContext) throws -> Void)?
  ) throws {
    guard let change else { return }
    let container = try ModelContainer(
      version: Schema(versionedSchema: version), configurations: [configuration])
    let context = ModelContext(container)
    try change(context)
    try context.save()
  }
}
