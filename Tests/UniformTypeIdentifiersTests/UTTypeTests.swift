import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
  @Test func kindsConformToWhatTheyAreSpecialOnesOf() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .content))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.conforms(to: .text))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.svg.supertypes.isSuperset(of: [.image, .xml, .text, .data, .content, .item]))
    #expect(UTType.swiftSource.conforms(to: .plainText))
    #expect(UTType.folder.conforms(to: .directory))
    #expect(!UTType.folder.conforms(to: .data))
  }

  @Test func extensionsAndMIMETypesFindKinds() {
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "image/svg+xml") == .svg)
    #expect(UTType(mimeType: "text/plain") == .plainText)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.commaSeparatedText.preferredMIMEType == "text/csv")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType(tag: "png", tagClass: .filenameExtension, conformingTo: .image) == .png)
    #expect(UTType.types(tag: "url", tagClass: .filenameExtension, conformingTo: nil) == [.internetShortcut])
  }

  @Test func anUnknownExtensionMakesAKindOfItsOwn() throws {
    let type = try #require(UTType(filenameExtension: "Shelf", conformingTo: .json))
    #expect(type.isDynamic)
    #expect(type.preferredFilenameExtension == "shelf")
    #expect(type.preferredMIMEType == nil)
    #expect(type.conforms(to: .json))
    #expect(type.conforms(to: .data))
    #expect(type == UTType(filenameExtension: "shelf"))
    // Without a conforming type there is only a dynamic one.
    #expect(try #require(UTType(filenameExtension: "png", conformingTo: .text)).isDynamic)
  }

  @Test func programsDeclareKinds() {
    let recipe = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
    #expect(recipe.conforms(to: .text))
    #expect(recipe.isDeclared)
    #expect(!recipe.isPublic)
    #expect(recipe == UTType("ORG.example.Recipe"))
    #expect(UTType(importedAs: "org.example.other").conforms(to: .data))
    #expect(UTType("org.example.unknown")?.isDeclared == false)
    #expect(UTType.json.isPublic)
  }

  @Test(arguments: ["", "two words", "a/b", "ü"])
  func whatIsNoNameIsNoKind(_ name: String) { #expect(UTType(name) == nil) }

  @Test(arguments: ["", "a.b", "a/b"])
  func whatIsNoExtensionIsNoKind(_ text: String) { #expect(UTType(filenameExtension: text) == nil) }

  @Test(arguments: ["", "image", "a/b/c"])
  func whatIsNoMIMETypeIsNoKind(_ text: String) { #expect(UTType(mimeType: text) == nil) }

  @Test func kindsAreCodedByName() throws {
    let data = try JSONEncoder().encode([UTType.png, .json])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png","public.json"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png, .json])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data(#"["a b"]"#.utf8))
    }
  }

  @Test func addressesGetTheExtensionThatTheyLack() {
    let folder = URL(fileURLWithPath: "/tmp/folder")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/tmp/folder/a.png")
    #expect(folder.appendingPathComponent("a.PNG", conformingTo: .png).path == "/tmp/folder/a.PNG")
    #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).path == "/tmp/folder/a.jpg")
    #expect(folder.appendingPathComponent("a.b", conformingTo: .png).path == "/tmp/folder/a.b.png")
    #expect(folder.appendingPathComponent("a", conformingTo: .image).path == "/tmp/folder/a")
    #expect(folder.appendingPathExtension(for: .json).path == "/tmp/folder.json")
  }
}
