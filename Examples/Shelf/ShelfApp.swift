import SwiftUI

/// A library of one's books: an app of the size of a small product.
///
/// The app has a list with search beside a detail, a form in a sheet, and settings. It has several windows, a menu bar, and data
/// stored on disk.
@main
struct ShelfApp: App {
  @State private var library = Library.standard
  @AppStorage("appearance") private var appearance = Appearance.system
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Shelf") {
      LibraryView()
        .preferredColorScheme(appearance.colorScheme)
    }
    .environment(library)
    .defaultSize(width: 980, height: 640)
    .commands { ShelfCommands(library: library) }
    .onChange(of: phase) { if phase != .active { library.save() } }

    WindowGroup("Book", for: Book.ID.self) { $id in
      BookWindow(id: id)
        .preferredColorScheme(appearance.colorScheme)
    }
    .environment(library)
    .defaultSize(width: 440, height: 560)

    Window("Statistics", id: "statistics") {
      StatisticsView()
        .preferredColorScheme(appearance.colorScheme)
    }
    .environment(library)
    .windowResizability(.contentSize)

    Settings {
      SettingsView()
        .preferredColorScheme(appearance.colorScheme)
    }
    .environment(library)
  }
}

/// The color scheme: as on the desktop, light or dark.
enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: Self { self }
  var name: LocalizedStringKey {
    switch self {
    case .system: "As the desktop"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
