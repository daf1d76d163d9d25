import Foundation
import Testing

@testable import TrellisCLI

struct DataModelTests {
  @Test(arguments: [
    ("import SwiftUI\nlet a: FetchedResults<Book>\n", true), ("import UIKit\nvar c: NSManagedObject\n", true),
    ("import SwiftUI\nimport CoreData\nlet a: FetchedResults<Book>\n", false),
    ("import SwiftUI\nlet a = 1\n", false),
    ("import Foundation\nlet a: FetchedResults<Book>\n", false),
  ])
  func `a file that imports SwiftUI and uses a name of Core Data imports the module`(
    text: String, imports: Bool
  ) {
    let replaced = CompiledSource.replaced(in: Data(text.utf8))
    #expect(replaced == (imports ? Data((text + "\nimport CoreData").utf8) : nil))
  }

  @Test func `models are found among sources, and are resources with the ending that apps have`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let version = folder + "/Data/Shop.xcdatamodeld/Shop.xcdatamodel"
    try FileManager.default.createDirectory(atPath: version, withIntermediateDirectories: true)
    let model = """
      <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
      <attribute name="name" optional="YES" attributeType="String"/></entity></model>
      """
    try model.write(toFile: version + "/contents", atomically: true, encoding: .utf8)
    try "import SwiftUI\n".write(toFile: folder + "/App.swift", atomically: true, encoding: .utf8)
    #expect(DataModels.models(in: folder, atAnyDepth: true) == [folder + "/Data/Shop.xcdatamodeld"])
    #expect(DataModels.models(in: folder, atAnyDepth: false) == [])
    let sources = try SourceFiles(path: folder)
    #expect(sources.assetSource?.contains("public class Item: NSManagedObject {}") == true)
    #expect(BundledResources(of: sources).names == ["Shop.momd"])
    let resources = TargetResources(ofTargetWith: [folder + "/App.swift", folder + "/Data/Other.swift"])
    #expect(resources.paths == [folder + "/Data/Shop.xcdatamodeld"])
    #expect(resources.source(bundle: nil)?.contains("var name: String? {") == true)
    resources.copy(into: folder + "/bundle")
    #expect(FileManager.default.fileExists(atPath: folder + "/bundle/Shop.momd/Shop.xcdatamodel/contents"))
  }
}
