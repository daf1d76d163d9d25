extension Transfers {
  /// Calls a closure with the items that can be converted to a type, unless there are none, and then `completion`.
  @MainActor package static func convert<T: Transferable>(
    _ items: [Any], to type: T.Type, then action: @escaping ([T]) -> Void,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    let (items, action) = (UncheckedSendableBox(items), UncheckedSendableBox(action))
    Task.immediate { @MainActor in
      var taken: [T] = []
      for item in items.value {
        if let item = await convert(item, to: T.self) as? T { taken.append(item) }
      }
      if !taken.isEmpty { action.value(taken) }
      completion()
    }
  }
}
