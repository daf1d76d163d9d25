/// A traversal that outlines a view's value.
@MainActor
struct Outliner {
  private var depth = 0

  /// Returns the outline of a view, or nil if it isn't known before the view is built.
  static func outline<V: View>(of view: V) -> ListOutline? {
    var outline = ListOutline()
    return Outliner().add(view, to: &outline) ? outline : nil
  }

  /// Adds a view's outline to another outline, and returns whether the view's outline is known.
  func add<V: View>(_ view: V, to outline: inout ListOutline) -> Bool {
    let record = TypeRecord.of(V.self)
    if let count = StaticShape.of(V.self, record).count {
      outline.append(count: count)
      return true
    }
    if let outlined = record.outlinedView { return outlined.outline(erased: view, self, to: &outline) }
    if V.primitiveView != nil { return false }
    // A body is evaluated here only if it reads no value that requires a built view. A state has its initial value.
    guard depth < 50, record.plan.isKnownUnbuilt(in: view) else { return false }
    var inner = self
    inner.depth += 1
    return inner.add(view.body, to: &outline)
  }
}

/// A primitive view whose value determines its views before it is built.
@MainActor
protocol OutlinedView: PrimitiveView {
  /// Appends the views of a value to an outline, and returns whether they are known.
  ///
  /// `outliner` outlines other views.
  static func outline(_ view: Self, _ outliner: Outliner, to outline: inout ListOutline) -> Bool
}

extension TypeRecord {
  private enum OutlinedViewKey: TypeKey {
    static let slot = TypeSlot()
    static func makeValue(of type: Any.Type) -> (any OutlinedView.Type)? { type as? any OutlinedView.Type }
  }

  /// The type, if its views can be outlined by their values; nil otherwise.
  fileprivate var outlinedView: (any OutlinedView.Type)? { self[OutlinedViewKey.self] }
}

extension OutlinedView {
  fileprivate static func outline<V>(erased view: V, _ outliner: Outliner, to outline: inout ListOutline)
    -> Bool
  {
    withUnsafePointer(to: view) { pointer in
      Self.outline(
        UnsafeRawPointer(pointer).assumingMemoryBound(to: Self.self).pointee, outliner, to: &outline)
    }
  }
}

// MARK: - Outlined views

extension Group: OutlinedView where Content: View {
  @MainActor static func outline(_ view: Group, _ outliner: Outliner, to outline: inout ListOutline) -> Bool {
    outliner.add(view.content, to: &outline)
  }
}

extension EquatableView: OutlinedView {
  @MainActor static func outline(
    _ view: EquatableView, _ outliner: Outliner, to outline: inout ListOutline
  ) -> Bool { outliner.add(view.content, to: &outline) }
}

extension Optional: OutlinedView where Wrapped: View {
  @MainActor static func outline(_ view: Wrapped?, _ outliner: Outliner, to outline: inout ListOutline)
    -> Bool
  { view.map { outliner.add($0, to: &outline) } ?? true }
}

extension _ConditionalContent: OutlinedView {
  @MainActor static func outline(
    _ view: _ConditionalContent, _ outliner: Outliner, to outline: inout ListOutline
  ) -> Bool {
    switch view.storage {
    case .first(let content): outliner.add(content, to: &outline)
    case .second(let content): outliner.add(content, to: &outline)
    }
  }
}

extension TupleView: OutlinedView {
  @MainActor static func outline(_ view: TupleView, _ outliner: Outliner, to outline: inout ListOutline)
    -> Bool
  {
    func add<V: View>(at offset: Int, _ type: V.Type) -> Bool {
      let value = withUnsafeBytes(of: view.value) { bytes in
        (bytes.baseAddress! + offset).assumingMemoryBound(to: V.self).pointee
      }
      return outliner.add(value, to: &outline)
    }
    for part in TupleParts.of(T.self) {
      let type: any View.Type = part.type
      if !add(at: part.offset, type) { return false }
    }
    return true
  }
}

extension ModifiedContent: OutlinedView where Content: View, Modifier: ViewModifier {
  /// Adds the content, if the modifier keeps the number of views.
  @MainActor static func outline(
    _ view: ModifiedContent, _ outliner: Outliner, to outline: inout ListOutline
  ) -> Bool {
    let begin = outline.runs.count
    let modifier = ModifierShape.of(Modifier.self)
    guard modifier.keepsCount, outliner.add(view.content, to: &outline) else { return false }
    if modifier.mayTag { outline.forgetRows(behind: begin) }
    return true
  }
}

extension Section: OutlinedView where Parent: View, Content: View, Footer: View {
  @MainActor static func outline(_ view: Section, _ outliner: Outliner, to outline: inout ListOutline) -> Bool
  {
    outline.appendSection(
      header: { outliner.add(view.header, to: &$0) },
      content: { view.isExpanded?.wrappedValue == false || outliner.add(view.content, to: &$0) },
      footer: { outliner.add(view.footer, to: &$0) })
  }
}

extension ForEach: OutlinedView where Content: View {
  /// Adds the rows if their type determines how many views a row has, or an estimate that is corrected when rows are built.
  @MainActor static func outline(_ view: ForEach, _ outliner: Outliner, to outline: inout ListOutline) -> Bool
  {
    let width = StaticShape.of(Content.self).rowWidth
    guard width > 0, !(Data.self is any ListedData.Type) else { return false }
    outline.append(count: view.data.count * width, rows: OutlinedForEach(view: view, width: width))
    return true
  }
}

private struct OutlinedForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: OutlinedRows {
  let view: ForEach<Data, ID, Content>
  let width: Int

  func position(of id: AnyHashable) -> Int? {
    var position: Int?
    if let id = id.base as? ID {
      let one = OneElement<Data>()
      position = (0..<view.data.count).first { one.id(at: $0, of: view.data, view.id) == id }
    }
    if position == nil, Content.self is any ExplicitlyIdentifiable.Type {
      // The row closure gives the views explicit ids.
      position =
        view.data.enumerated().first {
          (view.content($0.element) as? any ExplicitlyIdentifiable)?.explicitID == id
        }?.offset
    }
    return position.map { $0 * width }
  }

  func tag(at position: Int) -> ViewTag? {
    guard !StaticShape.of(Content.self).mayTag else { return nil }
    return ViewTag(
      OneElement<Data>().id(at: position / width, of: view.data, view.id), includeOptional: true)
  }
}
