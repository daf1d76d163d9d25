import Foundation
import SwiftUI
import TrellisFailure

extension WatchSession {
  /// Compiles members of a file, and replaces them in the running program; returns false if the program has to be built anew.
  func replace(_ edited: Set<String>, in file: WatchedFile, since begin: ContinuousClock.Instant)
    -> Bool
  {
    let others = files.values.filter { $0.path != file.path }.reduce(into: Set<String>()) {
      $0.formUnion($1.members.source.texts)
    }
    let plan = ReplacementPlan(edited: edited, in: file.members, others: others)
    var next = file
    let known = Set(files[file.path]?.members.keys ?? [])
    next.added = next.added.union(edited.subtracting(known)).intersection(next.members.keys)
    let compiled = plan.keys.union(next.added)
    do {
      let library = try build(plan, compiled, &next)
      files[file.path] = next
      show(nil)
      send("bodies", since: begin) {
        .replace(edit: $0, library: library, types: plan.types, rebuildsAll: plan.rebuildsAll)
      }
      return true
    } catch let errors as WatchedBuild.Errors where errors.errors.contains(where: { $0.file == file.path }) {
      show(CompilerError.text(of: errors.errors))
      return !compiles()
    } catch {
      return false
    }
  }

  /// Compiles a replacement, and returns the library's path; throws `WatchedBuild.Errors`.
  private func build(_ plan: ReplacementPlan, _ compiled: Set<String>, _ file: inout WatchedFile) throws
    -> String
  {
    let commands = try commands ?? build.commands()
    self.commands = commands
    let source = ReplacementSource(module: build.builder.moduleName, path: file.path, number: edits + 1)
    func library(_ file: WatchedFile) throws -> String {
      let text = source.text(of: file.members, keys: plan.keys, added: file.added, literals: file.ids)
      return try commands.build(text, number: edits + 1)
    }
    do {
      file.number(compiled, except: plainLines, from: &nextLiteral)
      return try library(file)
    } catch let errors as WatchedBuild.Errors {
      // The calls around literals may be the reason.
      for key in compiled { file.ids[key] = nil }
      let path = try library(file)
      plainLines.formUnion(file.lines(of: errors.errors))
      return path
    }
  }

  /// Returns whether the source compiles, although a replacement doesn't; otherwise shows its errors.
  private func compiles() -> Bool {
    let build = WatchedBuild(
      builder: ProgramBuilder(sources: sources, toolkit: toolkit, cache: cache), start: self.build.start,
      folder: folder.path)
    do {
      try build.typeCheck()
      return true
    } catch let errors as WatchedBuild.Errors {
      report(errors)
      return false
    } catch {
      return true
    }
  }

  /// Shows the errors of the source over the window, and the compiler's messages in the terminal.
  func report(_ errors: WatchedBuild.Errors) {
    FileHandle.standardError.write(Data(errors.output.utf8))
    show(CompilerError.text(of: errors.errors))
  }
}
