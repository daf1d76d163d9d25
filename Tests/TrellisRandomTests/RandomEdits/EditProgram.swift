import SwiftUI
import TrellisDisplayList
import struct TrellisGraphChecks.SplitMix
import TrellisTesting

/// A template, and the writes to its states, in transactions.
struct EditProgram: CustomStringConvertible {
  /// A value for one of the states of a site.
  ///
  /// `which` selects the state, modulo the number of the site's states. Nothing is written if the site has no state.
  struct Write: Hashable {
    var site: Int
    var which: Int
    var value: Int

    @MainActor func path(in model: EditModel) -> String? {
      let paths = model.paths(of: site)
      return paths.isEmpty ? nil : paths[which % paths.count]
    }
  }

  var template: Template
  var transactions: [[Write]]

  static func random(using random: inout SplitMix) -> EditProgram {
    let template = Template.random(depth: 2 + random.below(4), using: &random)
    let sites = template.sites
    let transactions = (0..<(sites.isEmpty ? 0 : 8)).map { _ in
      (0...random.below(3)).map { _ in
        Write(site: sites[random.below(sites.count)], which: random.below(100), value: random.below(64))
      }
    }
    return EditProgram(template: template, transactions: transactions)
  }

  /// Slightly smaller programs.
  var simpler: [EditProgram] {
    var all: [EditProgram] = []
    for index in transactions.indices {
      var fewer = self
      fewer.transactions.remove(at: index)
      all.append(fewer)
    }
    for index in transactions.indices where transactions[index].count > 1 {
      for write in transactions[index].indices {
        var fewer = self
        fewer.transactions[index].remove(at: write)
        all.append(fewer)
      }
    }
    return all + template.simpler.map { EditProgram(template: $0, transactions: transactions) }
  }

  var description: String {
    let lines = transactions.map { writes in
      writes.map { "s\($0.site)[\($0.which)] = \($0.value)" }.joined(separator: ", ")
    }
    return (["\(template)"] + lines).joined(separator: "\n")
  }
}

extension EditProgram {
  /// A drawn item: its depth, its frame, and its content, which is nil for a list.
  private struct Shown: Equatable, CustomStringConvertible {
    let depth: Int
    let frame: CGRect
    let content: DisplayItem.Content?

    var description: String {
      let place = "at depth \(depth) in \(frame.minX), \(frame.minY), \(frame.width), \(frame.height)"
      guard let content else { return "a list \(place)" }
      if case .text(let text) = content { return "“\(text.string)” \(place)" }
      return "\(content) \(place)"
    }
  }

  @MainActor
  private static func shown(by host: TestHost) -> [Shown] {
    var all: [Shown] = []
    func add(_ list: DisplayList, _ depth: Int) {
      for item in list.items {
        guard case .list(let inner) = item.content else {
          all.append(Shown(depth: depth, frame: item.frame, content: item.content))
          continue
        }
        all.append(Shown(depth: depth, frame: item.frame, content: nil))
        add(inner, depth + 1)
      }
    }
    add(host.displayList, 0)
    return all
  }

  /// Runs the program, and returns a description of the first fault, or nil.
  ///
  /// After each transaction, the window is compared with a new one that starts with the expected states.
  @MainActor
  func run(remembersTheDead: Bool = false) -> String? {
    let store = EditStore()
    var model = EditModel(template)
    model.remembersTheDead = remembersTheDead
    let host = TestHost(TemplateView(template: template, path: "root", store: store), size: Self.window)
    if let fault = compare(host, store, model) { return "at first: \(fault)" }
    for (number, transaction) in transactions.enumerated() {
      for (write, path) in transaction.map({ ($0, $0.path(in: model)) }) {
        guard let path else { continue }
        guard let binding = store.bindings[path] else {
          return "transaction \(number): nobody evaluated \(path)"
        }
        binding.wrappedValue = write.value
        model.write(write.value, at: path)
      }
      model.settle()
      if let fault = compare(host, store, model) { return "transaction \(number): \(fault)" }
    }
    return nil
  }

  /// A size so high that all views of lazy stacks are visible.
  private static let window = CGSize(width: 400, height: 20_000)

  @MainActor
  private func compare(_ host: TestHost, _ store: EditStore, _ model: EditModel) -> String? {
    let now = Self.shown(by: host)
    let fresh = TestHost(
      TemplateView(template: template, path: "root", store: EditStore(initial: model.states)),
      size: Self.window)
    let expected = Self.shown(by: fresh)
    guard now == expected else {
      let different = zip(now, expected).first { $0 != $1 }
      return different.map { "shows \($0), from scratch \($1)" }
        ?? "shows \(now.count) items, from scratch \(expected.count)"
    }
    if let complaint = store.complaints.first { return complaint }
    let appeared = Set(store.appearances.filter { $0.value > 0 }.keys)
    if appeared != model.watched {
      return "has appeared: \(appeared.sorted()), should have: \(model.watched.sorted())"
    }
    let changes = store.changes.sorted()
    store.changes = []
    if changes != model.changes.sorted() {
      return "was told of changes \(changes), should have been of \(model.changes.sorted())"
    }
    return nil
  }

  /// Returns the smallest program found that still fails.
  @MainActor
  func shrunk(whileFailing fails: (EditProgram) -> Bool) -> EditProgram {
    var smallest = self
    while let smaller = smallest.simpler.first(where: fails) { smallest = smaller }
    return smallest
  }
}
