import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler runs to expand the macros of the module SwiftUI.
@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    EntryMacro.self, EntryDefaultValueMacro.self, PreviewMacro.self, PreviewableMacro.self,
  ]
}
