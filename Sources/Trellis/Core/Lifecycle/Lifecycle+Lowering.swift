import Combine
import Dispatch
import TrellisGraph

/// A modifier that leaves its views unchanged, and performs actions when they appear, disappear or change.
@MainActor
protocol LifecycleModifier: PrimitiveModifier {
  /// The data that is kept as long as the modifier is in the tree.
  associatedtype Memory
  @MainActor static func makeMemory(_ context: ViewContext) -> Memory
  /// The modifier's name in the warning about endless changes.
  static var title: String { get }
  /// Records the value that an update has seen, whether or not it is a change.
  func see(_ memory: Memory)
  func appear(_ memory: Memory)
  func disappear(_ memory: Memory)
  /// Returns whether an action is due if this value follows another one.
  func isChange(from old: Self) -> Bool
  func change(from old: Self, _ memory: Memory)
}

extension LifecycleModifier {
  static var isForLists: Bool { true }

  func see(_ memory: Memory) {}

  /// Builds an attribute that passes the modifier's value to its node; every rule that draws one of the modified views reads the
  /// attribute.
  ///
  /// So the node gets exactly the values that the updates see, and a view that isn't drawn doesn't appear.
  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let graph = inputs.graph
    let name = TypeRecord.of(Self.self).name
    let node = LifecycleNodeOf<Self>(inputs)
    let effect = graph.rule(name: name, kind: .effect) {
      node.see(modifier.wrappedValue)
      return true
    }
    return content(inputs).map(inputs) { element, inputs in
      element.make(inputs.position).noting(
        node, effect, named: name, in: inputs.context.owner(of: element), inputs)
    }
  }
}

extension ViewOutputs {
  /// Returns outputs whose drawing notifies a modifier's node: of the view's appearance first, and then of changes.
  @MainActor
  func noting(
    _ node: LifecycleNode, _ effect: Attribute<Bool>, named name: String, in subgraph: Subgraph,
    _ inputs: ViewInputs
  ) -> ViewOutputs {
    let (graph, position) = (inputs.graph, inputs.position)
    let content = displayItem
    var isNew = true
    return exchanging(
      graph.rule(name: name, kind: .displayList) {
        _ = effect.wrappedValue
        if isNew { node.viewCame(at: position, in: subgraph, graph) }
        isNew = false
        return content.wrappedValue
      })
  }
}

extension AppearanceModifier: LifecycleModifier {
  static var title: String { "onAppear" }
  @MainActor static func makeMemory(_ context: ViewContext) {}
  func appear(_ memory: Void) { onAppear?() }
  func disappear(_ memory: Void) { onDisappear?() }
  func isChange(from old: AppearanceModifier) -> Bool { false }
  func change(from old: AppearanceModifier, _ memory: Void) {}
}

extension ChangeModifier: LifecycleModifier {
  static var title: String { "onChange(of: \(sourceName(Value.self))) action" }
  @MainActor static func makeMemory(_ context: ViewContext) {}
  func appear(_ memory: Void) { if isInitial { action(value, value) } }
  func disappear(_ memory: Void) {}
  func isChange(from old: ChangeModifier) -> Bool { value != old.value }
  func change(from old: ChangeModifier, _ memory: Void) { action(old.value, value) }
}

extension TaskModifier: LifecycleModifier {
  /// The running task.
  final class Memory {
    var task: Task<Void, Never>?
    /// The collection of running tasks.
    let tasks: ViewTasks
    /// The task's number in ``tasks``, or nil once it is no longer waited for.
    var number: Int?

    init(_ tasks: ViewTasks) { self.tasks = tasks }

    /// Removes the task from the running ones, so that nothing waits for it.
    @MainActor func forget() {
      if let number { tasks.end(number) }
      number = nil
    }
  }

  static var title: String { "task(id: \(sourceName(ID.self))) action" }
  @MainActor static func makeMemory(_ context: ViewContext) -> Memory { Memory(context.tasks) }
  func isChange(from old: TaskModifier) -> Bool { id != old.id }

  /// Starts the task immediately: it runs up to its first suspension before anything is shown.
  @MainActor func appear(_ memory: Memory) {
    let tasks = memory.tasks
    let number = tasks.begin(name)
    memory.number = number
    let task = Task.immediate(name: name, priority: priority, operation: action)
    memory.task = task
    Task.immediate { @MainActor in
      await task.value
      tasks.end(number)
    }
  }

  @MainActor func disappear(_ memory: Memory) {
    memory.task?.cancel()
    memory.task = nil
    memory.forget()
  }

  @MainActor func change(from old: TaskModifier, _ memory: Memory) {
    disappear(memory)
    appear(memory)
  }
}

extension ReceiveModifier: LifecycleModifier {
  /// The subscription, and the action for its values.
  final class Memory {
    var subscription: AnyCancellable?
    var action: (Source.Output) -> Void = { _ in }
  }

  static var title: String { "onReceive(\(sourceName(Source.self)))" }
  @MainActor static func makeMemory(_ context: ViewContext) -> Memory { Memory() }
  func see(_ memory: Memory) { memory.action = action }
  func isChange(from old: ReceiveModifier) -> Bool { !ValueComparison.areEqual(publisher, old.publisher) }

  func appear(_ memory: Memory) {
    memory.subscription = publisher.sink { [weak memory] value in
      if StateWrites.isOnMainActor { memory?.action(value); return }
      nonisolated(unsafe) let (memory, value) = (memory, value)
      DispatchQueue.main.async { memory?.action(value) }
    }
  }

  func disappear(_ memory: Memory) { memory.subscription = nil }

  func change(from old: ReceiveModifier, _ memory: Memory) { appear(memory) }
}

extension IDModifier: PrimitiveModifier {
  static var isForLists: Bool { true }
  static var mayStayUndrawn: Bool { true }
  static var choosesContent: Bool { true }
  static var mayBeReused: Bool { false }

  @MainActor static func makeList(
    _ modifier: GraphValue<IDModifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    return makeBranches(named: "id", inputs, step: { "id(\(String(reflecting: $0)))" }) {
      modifier.wrappedValue.id
    } make: { id, inputs in
      var inputs = inputs
      inputs[ChosenContentKey.self] = { modifier.wrappedValue.id == id }
      let list = content(inputs)
      return inputs[ViewIndexKey.self]?.noting(list, as: id, inputs) ?? list
    }
  }
}
