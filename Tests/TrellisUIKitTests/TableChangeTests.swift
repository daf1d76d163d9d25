import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct TableChangeTests {
  typealias Source = TableTests.Source
  typealias Shown = TableTests.Shown

  private func table(_ source: Source) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (source, source)
    return table
  }

  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `a change before the rows are loaded adds no row`() {
    let source = Source([["One"]])
    let table = table(source)
    source.sections = [["One", "Two"]]
    table.insertRows(at: [row(1)], with: .none)
    #expect(table.numberOfRows(inSection: 0) == 2)
    table.reloadData()
    source.sections = [["Two"]]
    table.deleteRows(at: [row(0)], with: .none)
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  @Test(arguments: [false, true])
  func `changes together remove by old positions, and add by new ones`(byClosure: Bool) {
    let source = Source([["a", "b", "c", "d"]])
    let table = table(source)
    let host = TestHost(Shown(table: table), size: CGSize(width: 300, height: 400))
    _ = host.texts
    let cells = (0..<4).map { table.cellForRow(at: row($0)) }
    func change() {
      source.sections = [["x", "b", "y", "d"]]
      table.insertRows(at: [row(0), row(2)], with: .none)
      table.deleteRows(at: [row(0)], with: .none)
      table.deleteRows(at: [row(2)], with: .none)
    }
    if byClosure {
      table.performBatchUpdates(change)
    } else {
      table.beginUpdates()
      change()
      table.endUpdates()
    }
    for text in ["x", "b", "y", "d"] { #expect(host.texts.contains(text)) }
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(table.cellForRow(at: row(1)) === cells[1])
    #expect(table.cellForRow(at: row(3)) === cells[3])
  }

  @Test func `sections and rows change together, and the selection follows its row`() {
    let source = Source([["a"], ["b", "c"], ["d"]])
    let table = table(source)
    let host = TestHost(Shown(table: table), size: CGSize(width: 300, height: 600))
    _ = host.texts
    table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
    table.performBatchUpdates {
      source.sections = [["new"], ["c"], ["d", "b"], ["e"]]
      table.insertSections([0, 3], with: .none)
      table.deleteSections([0], with: .none)
      table.moveRow(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 1, section: 2))
    }
    for text in ["new", "b", "c", "d", "e"] { #expect(host.texts.contains(text)) }
    #expect((0..<4).map { table.numberOfRows(inSection: $0) } == [1, 1, 2, 1])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
  }

  @Test func `scrolling before the table is shown reaches the row`() {
    let source = Source([(1...200).map { "Row \($0)" }])
    let table = table(source)
    table.scrollToRow(at: row(150), at: .top, animated: false)
    let host = TestHost(Shown(table: table), size: CGSize(width: 300, height: 300))
    #expect(host.texts.contains("Row 151"))
  }

  @Test func `the end of a removed row's display has the row's old position`() {
    final class Ends: NSObject, UITableViewDelegate {
      var ended: [IndexPath] = []
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { ended.append(indexPath) }
    }
    let (source, ends) = (Source([["a", "b", "c"]]), Ends())
    let table = table(source)
    table.delegate = ends
    let host = TestHost(Shown(table: table), size: CGSize(width: 300, height: 400))
    _ = host.texts
    source.sections = [["a", "b"]]
    table.deleteRows(at: [row(2)], with: .none)
    #expect(!host.texts.contains("c"))
    #expect(ends.ended == [row(2)])
  }

  @Test func `a request for new cells of a snapshot isn't repeated`() {
    var made = 0
    let table = UITableView(frame: .zero)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
      made += 1
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot, animatingDifferences: false)
    let host = TestHost(Shown(table: table), size: CGSize(width: 300, height: 400))
    #expect(host.texts.contains("a") && made == 1)
    snapshot.reloadItems(["a"])
    source.apply(snapshot, animatingDifferences: false)
    #expect(host.texts.contains("a") && made == 2)
    source.apply(source.snapshot(), animatingDifferences: false)
    #expect(host.texts.contains("a") && made == 2)
  }

  @Test func `an item that is moved to itself or to an unknown one stays`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    snapshot.moveItem("a", beforeItem: "a")
    snapshot.moveItem("a", afterItem: "a")
    snapshot.moveItem("b", beforeItem: "unknown")
    snapshot.moveItem("unknown", afterItem: "a")
    #expect(snapshot.itemIdentifiers == ["a", "b"])
  }

  @Test func `a replaced view above the rows is shown`() {
    func label(_ text: String) -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      label.text = text
      return label
    }
    let source = Source([["a"]])
    let table = table(source)
    table.tableHeaderView = label("Old")
    let host = TestHost(Shown(table: table), size: CGSize(width: 300, height: 400))
    #expect(host.texts.contains("Old"))
    table.tableHeaderView = label("New")
    #expect(host.texts.contains("New") && !host.texts.contains("Old"))
  }
}
