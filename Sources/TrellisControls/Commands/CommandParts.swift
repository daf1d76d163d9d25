import Foundation
import Trellis

/// A contribution of commands to the menu bar: a menu, or items for a standard menu.
nonisolated struct CommandPart {
  enum Side { case before, replacing, after }
  enum Place {
    case menu(Text)
    case group(CommandGroupPlacement, Side)
  }

  let place: Place
  let content: AnyView
  let isEmpty: Bool

  init<Content: View>(_ place: Place, _ content: Content) {
    (self.place, self.content, isEmpty) = (place, AnyView(content), Content.self == EmptyView.self)
  }
}

nonisolated enum CommandPartsKey: PreferenceKey {
  static var defaultValue: [CommandPart] { [] }
  static func reduce(value: inout [CommandPart], nextValue: () -> [CommandPart]) { value += nextValue() }
}

/// A view that draws nothing, and adds a part to the preference of the menu bar.
nonisolated struct CommandPartView: View {
  let part: CommandPart

  @MainActor var body: some View {
    Color.clear.frame(width: 0, height: 0).preference(key: CommandPartsKey.self, value: [part])
  }
}

/// A menu of the menu bar, with groups of items.
struct BarMenu {
  /// A group of items, with dividers before and after it.
  struct Items: Identifiable {
    let id: Int
    /// The parts before the group's standard items.
    var before: [CommandPart] = []
    /// The group of the standard items; nil if there are none, or if they are replaced.
    var standard: CommandGroupPlacement?
    /// The parts after the standard items, or in place of them.
    let after: [CommandPart]
  }

  let id: String
  let title: Text
  var groups: [Items]

  var isEmpty: Bool { groups.isEmpty }
}

extension BarMenu {
  /// Returns the menus of the menu bar in order, without empty ones.
  static func menus(_ parts: [CommandPart], locale: Locale, has: (CommandGroupPlacement) -> Bool) -> [BarMenu]
  {
    func standard(_ title: LocalizedStringKey, _ id: String, _ placements: [CommandGroupPlacement]) -> BarMenu
    {
      var groups: [Items] = []
      for placement in placements {
        var sides: [CommandPart.Side: [CommandPart]] = [:]
        for part in parts {
          if case .group(placement, let side) = part.place { sides[side, default: []].append(part) }
        }
        let own = sides[.replacing] == nil && has(placement) ? placement : nil
        let before = (sides[.before] ?? []).filter { !$0.isEmpty }
        let after = ((sides[.replacing]?.suffix(1) ?? []) + (sides[.after] ?? [])).filter { !$0.isEmpty }
        if own != nil || !before.isEmpty || !after.isEmpty {
          groups.append(Items(id: groups.count, before: before, standard: own, after: after))
        }
      }
      return BarMenu(id: id, title: Text(title), groups: groups)
    }
    var own: [BarMenu] = []
    for part in parts {
      guard case .menu(let title) = part.place else { continue }
      let name = title.string(in: locale) ?? "\(own.count)"
      if let index = own.firstIndex(where: { $0.id == "own " + name }) {
        own[index].groups.append(Items(id: own[index].groups.count, after: [part]))
      } else {
        own.append(BarMenu(id: "own " + name, title: title, groups: [Items(id: 0, after: [part])]))
      }
    }
    let menus =
      [
        standard(
          "File", "file",
          [.newItem, .importExport, .saveItem, .printItem, .systemServices, .appTermination]),
        standard("Edit", "edit", [.undoRedo, .pasteboard, .textEditing, .appSettings]),
        standard("Format", "format", [.textFormatting]),
        standard("View", "view", [.toolbar, .sidebar]),
      ] + own + [
        standard(
          "Window", "window",
          [.windowSize, .appVisibility, .singleWindowList, .windowList, .windowArrangement]),
        standard("Help", "help", [.help, .appInfo]),
      ]
    return menus.filter { !$0.isEmpty }
  }
}
