import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@testable import TrellisUIKit

@MainActor @Suite struct TableTests {
  final class Cell: UITableViewCell {
    static var made = 0
    var reused = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Cell.made += 1
    }
    required init?(coder: NSCoder) { fatalError("no coder") }
    override func prepareForReuse() {
      super.prepareForReuse()
      reused += 1
    }
  }

  /// The rows of a table, by section, and the calls that it got.
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var calls: [String] = []
    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections.count > 1 ? "Part \(section)" : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 80 : UITableView.automaticDimension
    }
  }

  struct Shown: UIViewRepresentable {
    let table: UITableView
    func makeUIView(context: Context) -> UITableView { table }
    func updateUIView(_ table: UITableView, context: Context) {}
  }

  private func table(_ source: Source, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (source, source)
    return table
  }

  @Test func `a table shows its rows and titles, in the heights of its delegate`() throws {
    let source = Source([["One", "Two"], ["Three"]])
    let host = TestHost(Shown(table: table(source)), size: CGSize(width: 300, height: 400))
    for text in ["One", "Two", "Three", "Part 0", "Part 1"] { #expect(host.texts.contains(text)) }
    let (one, two) = (try host.frame(ofText: "One"), try host.frame(ofText: "Two"))
    // From the middle of a row of 44 points to that of one of 80.
    #expect(abs(two.midY - one.midY - 62) < 3)
  }

  @Test func `pressing a row selects it, and ends the selection of another one`() throws {
    let source = Source([["One", "Two", "Three"]])
    let table = table(source)
    let host = TestHost(Shown(table: table), size: CGSize(width: 300, height: 400))
    try host.tap("One")
    try host.tap("Three")
    #expect(source.calls == ["select 0.0", "deselect 0.0", "select 0.2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `cells of rows out of sight are used again`() throws {
    Cell.made = 0
    let source = Source([(1...200).map { "Row \($0)" }])
    let table = table(source)
    let host = TestHost(Shown(table: table), size: CGSize(width: 300, height: 300))
    #expect(host.texts.contains("Row 1"))
    let first = Cell.made
    #expect(first < 40)
    for _ in 0..<10 { host.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: 300)) }
    #expect(!host.texts.contains("Row 1"))
    #expect(Cell.made < 40)
    #expect(table.visibleCells.contains { ($0 as? Cell)?.reused ?? 0 > 0 })
  }

  @Test func `rows are inserted, removed and made again`() throws {
    let source = Source([["One", "Two"]])
    let table = table(source)
    let host = TestHost(Shown(table: table), size: CGSize(width: 300, height: 400))
    _ = host.texts
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    source.sections = [["Zero", "One", "Two"]]
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(host.texts.contains("Zero"))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    source.sections = [["Zero", "Two"]]
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(!host.texts.contains("One"))
    source.sections = [["Nought", "Two"]]
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(host.texts.contains("Nought") && !host.texts.contains("Zero"))
    source.sections = [["Only"]]
    table.reloadData()
    #expect(host.texts.contains("Only") && !host.texts.contains("Two"))
  }

  @Test func `a diffable data source keeps the cells of items that stay`() throws {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    let host = TestHost(Shown(table: table), size: CGSize(width: 300, height: 400))
    #expect(host.texts.contains("b"))
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    snapshot.deleteItems(["a"])
    snapshot.appendItems(["c"])
    source.apply(snapshot, animatingDifferences: false)
    #expect(host.texts.contains("c") && !host.texts.contains("a"))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(source.indexPath(for: "c") == IndexPath(row: 1, section: 0))
  }

  @Test func `a cell shows texts, marks and content by a value`() throws {
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    subtitle.textLabel?.text = "Title"
    subtitle.detailTextLabel?.text = "Detail"
    subtitle.accessoryType = .disclosureIndicator
    let hosted = UITableViewCell(style: .default, reuseIdentifier: nil)
    hosted.contentConfiguration = UIHostingConfiguration { Text("Hosted") }
    let listed = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = listed.defaultContentConfiguration()
    content.text = "Listed"
    content.secondaryText = "Second"
    listed.contentConfiguration = content
    let cells = [subtitle, hosted, listed]
    final class Cells: NSObject, UITableViewDataSource {
      let cells: [UITableViewCell]
      init(_ cells: [UITableViewCell]) { self.cells = cells }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.row]
      }
    }
    let source = Cells(cells)
    let table = UITableView(frame: .zero)
    table.dataSource = source
    let host = TestHost(Shown(table: table), size: CGSize(width: 300, height: 400))
    for text in ["Title", "Detail", "Hosted", "Listed", "Second"] { #expect(host.texts.contains(text)) }
    #expect(try host.frame(ofText: "Detail").minY > host.frame(ofText: "Title").midY)
    // A shown mark doesn't request another layout.
    #expect(!subtitle.needsLayout)
  }

  @Test func `refreshing sends an event, and ends`() async throws {
    let control = UIRefreshControl()
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    let refresh = Task { await control.refresh() }
    for _ in 0..<1000 where events == 0 { await Task.yield() }
    try #require(events == 1)
    #expect(control.isRefreshing)
    control.endRefreshing()
    await refresh.value
    #expect(!control.isRefreshing)
  }
}
