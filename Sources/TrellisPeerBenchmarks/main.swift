import SwiftUI

// Usage: TrellisPeerBenchmarks SCENARIO [objects]. SCENARIO is startup, eager20, eager1000, eager10000, lazy100000 or fields10000.
// With `objects`, the rows are observable objects.
let arguments = CommandLine.arguments.dropFirst()
let scenario = arguments.first ?? "eager20"
let isLazy = scenario.hasPrefix("lazy")
let remote = Remote()
var driver: Driver!
var fresh = 0
var changes = 0

@MainActor func someRows(_ count: Int) -> [Row] {
  fresh += count
  return (fresh - count..<fresh).map { Row($0) }
}

@MainActor func step(_ name: String, _ body: @escaping @MainActor () -> Void) -> Step {
  Step(name: name) { body }
}
@MainActor func memory(_ name: String) -> Step { step("") { printMemory(name) } }
@MainActor func create(_ name: String, _ count: Int) -> Step {
  Step(name: name) {
    let rows = someRows(count)
    return { remote.rows!.wrappedValue = rows }
  }
}
let label = step("label") {
  changes += 1
  remote.rows!.wrappedValue[5].value = Row.amount(5, changes)
}
let insert = step("insert") {
  fresh += 1
  remote.rows!.wrappedValue.insert(Row(fresh - 1), at: 0)
}
let clear = step("clear") { remote.rows!.wrappedValue = [] }
let scrolls = Array(repeating: step("scroll") { driver.scroll(by: 3) }, count: 300)
let pages = Array(repeating: step("page") { driver.scroll(by: 800) }, count: 100)
let fling = flingDistances.map { distance in step("fling") { driver.scroll(by: distance) } }

let cycle =
  [create("create", 1000), memory("eager1000"), create("replace", 1000)]
  + [
    step("update10") {
      var rows = remote.rows!.wrappedValue
      for index in stride(from: 0, to: rows.count, by: 10) { rows[index].title += " !!!" }
      remote.rows!.wrappedValue = rows
    }
  ] + Array(repeating: label, count: 3)
  + [4, 7, 9].map { index in
    step("select") { remote.selected!.wrappedValue = remote.rows!.wrappedValue[index].id }
  } + [
    step("swap") { remote.rows!.wrappedValue.swapAt(1, 998) },
    step("remove") { remote.rows!.wrappedValue.remove(at: 500) },
    insert,
    Step(name: "append") {
      let rows = someRows(1000)
      return { remote.rows!.wrappedValue += rows }
    },
    clear,
  ]

let count = Int(scenario.drop { !$0.isNumber }) ?? 0
if scenario == "startup" {
  let view = Text("Hello, world").font(.custom("DejaVu Sans", size: 14))
  let start = ProcessInfo.processInfo.environment["UIP_T0"].flatMap(Double.init) ?? 0
  driver = try Driver(
    view, [step("") { printMemory("startup") }],
    atFirstFrame: { print("startup\t\($0.cpu)\t0\t\($0.wall - start)") })
} else if arguments.contains("objects") {
  let steps =
    [
      Step(name: "create") {
        let rows = (0..<count).map { RowObject($0) }
        return { remote.objects!.wrappedValue = rows }
      }, memory(scenario),
    ]
    + Array(
      repeating: step("label") {
        changes += 1
        remote.objects!.wrappedValue[5].row.value = Row.amount(5, changes)
      }, count: 20)
  driver = try Driver(ObjectTable(remote: remote, isLazy: isLazy), steps)
} else if scenario.hasPrefix("fields") {
  let steps =
    [
      Step(name: "create") {
        let rows = (0..<count).map { FieldRow($0) }
        return { remote.fields!.wrappedValue = rows }
      }, memory(scenario),
    ] + fling
  driver = try Driver(FieldTable(remote: remote), steps)
} else {
  let labels = Array(repeating: label, count: 20)
  let steps: [Step] =
    switch scenario {
    case "eager1000": Array(repeating: cycle, count: 5).flatMap { $0 }
    case "eager10000":
      [create("create", count), memory(scenario)] + labels + Array(repeating: insert, count: 5) + [clear]
    case "lazy100000": [create("create", count), memory(scenario)] + labels + scrolls + pages + [clear]
    default: [create("create", count)] + labels
    }
  driver = try Driver(Table(remote: remote, isLazy: isLazy), steps)
}
try driver.run()
