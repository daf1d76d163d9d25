import SwiftUI
import Testing
import TrellisTesting

@testable import TrellisUIKit

@MainActor @Suite struct AutoLayoutTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    Sized(CGSize(width: width, height: height))
  }

  final class Sized: UIView {
    let size: CGSize
    init(_ size: CGSize) {
      self.size = size
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("no coder") }
    override var intrinsicContentSize: CGSize { size }
  }

  private func root(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `edges with constants`() {
    let (root, inner) = (root(), UIView())
    root.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      inner.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      inner.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 8, width: 170, height: 50))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(inner.frame.width == 270)
  }

  @Test func `a natural size, in the middle, and a constant that changes`() {
    let (root, inner) = (root(), box(40, 30))
    root.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let middle = inner.centerXAnchor.constraint(equalTo: root.centerXAnchor)
    NSLayoutConstraint.activate([middle, inner.centerYAnchor.constraint(equalTo: root.centerYAnchor)])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 80, y: 35, width: 40, height: 30))
    middle.constant = 7
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 87)
    middle.isActive = false
    inner.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 0)
  }

  @Test func `priorities decide what gives way`() {
    let (root, first, second) = (root(), box(150, 10), box(150, 10))
    for view in [first, second] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    first.setContentCompressionResistancePriority(.init(751), for: .horizontal)
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(first.frame.width == 150)
    #expect(second.frame == CGRect(x: 150, y: 0, width: 50, height: 10))
  }

  @Test func `the smallest size that the constraints allow`() {
    let (root, inner) = (UIView(), box(40, 30))
    root.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 1),
      inner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -1),
    ])
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 32))
  }

  @Test func `a row of views with spaces, and one without a hidden view`() {
    let root = root()
    let views = [box(20, 10), box(30, 20), box(40, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(views.map(\.frame.minX) == [0, 25, 60])
    #expect(views.map(\.frame.minY) == [10, 5, 0])
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(views[2].frame.minX == 25)
    #expect(stack.frame.width == 65)
  }

  @Test func `equal lengths fill a stack`() {
    let root = root(120, 50)
    let views = [box(20, 10), box(30, 20), box(10, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.frame = root.bounds
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [40, 40, 40])
    #expect(views.map(\.frame.height) == [50, 50, 50])
  }

  @Test func `a solver minimizes weighted deviations`() {
    var solver = LinearSolver()
    typealias Row = LinearSolver.Expression
    let (x, y) = (Row(factors: [0: 1]), Row(factors: [1: 1]))
    let sum = solver.add(x + y - Row(constant: 10), .equal, weight: nil)
    let first = solver.add(x - Row(constant: 8), .equal, weight: 1)
    let second = solver.add(y - Row(constant: 7), .equal, weight: 2)
    #expect([sum, first, second] == [true, true, true])
    #expect(abs(solver.value(of: 0) - 3) < 1e-6)
    #expect(abs(solver.value(of: 1) - 7) < 1e-6)
    let third = solver.add(x - Row(constant: 4), .greaterOrEqual, weight: nil)
    #expect(third)
    #expect(abs(solver.value(of: 0) - 4) < 1e-6)
    let contradiction = solver.add(y - Row(constant: 7), .greaterOrEqual, weight: nil)
    #expect(!contradiction)
    #expect(abs(solver.value(of: 1) - 6) < 1e-6)
  }

  @Test func `constraints of AppKit's views count from the top, and frames from the bottom`() {
    let (root, inner) = (NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), NSView())
    root.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20),
      NSLayoutConstraint(
        item: inner, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0.5,
        constant: 0),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 70, width: 100, height: 20))
    let (fixed, below) = (NSView(frame: CGRect(x: 0, y: 60, width: 10, height: 10)), NSView())
    root.addSubview(fixed)
    root.addSubview(below)
    below.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: fixed.bottomAnchor),
      below.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(below.frame.minY == 55)
  }

  @Test func `infinite and undefined proposals are measured like none`() {
    let (root, inner) = (root(), box(40, 30))
    root.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: root.leftAnchor),
      inner.rightAnchor.constraint(equalTo: root.rightAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
      inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    for length in [CGFloat.infinity, .nan] {
      let size = root.naturalSize(for: ProposedViewSize(width: length, height: length))
      #expect(size == CGSize(width: 40, height: 30))
    }
    #expect(root.systemLayoutSizeFitting(CGSize(width: CGFloat.infinity, height: 0)).width == 40)
  }

  final class Updating: UIView {
    var updates = 0
    override func updateConstraints() {
      updates += 1
      if subviews.isEmpty {
        let inner = UIView()
        addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.leftAnchor.constraint(equalTo: leftAnchor, constant: 7).isActive = true
      }
      super.updateConstraints()
    }
  }

  @Test func `a view makes its first constraints in updateConstraints`() {
    let root = Updating(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutIfNeeded()
    #expect(root.subviews.first?.frame.minX == 7)
    #expect(root.updates == 1)
    root.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(root.updates == 2)
  }

  @Test func `the guide of the margins has a frame without constraints`() {
    let root = root()
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 184, height: 84))
    #expect(root.safeAreaLayoutGuide.layoutFrame == root.bounds)
  }

  @Test func `a stack doesn't arrange a plain subview`() {
    let root = root()
    let stack = UIStackView(arrangedSubviews: [box(20, 10)])
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    root.addSubview(stack)
    let plain = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    stack.addSubview(plain)
    root.layoutIfNeeded()
    #expect(plain.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }
}
