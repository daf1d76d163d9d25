import SwiftUI

extension ViewFactory {
  /// Returns the view of a node with a list of children.
  func container<Content: View>(_ node: ViewNode, _ content: Content) -> any View {
    let isOn = binding(node, \.value.isOn)
    return switch node.kind {
    case .vStack:
      make(node) { VStack(alignment: $0.isOn ? .leading : .center, spacing: CGFloat($0.number)) { content } }
    case .hStack:
      make(node) {
        HStack(alignment: $0.isOn ? .top : .firstTextBaseline, spacing: CGFloat($0.number)) { content }
      }
    case .zStack: make(node) { ZStack(alignment: $0.isOn ? .topLeading : .center) { content } }
    case .grid: make(node) { Grid(horizontalSpacing: CGFloat($0.number)) { content } }
    case .gridRow: make(node) { _ in GridRow { content } }
    case .changingLayout:
      make(node) { ($0.isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()))({ content }) }
    case .diagonal: make(node) { DiagonalLayout(step: CGFloat($0.number)) { content } }
    case .subviews:
      make(node) { value in
        Group(subviews: content) { subviews in
          VStack { ForEach(subviews) { $0.padding(CGFloat(value.number)) } }
        }
      }
    case .wrappedSubviews:
      make(node) { value in
        Group(subviews: content) { subviews in
          if value.isOn { Text("\(subviews.count) subviews") }
          ForEach(subviews) { subview in
            VStack {
              subview
              Divider()
            }
          }
        }
      }
    case .movedSubviews:
      make(node) { value in
        Group(subviews: content) { subviews in
          if value.isOn {
            ForEach(subviews) { subview in VStack { subview } }
          } else {
            VStack { ForEach(subviews) { $0 } }
          }
        }
      }
    case .lazyV: make(node) { value in ScrollView { LazyVStack(spacing: CGFloat(value.number)) { content } } }
    case .lazyH:
      make(node) { value in ScrollView(.horizontal) { LazyHStack(spacing: CGFloat(value.number)) { content } }
      }
    case .lazyVGrid:
      make(node) { value in
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: CGFloat(30 + value.number * 4)))]) { content }
        }
      }
    case .lazyHGrid:
      make(node) { value in
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(CGFloat(20 + value.number * 4))), GridItem()]) { content }
        }
      }
    case .scroll: make(node) { value in ScrollView(value.isOn ? .vertical : .horizontal) { content } }
    case .list: make(node) { _ in List { content } }
    case .form: make(node) { _ in Form { content } }
    case .section:
      make(node) { value in
        Section {
          content
        } header: {
          Text("header \(value.number)")
        } footer: {
          if value.isOn { Text("footer") }
        }
      }
    case .disclosure:
      make(node) { value in DisclosureGroup("disclose \(value.number)", isExpanded: isOn) { content } }
    case .groupBox: make(node) { value in GroupBox("box \(value.number)") { content } }
    case .group: make(node) { _ in Group { content } }
    default: fatalError("\(node.kind): it has no list of children")
    }
  }

  /// Returns the view of a node with two children.
  func pair<First: View, Second: View>(_ node: ViewNode, _ first: First, _ second: Second) -> any View {
    let isOn = binding(node, \.value.isOn)
    let number = binding(node, \.value.number)
    return switch node.kind {
    case .ifElse:
      make(node) { value in
        Group {
          if value.isOn {
            first
          } else {
            second
          }
        }
      }
    case .typeErased: make(node) { $0.isOn ? AnyView(first) : AnyView(second) }
    case .overlay: make(node) { value in first.overlay(alignment: value.isOn ? .top : .center) { second } }
    case .background:
      make(node) { value in first.background(alignment: value.isOn ? .top : .center) { second } }
    case .mask: make(node) { _ in first.mask { second } }
    case .fits:
      make(node) { value in
        ViewThatFits(in: value.isOn ? .horizontal : [.horizontal, .vertical]) {
          first
          second
        }
      }
    case .safeAreaInset:
      make(node) { value in first.safeAreaInset(edge: value.isOn ? .top : .bottom) { second } }
    case .sections:
      make(node) { value in
        Group {
          Section("one \(value.number)") { first }
          if value.isOn { Section("two") { second } }
        }
      }
    case .split:
      make(node) { _ in
        NavigationSplitView {
          first
        } detail: {
          second
        }
      }
    case .stack:
      make(node) { [path = binding(node, \.value.rows)] _ in
        NavigationStack(path: path) { first.navigationDestination(for: Int.self) { _ in second } }
      }
    case .tabs:
      make(node) { _ in
        TabView(selection: number) {
          first.tabItem { Text("first") }.tag(0)
          second.tabItem { Text("second") }.tag(1)
        }
      }
    case .sheet: make(node) { _ in first.sheet(isPresented: isOn) { second } }
    case .cover: make(node) { _ in first.fullScreenCover(isPresented: isOn) { second } }
    case .popover: make(node) { _ in first.popover(isPresented: isOn) { second } }
    case .inspector: make(node) { _ in first.inspector(isPresented: isOn) { second } }
    default: fatalError("\(node.kind): it has no two children")
    }
  }

  /// Returns the view of a node that shows its child conditionally, or adds a title, row, tool, search field or dialog to it.
  func presented<Child: View>(_ node: ViewNode, _ child: Child) -> any View {
    let isOn = binding(node, \.value.isOn)
    let text = binding(node, \.value.text)
    return switch node.kind {
    case .ifOnly: make(node) { value in Group { if value.isOn { child } } }
    case .labeled: make(node) { value in LabeledContent("label \(value.number)") { child } }
    case .listRow:
      make(node) { value in
        child.listRowBackground(value.isOn ? Color.yellow : nil).swipeActions { Button("swipe") {} }
      }
    case .title: make(node) { value in child.navigationTitle("title \(value.number)") }
    case .toolbar:
      make(node) { value in child.toolbar { if value.isOn { Button("tool \(value.number)") {} } } }
    case .searchable: make(node) { _ in child.searchable(text: text) }
    case .alert:
      make(node) { value in child.alert("alert \(value.number)", isPresented: isOn) { Button("ok") {} } }
    case .confirmation:
      make(node) { value in
        child.confirmationDialog("confirm \(value.number)", isPresented: isOn) { Button("go") {} }
      }
    default: fatalError("\(node.kind): it has no single child")
    }
  }
}
