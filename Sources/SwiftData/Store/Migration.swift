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
  /// A closure changes the models as they are in the old version, and one those of the new version.
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
  /// Takes stores from the version with which they were last opened to a schema's.
  static func run(
    _ plan: any SchemaMigrationPlan.Type, to schema: Schema, _ configurations: [ModelConfiguration]
  ) throws {
    for configuration in configurations where !configuration.isStoredInMemoryOnly && configuration.allowsSave
    {
      guard FileManager.default.fileExists(atPath: configuration.url.path),
        var version = try Store(configuration).storedVersion()
      else { continue }
      if version > schema.version {
        throw SwiftDataError(
          .backwardMigration, "the store has version \(version), the schema \(schema.version)")
      }
      for stage in plan.stages {
        let (from, to) = stage.versions
        guard from.versionIdentifier == version, to.versionIdentifier <= schema.version else { continue }
        try run(stage, configuration)
        version = to.versionIdentifier
      }
    }
  }

  private static func run(_ stage: MigrationStage, _ configuration: ModelConfiguration) throws {
    guard case .custom(let from, let to, let willMigrate, let didMigrate) = stage else { return }
    if let willMigrate {
      let container = try ModelContainer(
        version: Schema(versionedSchema: from), configurations: [configuration])
      let context = ModelContext(container)
      try willMigrate(context)
      try context.save()
    }
    let container = try ModelContainer(version: Schema(versionedSchema: to), configurations: [configuration])
    if let didMigrate {
      let context = ModelContext(container)
      try didMigrate(context)
      try context.save()
    }
  }
}
