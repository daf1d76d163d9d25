import SwiftUI

extension ViewFactory {
  /// Returns the view of a node without children.
  func leaf(_ node: ViewNode) -> any View {
    switch node.kind {
    case .paragraph:
      make(node) { Text(Array(repeating: "word\($0.number)", count: 2 + $0.number).joined(separator: " ")) }
    case .color: make(node) { $0.isOn ? Color.red : Color.blue }
    case .circle: make(node) { Circle().fill($0.isOn ? Color.green : Color.yellow) }
    case .symbol: make(node) { Image(systemName: $0.isOn ? "star" : "heart.fill") }
    case .spacer: make(node) { Spacer(minLength: $0.isOn ? nil : CGFloat($0.number)) }
    case .divider: make(node) { _ in Divider() }
    case .empty: make(node) { _ in EmptyView() }
    case .progress: make(node) { ProgressView(value: Double($0.number), total: 12) }
    case .gauge:
      make(node) { value in Gauge(value: Double(value.number), in: 0...12) { Text("g\(value.number)") } }
    case .canvas:
      make(node) { value in
        Canvas { context, size in
          context.fill(
            Path(CGRect(x: 0, y: 0, width: size.width / 2, height: CGFloat(value.number))), with: .color(.red)
          )
        }
      }
    case .button, .toggle, .slider, .stepper, .field, .secureField, .editor, .picker, .menu, .datePicker,
      .link:
      control(node)
    case .textRows:
      make(node) { value in ForEach(value.rows, id: \.self) { Text("row \($0) of \(value.number)") } }
    case .boundRows:
      make(node) { [binding = binding(node, \.value.rows)] _ in
        ForEach(binding, id: \.self) { $row in Text("bound \(row)") }
      }
    case .text: make(node) { Leaf(number: node.number, value: $0.number) }
    default: fatalError("\(node.kind): it has children")
    }
  }

  private func control(_ node: ViewNode) -> any View {
    let (isOn, number, text) = (
      binding(node, \.value.isOn), binding(node, \.value.number), binding(node, \.value.text)
    )
    let fraction = binding(node, \.fraction)
    return switch node.kind {
    case .button: make(node) { value in Button("button \(value.number)") { number.wrappedValue += 1 } }
    case .toggle: make(node) { value in Toggle("toggle \(value.number)", isOn: isOn) }
    case .slider: make(node) { _ in Slider(value: fraction, in: 0...12) }
    case .stepper: make(node) { value in Stepper("step \(value.number)", value: number) }
    case .field: make(node) { _ in TextField("field", text: text) }
    case .secureField: make(node) { _ in SecureField("secret", text: text) }
    case .editor: make(node) { _ in TextEditor(text: text) }
    case .picker:
      make(node) { value in
        Picker("pick", selection: number) { ForEach(value.rows, id: \.self) { Text("choice \($0)").tag($0) } }
      }
    case .menu:
      make(node) { value in
        Menu("menu \(value.number)") {
          Button("one") { number.wrappedValue = 1 }
          if value.isOn { Button("two") { number.wrappedValue = 2 } }
        }
      }
    case .datePicker: make(node) { _ in DatePicker("date", selection: binding(node, \.date)) }
    case .link: make(node) { value in NavigationLink("link \(value.number)", value: value.number) }
    default: fatalError("\(node.kind): it is no control")
    }
  }
}

/// A text that names its node, its state and the rows around it.
private struct Leaf: View {
  let number: Int
  let value: Int
  @Environment(\.rowPath) private var rowPath
  @Environment(\.handedDown) private var handedDown

  var body: some View {
    Text("t\(number).\(value) \(rowPath.map(String.init).joined(separator: "/")) \(handedDown)")
  }
}

extension Cell {
  /// The number as a slider's value.
  var fraction: Double {
    get { Double(value.number) }
    set { value.number = Int(newValue.rounded()) }
  }

  /// The number as a day.
  var date: Date {
    get { Date(timeIntervalSince1970: 1_700_000_000 + Double(value.number) * 86_400) }
    set { value.number = Int((newValue.timeIntervalSince1970 - 1_700_000_000) / 86_400) }
  }
}
