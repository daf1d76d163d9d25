/// The frontend's arguments that depend on the imports of a unit.
enum CompilerFlags {
  /// Returns the arguments that `trellis run`, or the compiler of packages (``CompilerFront``), adds for imports.
  static func frontend(for unit: CheckUnit, _ imports: ImportScan) -> [String] {
    var arguments: [String]
    if unit.kind == .folder {
      arguments = Toolkit.implicitImports + ["-module-alias", "os=TrellisLogging"]
      if imports.importsAppKit { arguments += MacModules.arguments }
    } else {
      arguments = CompilerFront.arguments(for: imports, on: unit.platform)
    }
    return arguments.filter { $0 != "-Xfrontend" }
  }
}
