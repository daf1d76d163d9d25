import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct FormTests {
  @Test func `the tab key goes through all fields of a form that is longer than its window, and back`() {
    struct Long: View {
      @State private var texts = (0..<40).map { "text \($0)" }
      @FocusState private var focused: Int?
      let seen: Box<[Int]>
      var body: some View {
        Form {
          ForEach(0..<40, id: \.self) { index in
            TextField("Field \(index)", text: $texts[index]).focused($focused, equals: index)
            if index % 10 == 5 { Text("between") }
          }
        }
        .formStyle(.grouped)
        .onChange(of: focused, initial: true) { if let focused { seen.value.append(focused) } }
      }
    }
    let seen = Box<[Int]>([])
    let host = TestHost(Long(seen: seen), size: CGSize(width: 400, height: 300))
    _ = host.displayList
    for _ in 0..<40 {
      host.press(.tab)
      _ = host.displayList
    }
    #expect(seen.value == Array(0..<40) + [0])
    seen.value = []
    for _ in 0..<40 {
      host.press(.tab, modifiers: .shift)
      _ = host.displayList
    }
    #expect(seen.value == (0..<40).reversed())
  }

  private struct Page: View {
    var body: some View {
      Form {
        Section("General") {
          Toggle("On", isOn: .constant(true))
          LabeledContent("Longer title", value: "value")
        }
        Picker("Choice", selection: .constant(1)) { Text("one").tag(1) }
      }
    }
  }

  private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 400, height: 400)) }

  @Test func `a form in groups has titles at one edge and controls at the other`() throws {
    let host = host(Page().formStyle(.grouped))
    #expect(host.texts.first == "General")
    #expect(try host.frame(ofText: "On").minX == 30)
    #expect(try host.frame(ofText: "value").maxX == 370)
    #expect(host.nodes(.row).count == 3)
    #expect(host.nodes(.row)[0].frame.height >= 36)
  }

  @Test func `a form in columns has titles end where controls begin`() throws {
    let host = host(
      Form {
        LabeledContent("a", value: "first")
        LabeledContent("longer", value: "second")
        Text("alone")
      }
      .formStyle(.columns))
    #expect(try host.frame(ofText: "first").minX == host.frame(ofText: "second").minX)
    #expect(try host.frame(ofText: "a").maxX == host.frame(ofText: "longer").maxX)
    #expect(try host.frame(ofText: "alone").minX == host.frame(ofText: "second").minX)
    #expect(try host.frame(ofText: "first").minX == host.frame(ofText: "a").maxX + 8)
  }

  @Test func `a form is columns on a desktop and groups on a phone`() throws {
    let host = host(Page())
    #expect(host.nodes(.row).isEmpty)
    host.environment.controlTheme = .phone
    #expect(host.nodes(.row).count == 3)
  }

  private struct Fields: View {
    var body: some View {
      Form {
        TextField("Name", text: .constant(""))
        TextField("City", text: .constant(""), prompt: Text("where"))
        SecureField("Password", text: .constant("x"))
        LabeledContent("Longer title", value: "value")
      }
    }
  }

  @Test func `fields in columns have their titles in front, aligned with other controls' titles`() throws {
    let host = host(Fields().formStyle(.columns))
    #expect(host.texts == ["Name", "", "City", "where", "", "Password", "•", "Longer title", "value"])
    #expect(try host.frame(ofText: "Name").maxX == host.frame(ofText: "Longer title").maxX)
    #expect(try host.frame(ofText: "where").minX >= host.frame(ofText: "value").minX)
    #expect(TestHost(TextField("Name", text: .constant(""))).texts == ["Name", ""])
  }

  @Test func `fields in groups have leading titles, and trailing text without a border`() throws {
    let host = host(Fields().formStyle(.grouped))
    #expect(host.texts.prefix(4) == ["Name", "", "City", "where"])
    #expect(try host.frame(ofText: "Name").minX == 30)
    #expect(try host.frame(ofText: "where").maxX == 400 - 30)
    // The secure field has one dot.
    #expect(try host.frame(ofText: "•").maxX == 400 - 30)
  }

  @Test func `fields in a phone's form show their titles while empty, and have no border`() throws {
    let host = host(Fields().controlTheme(.phone))
    #expect(host.texts.prefix(5) == ["Name", "", "where", "", "•"])
    #expect(try host.frame(ofText: "Name").minX == 36)
    #expect(
      try host.frame(ofText: "Name").minX
        == TestHost(
          Form { Text("Name") }.controlTheme(.phone), size: CGSize(width: 400, height: 400)
        ).frame(ofText: "Name").minX)
  }

  @Test func `an app's form style arranges the form's content`() {
    struct Framed: FormStyle {
      @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("before")
          configuration.content
        }
      }
    }
    let host = host(Form { Text("inside") }.formStyle(Framed()))
    #expect(host.texts == ["before", "inside"])
  }

  private struct Controls: View {
    @State private var isOn = true
    @State private var amount = 0.5
    @State private var count = 1
    @State private var choice = 1
    @State private var color = Color.red
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
      Toggle("Switch", isOn: $isOn)
      Toggle("Icon", systemImage: "star", isOn: $isOn).toggleStyle(.switch)
      Slider(value: $amount) { Text("Slider") }
      Stepper("Stepper", value: $count)
      Picker("Menu", selection: $choice) { Text("one").tag(1) }
      Picker("Segments", selection: $choice) { Text("two").tag(1) }.pickerStyle(.segmented)
      ColorPicker("Well", selection: $color)
      LabeledContent("Row") { Slider(value: $amount) }
      LabeledContent {
        Button("Do") {}
      } label: {
        Text("Named")
        Text("already")
      }
      LabeledContent("Value", value: "42")
    }
  }

  @Test(arguments: [true, false])
  func `a row's label names its control, and isn't read separately`(isGrouped: Bool) {
    let form = Form { Controls() }
    let size = CGSize(width: 500, height: 700)
    let host =
      isGrouped
      ? TestHost(form.formStyle(.grouped), size: size) : TestHost(form.formStyle(.columns), size: size)
    let all = host.accessibilityTree.all
    func names(_ role: AccessibilityNode.Role) -> [String?] { all.filter { $0.role == role }.map(\.label) }
    if isGrouped { #expect(names(.checkBox).map { $0 ?? "" }.contains("Switch")) }
    #expect(names(.checkBox).count == 2)
    #expect((names(.checkBox)[1] ?? "").contains("Icon"))
    #expect(names(.slider) == ["Slider", "Row"])
    #expect(names(.stepper) == ["Stepper"])
    #expect(names(.popUpButton) == ["Menu"])
    #expect(names(.colorWell) == ["Well"])
    for title in ["Slider", "Stepper", "Menu", "Segments", "Well", "Row"] {
      #expect(all.filter { $0.label == title }.count == 1, "\(title)")
    }
    #expect(all.filter { $0.label == "two" }.count == 1)
    #expect(all.first { $0.role == .popUpButton }?.value == "one")
    // Elements with names of their own keep them, and so do elements that aren't controls.
    for text in ["Do", "Named", "already", "Value", "42"] {
      #expect(all.filter { $0.label == text }.count == 1, "\(text)")
    }
  }

  // MARK: - Columns as wide as the form

  private struct Wide: View {
    @State private var value = 0.5
    @State private var text = ""

    var body: some View {
      Form {
        Toggle("On", isOn: .constant(true)).accessibilityIdentifier("toggle")
        Slider(value: $value) { Text("A longer title") }.accessibilityIdentifier("titled slider")
        Slider(value: $value).accessibilityIdentifier("slider")
        TextField("Name", text: $text)
        LabeledContent("Title") { Text("value") }
        HStack {
          Spacer()
          Button("Cancel") {}
          Button("Save") {}
        }
        .accessibilityIdentifier("row")
        Text(
          "A text that is longer than the column that it is in, and goes on in the next line, and the one after."
        )
        ProgressView(value: 0.5)
      }
      .accessibilityIdentifier("form")
    }
  }

  @Test(arguments: [200, 300, 500] as [CGFloat])
  func `a form in columns takes a fixed width, whatever it contains`(width: CGFloat) throws {
    let host = TestHost(
      Wide().frame(width: width).accessibilityIdentifier("frame"), size: CGSize(width: 600, height: 500))
    let frame = try host.frame(ofIdentifier: "frame")
    for element in host.elements {
      #expect(
        element.frame.minX >= frame.minX - 0.01 && element.frame.maxX <= frame.maxX + 0.01, "\(element)")
    }
    for node in host.accessibilityTree.all where node.role == .slider || node.traits.contains(.isButton) {
      #expect(node.frame.minX >= frame.minX - 0.01 && node.frame.maxX <= frame.maxX + 0.01)
    }
  }

  @Test func `flexible controls fill the controls' column`() throws {
    let host = TestHost(
      Wide().frame(width: 400).accessibilityIdentifier("frame"), size: CGSize(width: 600, height: 500))
    let frame = try host.frame(ofIdentifier: "frame")
    let sliders = host.nodes(.slider)
    #expect(sliders.count == 2)
    #expect(sliders.allSatisfy { $0.frame.maxX == frame.maxX })
    #expect(sliders[0].frame.minX == sliders[1].frame.minX)
    #expect(try host.frame(ofIdentifier: "row").minX == sliders[0].frame.minX)
    #expect(try host.frame(ofText: "A longer title").minX >= frame.minX)
  }

  @Test func `a form in columns without a proposal is as wide as its rows' ideal widths`() throws {
    let host = TestHost(
      Form {
        Toggle("On", isOn: .constant(true))
        LabeledContent("Title", value: "value")
      }
      .fixedSize().accessibilityIdentifier("form"), size: CGSize(width: 600, height: 500))
    let form = try host.frame(ofIdentifier: "form")
    #expect(form.width < 150)
    #expect(try host.frame(ofText: "Title").minX == form.minX)
  }

  @Test func `titles in columns have their ideal widths while the controls can be narrower`() throws {
    let host = TestHost(
      Form {
        TextField("Amount", text: .constant(""))
        TextField("A longer title", text: .constant(""))
      }
      .formStyle(.columns).fixedSize(), size: CGSize(width: 600, height: 500))
    let alone = TestHost(Text("A longer title"), size: CGSize(width: 600, height: 500))
    #expect(try host.frame(ofText: "A longer title").size == alone.frame(ofText: "A longer title").size)
    #expect(try host.frame(ofText: "Amount").height == alone.frame(ofText: "A longer title").height)
  }

  @Test func `a picker that leads to a page opens a menu in columns`() throws {
    struct Page: View {
      @State private var kind = 1
      var body: some View {
        Form {
          Picker("Kind", selection: $kind) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .pickerStyle(.navigationLink)
        }
        .formStyle(.columns)
      }
    }
    let host = TestHost(Page(), size: CGSize(width: 300, height: 300))
    host.click(.popUpButton)
    try host.tap("Two")
    #expect(host.value(.popUpButton) == "Two")
  }

  @Test func `a flexible row of a form in columns takes the remaining height`() throws {
    let host = TestHost(
      Form {
        Text("first")
        Color.red.accessibilityIdentifier("flexible")
        Text("last")
      }
      .formStyle(.columns), size: CGSize(width: 300, height: 400))
    #expect(try host.frame(ofText: "first").minY == 0)
    #expect(try host.frame(ofText: "last").maxY == 400)
    #expect(try host.frame(ofIdentifier: "flexible").height > 300)
  }

  private struct Subtitled: View {
    let isOn: Binding<Bool>
    @State private var color = Color.red
    var body: some View {
      Form {
        Toggle(isOn: isOn) {
          Text("toggle")
          Text("sub 0")
        }
        Picker(selection: .constant(1)) {
          Text("one").tag(1)
        } label: {
          Text("picker")
          Text("sub 1")
        }
        LabeledContent {
          Text("value")
        } label: {
          Text("content")
          Text("sub 2")
        }
        Stepper(value: .constant(1)) {
          Text("stepper")
          Text("sub 3")
        }
        ColorPicker(selection: $color) {
          Text("color")
          Text("sub 4")
        }
      }
    }
  }

  @Test(arguments: [0, 1, 2])
  func `further texts of a control's label are below the first, smaller`(kind: Int) throws {
    let form = Subtitled(isOn: .constant(true))
    let size = CGSize(width: 400, height: 600)
    let host =
      switch kind {
      case 0: TestHost(form.formStyle(.grouped), size: size)
      case 1: TestHost(form.formStyle(.columns), size: size)
      default: TestHost(form.controlTheme(.phone), size: size)
      }
    for (index, name) in ["toggle", "picker", "content", "stepper", "color"].enumerated() {
      let (title, subtitle) = (try host.frame(ofText: name), try host.frame(ofText: "sub \(index)"))
      #expect(subtitle.minY >= title.maxY)
      #expect(subtitle.height < title.height)
      if kind != 1 || index == 0 {
        #expect(subtitle.minX == title.minX)
      } else {
        #expect(subtitle.maxX == title.maxX)
      }
    }
  }

  @Test func `controls without text are centred on the line of their titles in columns`() throws {
    struct Page: View {
      @State private var color = Color.red
      var body: some View {
        Form {
          LabeledContent("slider") { Slider(value: .constant(1)) }
          LabeledContent("stepper") { Stepper("x", value: .constant(1)).labelsHidden() }
          LabeledContent("color") { ColorPicker("x", selection: $color).labelsHidden() }
          LabeledContent("switch") { Toggle("x", isOn: .constant(true)).toggleStyle(.switch).labelsHidden() }
          LabeledContent("bar") { ProgressView(value: 0.5) }
        }
        .formStyle(.columns)
      }
    }
    let host = TestHost(Page(), size: CGSize(width: 400, height: 400))
    let roles: [(String, AccessibilityNode.Role)] = [
      ("slider", .slider), ("stepper", .stepper), ("color", .colorWell), ("switch", .checkBox),
      ("bar", .progressIndicator),
    ]
    for (name, role) in roles {
      let control = try #require(host.nodes(role).first, "\(name)").frame
      #expect(abs(try host.frame(ofText: name).midY - control.midY) < 1, "\(name)")
    }
  }
}
