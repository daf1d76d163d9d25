import Foundation
import MobileCoreServices
import Testing
import TrellisFoundation

struct TypeIdentifierTests {
  @Test func `identifiers conform as their types do`() {
    #expect(kUTTypePNG as String == "public.png" && kUTTypeURL as String == "public.url")
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    #expect(!UTTypeConformsTo("no type" as CFString, kUTTypeData))
    #expect(UTTypeEqual(kUTTypePNG, "PUBLIC.PNG" as CFString))
    #expect(UTTypeIsDeclared(kUTTypeMovie) && !UTTypeIsDeclared("org.example.unknown" as CFString))
  }

  @Test func `identifiers are found by extension and by MIME type`() {
    func identifier(_ kind: CFString, _ tag: String, _ parent: CFString? = nil) -> String? {
      UTTypeCreatePreferredIdentifierForTag(kind, tag as CFString, parent)?.takeRetainedValue() as String?
    }
    #expect(identifier(kUTTagClassFilenameExtension, "jpg") == "public.jpeg")
    #expect(identifier(kUTTagClassMIMEType, "image/png", kUTTypeImage) == "public.png")
    let unknown = identifier(kUTTagClassFilenameExtension, "qqqq")
    #expect(unknown.map { UTTypeIsDynamic($0 as CFString) } == true)
    let tag = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue()
    #expect(tag as String? == "image/png")
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypePNG, "no class" as CFString) == nil)
  }
}
