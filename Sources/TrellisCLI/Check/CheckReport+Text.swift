import Foundation

extension CheckReport {
  /// The largest number of missing names, and of other errors, in the text; JSON and SARIF have all.
  private static let limit = 40

  /// The report as text.
  var text: String {
    var lines = targets.map(line)
    lines.append(
      "\(compiling) of \(files) files compile, in \(targets.count) \(targets.count == 1 ? "target" : "targets")"
    )
    if !missing.isEmpty {
      lines += ["", "Missing, with the number of files that wait for it:"]
      lines += missing.prefix(CheckReport.limit).map(line)
      if missing.count > CheckReport.limit { lines.append("  and \(missing.count - CheckReport.limit) more") }
    }
    if !errors.isEmpty {
      lines += ["", "Other errors:"]
      lines += errors.prefix(CheckReport.limit).map {
        let place = $0.line == 0 ? "" : ":\($0.line):\($0.column)"
        return "  \(relative($0.file))\(place): \($0.message)"
      }
      if errors.count > CheckReport.limit { lines.append("  and \(errors.count - CheckReport.limit) more") }
    }
    lines += skippedLines
    return lines.joined(separator: "\n") + "\n"
  }

  private func relative(_ file: String) -> String { RelativePath.make(file, below: path) }

  private func line(_ target: Target) -> String {
    let place = target.kind == .folder ? "" : " (\(relative(target.path)))"
    let state = target.crash ?? "\(target.files - target.failing.count) of \(target.files) files compile"
    var runs: [String] = target.programs
    if !target.previews.isEmpty {
      runs.append("\(target.previews.count) \(target.previews.count == 1 ? "preview" : "previews")")
    }
    let parts =
      runs.isEmpty ? "" : "; \(target.compiles ? "runs" : "doesn't run"): \(runs.joined(separator: ", "))"
    return "\(target.compiles ? "ok    " : "failed")  \(target.name)\(place): \(state)\(parts)"
  }

  private func line(_ missing: Missing) -> String {
    let first = missing.places.first.map { "  \(relative($0.file)):\($0.line)" } ?? ""
    let from = missing.maybeFrom.isEmpty ? "" : "  perhaps of \(missing.maybeFrom.joined(separator: " or "))"
    let advice = missing.advice.map { "  (\($0))" } ?? ""
    let count = String(missing.files)
    let blanks = String(repeating: " ", count: max(5 - count.count, 0))
    return "\(blanks)\(count)  \(missing.kind.rawValue) \(missing.name)\(first)\(from)\(advice)"
  }

  private var skippedLines: [String] {
    lines("Not readable:", skipped.filter(\.isFailure))
      + lines("Not checked:", skipped.filter { !$0.isFailure })
  }

  private func lines(_ title: String, _ skipped: [Skipped]) -> [String] {
    if skipped.isEmpty { return [] }
    let groups = Dictionary(grouping: skipped, by: \.reason).sorted { $0.key < $1.key }
    return ["", title]
      + groups.map { reason, files in
        let more = files.count > 1 ? " and \(files.count - 1) more" : ""
        return "  \(relative(files[0].file))\(more): \(reason)"
      }
  }
}
