/// A goal: the upper limit of a figure.
struct Goal {
  let title: String
  let unit: String
  let limit: Double
  let value: (Results) -> Double?

  /// Creates a goal for a figure of a scenario, divided by a number such as that of the rows.
  private init(
    _ title: String, _ unit: String, _ limit: Double, _ figure: FigureName, of scenario: String,
    dividedBy divisor: Double
  ) {
    self.init(title: title, unit: unit, limit: limit) { results in
      results.middle(figure, of: scenario).map { $0 / divisor }
    }
  }

  private init(title: String, unit: String, limit: Double, value: @escaping (Results) -> Double?) {
    (self.title, self.unit, self.limit, self.value) = (title, unit, limit, value)
  }

  static var all: [Goal] { building + changes + removal + lazy }

  private static let builds = [1000, 10_000].flatMap { count in
    ["scroll", "window"].map { (name: "build_\($0)_\(count)", place: $0, count: count) }
  }

  private static var building: [Goal] {
    let times = builds.map { build in
      let place = build.place == "scroll" ? "in a scroll view" : "in the window itself"
      return Goal(
        "building a row, \(Number.text(build.count)) \(place)", "µs", 60, .microseconds, of: build.name,
        dividedBy: Double(build.count))
    }
    let ratio = Goal(title: "the dearest of these to the cheapest", unit: "times", limit: 1.3) { results in
      let times = builds.compactMap { build in
        results.middle(.microseconds, of: build.name).map { $0 / Double(build.count) }
      }
      return times.count == builds.count ? times.max()! / times.min()! : nil
    }
    let one = "build_scroll_10000"
    return times + [
      ratio,
      Goal("rules a row", "", 20, .rules, of: one, dividedBy: 10_000),
      Goal("memory a row, of the process", "KB", 15, .residentBytes, of: one, dividedBy: 10_000 * 1024),
    ]
  }

  private static var changes: [Goal] {
    [
      Goal(
        "insertion in front of 10,000 eager rows", "ms", 5, .microseconds, of: "insert_10000", dividedBy: 1000
      ),
      Goal("the same: rules", "", 99, .rules, of: "insert_10000", dividedBy: 1),
      Goal(
        "one row's height among 10,000", "ms", 3, .microseconds, of: "text_height_scroll_10000",
        dividedBy: 1000),
      Goal(
        "one text among 10,000 rows, its size stays", "ms", 0.3, .microseconds,
        of: "text_size_stays_scroll_10000", dividedBy: 1000),
      Goal(
        "the window a point wider, 10,000 rows, or narrower again", "ms", 60, .microseconds,
        of: "wider_again_scroll_10000", dividedBy: 1000),
      Goal(
        "the same, never so wide before", "ms", 60, .microseconds, of: "wider_scroll_10000", dividedBy: 1000),
      Goal(
        "1,000 rows under a parent that passes a closure", "ms", 0.4, .microseconds, of: "parent_closure",
        dividedBy: 1000),
    ]
  }

  private static var removal: [Goal] {
    [
      Goal(
        "100,000 rows removed: until the next frame can be drawn", "ms", 16, .microseconds,
        of: "clear_100000", dividedBy: 1000),
      Goal("the same: in all", "ms", 300, .microsecondsInAll, of: "clear_100000", dividedBy: 1000),
    ]
  }

  private static var lazy: [Goal] {
    [
      Goal(
        "one element set in a `@State` array of 100,000, lazy rows", "ms", 4, .microseconds,
        of: "lazy_element", dividedBy: 1000),
      Goal("100,000 lazy rows, first frame", "ms", 15, .microseconds, of: "lazy_first", dividedBy: 1000),
      Goal("the same: a page scrolled", "ms", 4, .microseconds, of: "lazy_page", dividedBy: 1000),
    ]
  }
}
