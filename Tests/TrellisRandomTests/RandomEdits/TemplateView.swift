import SwiftUI

/// The states and events that a template's views share with the test.
@MainActor
final class EditStore {
  /// The initial values of states, by path.
  ///
  /// Other states start with `start(_:)` of their path.
  let initial: [String: Int]
  /// The bindings to states, by path.
  ///
  /// The binding of a removed view stays until another view takes its path.
  var bindings: [String: Binding<Int>] = [:]
  /// The number of appearances without a disappearance, for each watched path.
  var appearances: [String: Int] = [:]
  /// The changes reported to counters since the last comparison.
  var changes: [String] = []
  /// Faults in the events so far.
  var complaints: [String] = []

  init(initial: [String: Int] = [:]) {
    self.initial = initial
  }

  func first(_ path: String) -> Int { initial[path] ?? EditStore.start(path) }

  func appear(_ path: String) {
    appearances[path, default: 0] += 1
    if appearances[path]! > 1 { complaints.append("\(path) appears twice") }
  }

  func disappear(_ path: String) {
    appearances[path, default: 0] -= 1
    if appearances[path]! < 0 { complaints.append("\(path) disappears without having appeared") }
  }

  /// Returns the initial value of the state at a path.
  nonisolated static func start(_ path: String) -> Int {
    path.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) % 251 }
  }
}

/// The meanings of a state's values.
enum EditMeaning {
  /// Returns the ids of a `ForEach`: some of six, in some order.
  static func ids(_ value: Int) -> [Int] {
    let all = (0..<6).filter { (value >> $0) % 2 == 1 }
    let shift = all.isEmpty ? 0 : value % all.count
    let turned = Array(all[shift...] + all[..<shift])
    return value % 3 == 0 ? turned.reversed() : turned
  }

  static func isOn(_ value: Int) -> Bool { value % 2 == 1 }
  static func generation(_ value: Int) -> Int { value % 3 }
  static func width(_ value: Int) -> CGFloat { CGFloat(20 + value % 60) }
  static func number(_ value: Int) -> Int { value % 4 }
}

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// The sum of the counters in a view.
private struct SumKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// The view of a template.
///
/// `path` describes its position in the tree.
struct TemplateView: View {
  let template: Template
  let path: String
  let store: EditStore

  private func view(_ template: Template, _ step: String) -> TemplateView {
    TemplateView(template: template, path: "\(path)/\(step)", store: store)
  }

  var body: some View {
    switch template {
    case .label(let site): Text("label \(site)")
    case .counter(let site): Counter(site: site, place: Place(path, store))
    case .reader(let site): Reader(site: site)
    case .branch(_, let first, let second):
      Branch(
        first: view(first, "first"), second: second.map { view($0, "second") }, place: Place(path, store))
    case .rows(_, let row): Rows(row: row, place: Place(path, store))
    case .identified(_, let child): Identified(child: child, place: Place(path, store))
    case .erased(_, let first, let second):
      Erased(first: view(first, "first"), second: view(second, "second"), place: Place(path, store))
    case .framed(_, let child): Framed(child: view(child, "framed"), place: Place(path, store))
    case .numbered(_, let child): Numbered(child: view(child, "numbered"), place: Place(path, store))
    case .titled(_, let child): Titled(child: view(child, "titled"), place: Place(path, store))
    case .watched(_, let child):
      view(child, "watched")
        .onAppear { store.appear(path) }
        .onDisappear { store.disappear(path) }
    case .summed(_, let child):
      view(child, "summed").overlayPreferenceValue(SumKey.self) { Text("sum \($0)") }
    case .row(let children): HStack { list(children) }
    case .column(let children): VStack { list(children) }
    case .lazy(let children): LazyVStack { list(children) }
    case .group(let children): Group { list(children) }
    }
  }

  private func list(_ children: [Template]) -> some View {
    ForEach(children.indices, id: \.self) { view(children[$0], "\($0)") }
  }
}

/// The state of a template's view.
private struct Place: DynamicProperty {
  let path: String
  let store: EditStore
  @State var value: Int

  @MainActor init(_ path: String, _ store: EditStore) {
    self.path = path
    self.store = store
    _value = State(initialValue: store.first(path))
  }

  /// The state's value, for bodies.
  ///
  /// Reading the value stores a binding to the state for the test.
  @MainActor var now: Int {
    store.bindings[path] = $value
    return value
  }

  @MainActor func view(_ template: Template, _ step: String) -> TemplateView {
    TemplateView(template: template, path: "\(path)/\(step)", store: store)
  }
}

private struct Counter: View {
  let site: Int
  var place: Place

  var body: some View {
    let (value, place) = (place.now, place)
    Text("counter \(site): \(value)")
      .preference(key: SumKey.self, value: value)
      .onChange(of: value) { old, new in place.store.changes.append("\(place.path): \(old) to \(new)") }
  }
}

private struct Reader: View {
  let site: Int
  @Environment(\.number) private var number

  var body: some View { Text("reader \(site): \(number)") }
}

private struct Branch: View {
  let first: TemplateView
  let second: TemplateView?
  var place: Place

  var body: some View {
    if EditMeaning.isOn(place.now) { first } else if let second { second }
  }
}

private struct Rows: View {
  let row: Template
  var place: Place

  var body: some View {
    ForEach(EditMeaning.ids(place.now), id: \.self) { place.view(row, "row \($0)") }
  }
}

private struct Identified: View {
  let child: Template
  var place: Place

  var body: some View {
    let generation = EditMeaning.generation(place.now)
    place.view(child, "id \(generation)").id(generation)
  }
}

private struct Erased: View {
  let first: TemplateView
  let second: TemplateView
  var place: Place

  var body: some View {
    EditMeaning.isOn(place.now) ? AnyView(first) : AnyView(HStack { second })
  }
}

private struct Framed: View {
  let child: TemplateView
  var place: Place

  var body: some View { child.frame(width: EditMeaning.width(place.now)) }
}

private struct Numbered: View {
  let child: TemplateView
  var place: Place

  var body: some View { child.environment(\.number, EditMeaning.number(place.now)) }
}

private struct Titled: View {
  let child: TemplateView
  var place: Place

  var body: some View {
    VStack {
      Title(number: EditMeaning.number(place.now))
      child
    }
  }
}

private struct Title: View {
  let number: Int

  var body: some View { Text("title \(number)") }
}
