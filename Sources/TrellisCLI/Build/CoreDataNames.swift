import Foundation

/// The names of Core Data that SwiftUI makes visible on a Mac: a file that uses one of them imports the module.
///
/// SwiftUI can't import CoreData here, since every program would load the module's library.
enum CoreDataNames {
  private static let phrases = [
    "FetchRequest", "FetchedResults", "SectionedFetch", "managedObjectContext", "NSManagedObject",
    "NSPersistent",
    "NSEntityDescription", "NSMergePolicy", "@NSManaged",
  ].map { Data($0.utf8) }
  private static let kits = ["import SwiftUI", "import UIKit", "import WidgetKit"].map { Data($0.utf8) }
  private static let ownImport = Data("import CoreData".utf8)

  /// Returns the contents of a file with an import behind its last line; nil if the file needs none.
  static func replaced(in contents: Data) -> Data? {
    guard phrases.contains(where: { contents.range(of: $0) != nil }), contents.range(of: ownImport) == nil,
      kits.contains(where: { contents.range(of: $0) != nil })
    else { return nil }
    return contents + Data("\nimport CoreData".utf8)
  }
}
