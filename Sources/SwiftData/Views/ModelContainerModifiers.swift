public import Trellis

/// The settings of a container that a view makes.
private struct ContainerRequest {
  let types: [any PersistentModel.Type]
  let inMemory, isAutosaveEnabled, isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  /// The containers of scenes, which all windows share.
  @MainActor private static var shared: [String: ModelContainer] = [:]

  /// Returns the container that all windows share.
  @MainActor func makeShared() -> ModelContainer? {
    let key = types.map { EntityNames.name(of: $0) }.joined(separator: ",") + "\(inMemory)"
    if let known = ContainerRequest.shared[key] { return known }
    let container = make()
    ContainerRequest.shared[key] = container
    return container
  }

  @MainActor func make() -> ModelContainer? {
    let result = Result {
      try ModelContainer(
        for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
    }
    onSetup(result)
    switch result {
    case .success(let container):
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      return container
    case .failure(let error):
      Report.once("SwiftData: the container can't be made; views get one without models: \(error)")
      return nil
    }
  }
}

/// A modifier that makes a container when the view appears first, and keeps it.
private nonisolated struct MadeContainerModifier: ViewModifier {
  @MainActor private final class Holder {
    var container: ModelContainer??
    nonisolated init() {}
  }

  let request: UncheckedBox<ContainerRequest>
  /// Whether all views with the same models share the container.
  let isShared: Bool
  @State private var holder = Holder()
  @Environment(\.undoManager) private var undoManager

  init(
    _ types: [any PersistentModel.Type], _ inMemory: Bool, _ isAutosaveEnabled: Bool, _ isUndoEnabled: Bool,
    _ onSetup: @escaping (Result<ModelContainer, any Error>) -> Void, isShared: Bool
  ) {
    request = UncheckedBox(
      ContainerRequest(
        types: types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
        onSetup: onSetup))
    self.isShared = isShared
  }

  @MainActor func body(content: Content) -> some View {
    let container = made()
    content.modifier(
      ContainerModifier(container: container, undoManager: request.value.isUndoEnabled ? undoManager : nil))
  }

  @MainActor private func made() -> ModelContainer? {
    if let known = holder.container { return known }
    let container = isShared ? request.value.makeShared() : request.value.make()
    holder.container = .some(container)
    return container
  }
}

private nonisolated struct ContainerModifier: ViewModifier {
  let container: ModelContainer?
  var undoManager: UndoManager?

  @MainActor func body(content: Content) -> some View {
    if let container {
      let context = context(of: container)
      content.environment(\.modelContext, context)
    } else {
      content
    }
  }

  @MainActor private func context(of container: ModelContainer) -> ModelContext {
    let context = container.mainContext
    if let undoManager { context.undoManager = undoManager }
    return context
  }
}

extension View {
  /// Sets the container of the view's models.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ContainerModifier(container: container))
  }

  /// Makes a container of a model, and of all that it refers to, for the view.
  ///
  /// With `inMemory`, nothing is written to a file. With `isAutosaveEnabled`, changes are saved soon after they are made, and with
  /// `isUndoEnabled`, they are registered with the window's undo manager. `onSetup` is called with the container, or with the error for
  /// which there is none.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Makes a container of some models for the view.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      MadeContainerModifier(
        modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup, isShared: false))
  }

  /// Sets the context of the view's queries.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    let box = UncheckedBox(modelContext)
    return environment(\.modelContext, box.value)
  }
}

extension Scene {
  /// Sets the container of the models of the scene's windows.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
    windowModifier(ContainerModifier(container: container))
  }

  /// Makes a container of a model, and of all that it refers to, for the scene's windows.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Makes a container of some models for the scene's windows.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    windowModifier(
      MadeContainerModifier(
        modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup, isShared: true))
  }

  /// Sets the context of the queries of the scene's windows.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
    let box = UncheckedBox(modelContext)
    return environment(\.modelContext, box.value)
  }
}
