import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct CollectionTests {
  final class Cell: UICollectionViewCell {
    static var made = 0
    let label = UILabel(frame: .zero)
    override init(frame: CGRect) {
      super.init(frame: frame)
      Cell.made += 1
      label.frame = contentView.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("no coder") }
  }

  final class Header: UICollectionReusableView {
    let label = UILabel(frame: .zero)
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.frame = bounds
      addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("no coder") }
  }

  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var count: Int
    var calls: [String] = []
    init(_ count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
      cell.label.text = "Item \(indexPath.item)"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view =
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! Header
      view.label.text = "Header"
      return view
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath.item)")
    }
  }

  struct Shown: UIViewRepresentable {
    let collection: UICollectionView
    func makeUIView(context: Context) -> UICollectionView { collection }
    func updateUIView(_ collection: UICollectionView, context: Context) {}
  }

  private func collection(_ source: Source, _ change: (UICollectionViewFlowLayout) -> Void = { _ in })
    -> UICollectionView
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    change(layout)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    (view.dataSource, view.delegate) = (source, source)
    return view
  }

  @Test func `items fill lines, and full lines are spread`() throws {
    let source = Source(5)
    let view = collection(source) {
      $0.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
    }
    let host = TestHost(Shown(collection: view), size: CGSize(width: 300, height: 300))
    for item in 0..<5 { #expect(host.texts.contains("Item \(item)")) }
    #expect(host.texts.contains("Header"))
    let frames = try (0..<5).map { try #require(view.cellForItem(at: IndexPath(item: $0, section: 0))).frame }
    // 280 points have three items of 90, and two spaces of 5, which are less than 10: so two items.
    #expect(frames[0] == CGRect(x: 10, y: 40, width: 90, height: 40))
    #expect(frames[1] == CGRect(x: 200, y: 40, width: 90, height: 40))
    #expect(frames[2].minY == 90)
    #expect(frames[4] == CGRect(x: 10, y: 140, width: 90, height: 40))
    #expect(view.contentSize == CGSize(width: 300, height: 190))
  }

  @Test func `pressing an item selects it`() throws {
    let source = Source(4)
    let view = collection(source)
    let host = TestHost(Shown(collection: view), size: CGSize(width: 300, height: 300))
    for item in [1, 2] {
      let frame = try host.frame(ofText: "Item \(item)")
      host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    #expect(source.calls == ["select 1", "deselect 1", "select 2"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
  }

  @Test func `only cells near the visible rectangle exist`() throws {
    Cell.made = 0
    let source = Source(300)
    let view = collection(source)
    let host = TestHost(Shown(collection: view), size: CGSize(width: 300, height: 300))
    #expect(host.texts.contains("Item 0"))
    let first = Cell.made
    #expect(first > 0 && first < 60)
    for _ in 0..<10 { host.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: 300)) }
    #expect(!host.texts.contains("Item 0"))
    #expect(Cell.made < 2 * first)
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    #expect(host.texts.contains("Item 0"))
  }

  @Test func `a view that is changed between removal and insertion shows the change`() throws {
    final class Outer: UIView {}
    let (outer, label) = (Outer(frame: .zero), UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    label.text = "before"
    outer.addSubview(label)
    struct Shown: UIViewRepresentable {
      let view: UIView
      func makeUIView(context: Context) -> UIView { view }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    let host = TestHost(Shown(view: outer), size: CGSize(width: 100, height: 100))
    #expect(host.texts == ["before"])
    label.removeFromSuperview()
    label.text = "after"
    outer.addSubview(label)
    #expect(host.texts == ["after"])
  }

  @Test func `reloading shows other items`() throws {
    let source = Source(2)
    let view = collection(source)
    let host = TestHost(Shown(collection: view), size: CGSize(width: 300, height: 300))
    #expect(!host.texts.contains("Item 2"))
    source.count = 3
    view.reloadData()
    #expect(host.texts.contains("Item 2"))
  }

  @Test func `a registration fills cells, and snapshots keep those of items that stay`() throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, item in
      cell.label.text = item
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    let host = TestHost(Shown(collection: view), size: CGSize(width: 300, height: 300))
    #expect(host.texts.contains("a") && host.texts.contains("b"))
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    snapshot.deleteItems(["b"])
    snapshot.appendItems(["c"])
    source.apply(snapshot)
    #expect(host.texts.contains("c") && !host.texts.contains("b"))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
  }

  @Test func `the selection follows its items through changes`() throws {
    let source = Source(4)
    let view = collection(source)
    view.allowsMultipleSelection = true
    let host = TestHost(Shown(collection: view), size: CGSize(width: 300, height: 300))
    _ = host.texts
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    #expect(view.indexPathsForSelectedItems == nil)
    for item in [0, 1, 3] { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
    source.count = 5
    view.performBatchUpdates {
      view.insertItems(at: [path(0), path(1)])
      view.deleteItems(at: [path(0)])
    }
    #expect(view.indexPathsForSelectedItems == [path(2), path(4)])
    view.moveItem(at: path(4), to: path(0))
    #expect(view.indexPathsForSelectedItems == [path(0), path(3)])
    _ = host.texts
    #expect(view.cellForItem(at: path(0))?.isSelected == true)
    #expect(view.cellForItem(at: path(4))?.isSelected == false)
  }

  @Test func `the selection follows its items through snapshots`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in
      UICollectionViewCell(frame: .zero)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    snapshot.insertItems(["x", "y"], beforeItem: "a")
    source.apply(snapshot)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    snapshot.deleteItems(["b"])
    source.apply(snapshot)
    #expect(view.indexPathsForSelectedItems == nil)
  }
}
