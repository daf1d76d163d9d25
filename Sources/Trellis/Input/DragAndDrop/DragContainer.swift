/// A container that makes the items of a drag from ids.
nonisolated struct DragContainer {
  let namespace: Namespace.ID?
  let idType: Any.Type
  /// Returns the items with ids of the type.
  let items: ([any Hashable & Sendable]) -> [any Transferable]
}

/// The ids of the selected items around a draggable view.
nonisolated struct DragContainerSelection {
  let namespace: Namespace.ID?
  let idType: Any.Type
  let ids: () -> [any Hashable & Sendable]
}

extension DragSettings {
  /// Returns the items of a drag that begins at an item, and their ids; nil without a container for such ids.
  ///
  /// A selected item is dragged with the other selected ones.
  func items<ItemID: Hashable & Sendable>(for id: ItemID, in namespace: Namespace.ID?)
    -> (items: [any Transferable], ids: [any Hashable & Sendable])?
  {
    let container = containers.last { $0.namespace == namespace && $0.idType == ItemID.self }
    guard let container else { return nil }
    let selection = selections.last { $0.namespace == namespace && $0.idType == ItemID.self }
    let selected = selection?.ids() ?? []
    let ids: [any Hashable & Sendable] = selected.contains { $0 as? ItemID == id } ? selected : [id]
    return (container.items(ids), ids)
  }
}

extension View {
  /// Makes the items of the drags that begin in the view, from the ids of draggable views in it; no items prevent the drag.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/dragcontainer(for:itemid:in:_:).
  public nonisolated func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> Data
  ) -> some View where Data.Element == Item {
    let container = DragContainer(namespace: namespace, idType: ItemID.self) { ids in
      Array(payload(ids.compactMap { $0 as? ItemID }))
    }
    return transformEnvironment(\.dragSettings) { $0.containers.append(container) }
  }

  /// Makes the identifiable items of the drags that begin in the view; otherwise like `dragContainer(for:itemID:in:_:)`.
  public nonisolated func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> Data
  ) -> some View where Data.Element == Item, Item.ID: Sendable {
    dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
  }

  /// Sets the ids of the selected items for drag containers in the view: a drag of a selected item drags all of them.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/dragcontainerselection(_:containernamespace:).
  public nonisolated func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    let selection = DragContainerSelection(
      namespace: containerNamespace, idType: ItemID.self, ids: selection)
    return transformEnvironment(\.dragSettings) { $0.selections.append(selection) }
  }

  /// Makes the view draggable with the items that a surrounding drag container makes from an id; without a container, it drags nothing.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/draggable(containeritemid:containernamespace:).
  public nonisolated func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: DragSource(
        items: { settings in
          settings.items(for: containerItemID, in: containerNamespace) ?? ([], [])
        }, follow: nil))
  }

  /// Makes the view draggable with an item that a function returns; nil drags nothing.
  ///
  /// In a drag container for such ids, the container makes the items instead.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/draggable(_:id:containernamespace:_:).
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: DragSource(
        items: { settings in
          guard let item = payload() else { return ([], []) }
          let itemID = item[keyPath: id]
          return settings.items(for: itemID, in: containerNamespace) ?? ([item], [itemID])
        }, follow: nil))
  }

  /// Makes the view draggable with an item; nil drags nothing.
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View {
    draggable(itemType, id: id, containerNamespace: containerNamespace, item)
  }

  /// Makes the view draggable with an identifiable item that a function returns; nil drags nothing.
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View where Item.ID: Sendable {
    draggable(itemType, id: \.id, containerNamespace: containerNamespace, payload)
  }

  /// Makes the view draggable with an identifiable item; nil drags nothing.
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View where Item.ID: Sendable {
    draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
  }
}
