import Testing

@testable import TrellisViewChecks

/// Programs that failed once, shrunk.
@MainActor
@Suite struct FoundFaultTests {
  @Test(arguments: NodeKind.allCases)
  func `a tree of a single kind has no fault`(kind: NodeKind) async throws {
    let children = (0..<kind.childCount.lowerBound).map { ViewNode(.text, $0 + 1) }
    let tree = ViewNode(kind, 0, children)
    let steps: [Step] = [
      .write(.linear, [Write(cell: 0, change: .isOn(false))]), .advance(100),
      .write(.spring, [Write(cell: 0, change: .rows([2, 0])), Write(cell: 0, change: .number(9))]),
    ]
    let fault = await ViewProgram(flow: .observed, isPhone: false, tree: tree, steps: steps).fault()
    #expect(fault == nil)
  }

  private func expectNoFault(_ text: String) async throws {
    let program = try #require(ViewProgram(text))
    let fault = await program.fault()
    #expect(fault == nil)
  }

  @Test func `a leaving row of subviews keeps the branch of the view that it shows`() async throws {
    try await expectNoFault(
      """
      observed desktop
      wrappedSubviews#1(wrappedSubviews#4(text#12))
      write repeated 4=false
      """)
  }

  @Test func `a type-erased view changes its type while rows of subviews leave`() async throws {
    try await expectNoFault(
      """
      observed phone
      wrappedSubviews#2(typeErased#11(text#13, color#15))
      write delayed 11=true
      """)
  }

  @Test func `a geometry reader with a list is built in rows that are being built`() async throws {
    try await expectNoFault(
      """
      observed desktop
      reader#1(list#3(text#5))
      """)
  }

  @Test func `a matched view goes without a transition while another one follows it`() async throws {
    try await expectNoFault(
      """
      observed desktop
      optionalRows#1(matched#2(text#3))
      write none 1=0
      """)
  }

  @Test func `rows after a scroll position are removed while the content is dragged`() async throws {
    try await expectNoFault(
      """
      observed desktop
      scrollTo#1(text#2)
      drag 254 331 95 164
      write spring 1=[0]
      """)
  }

  @Test func `a child that ViewThatFits doesn't show leaves in an animation`() async throws {
    try await expectNoFault(
      """
      observed phone
      fits#1(boundRows#2, fits#4(circle#5, text#6))
      write none 1=false 3=[6,4,1,3] 4=false
      write spring 1=[4,5] 0=[0,5,6,1,2,4] 2=[2]
      advance 1500
      """)
  }

  @Test func `lazy rows without a view are laid out`() async throws {
    try await expectNoFault(
      """
      values phone
      scrollTo#18(empty#19)
      """)
  }

  @Test func `placeholders of rows without views are removed`() async throws {
    try await expectNoFault(
      """
      observed phone
      lazyH#0(optionalRows#2(text#3))
      write none 2=[6,4]
      """)
  }

  @Test func `a row of a form takes another view, whose geometry is matched`() async throws {
    try await expectNoFault(
      """
      observed desktop
      form#0(border#2(matched#3(objectRows#4(text#5))))
      write spring 4=[6,5,2,0,1,3]
      """)
  }

  @Test func `nested subviews leave together`() async throws {
    try await expectNoFault(
      """
      values desktop
      wrappedSubviews#0(wrappedSubviews#1(textRows#2))
      write repeated 2=[1,2,5]
      """)
  }

  @Test func `nested rows are removed while a finger drags them`() async throws {
    try await expectNoFault(
      """
      values phone
      scrollTo#3(boundRows#4)
      drag 235 117 53 -148
      write none 3=[]
      """)
  }

  @Test func `a row of a form with an offset leaves`() async throws {
    try await expectNoFault(
      """
      observed desktop
      form#0(toggle#2, ifOnly#4(offset#3(text#5)))
      write linear 4=false
      advance 100
      write linear 4=true
      advance 100
      write linear 4=false
      """)
  }

  @Test func `subviews move from rows to a stack and back`() async throws {
    try await expectNoFault(
      """
      observed desktop
      movedSubviews#0(text#1, rows#2(text#3))
      write spring 0=false
      write spring 2=[3,1]
      write none 0=true
      """)
  }

  @Test func `a group's last row is removed while a form shows it`() async throws {
    try await expectNoFault(
      """
      observed phone
      form#0(objectRows#5(text#8))
      write linear 5=[]
      """)
  }

  @Test func `a group's last row is removed while subviews show it`() async throws {
    try await expectNoFault(
      """
      values desktop
      subviews#0(objectRows#3(text#5))
      write repeated 3=[]
      scheme dark
      """)
  }

  @Test func `removing a page while its sheet waits lets the next page present`() async throws {
    try await expectNoFault(
      """
      observed desktop
      stack#1(text#3, sheet#4(text#7, text#11))
      write none 1=[0]
      write none 4=true
      """)
  }

  @Test func `a covered page reports its content's current size`() async throws {
    try await expectNoFault(
      """
      observed phone
      stack#0(ifElse#1(text#2, spacer#3), text#5)
      write none 1=true
      """)
  }

  @Test func `a grid measures its current views`() async throws {
    try await expectNoFault(
      """
      values desktop
      zStack#0(aspect#1(color#7), grid#11(vStack#12(textRows#14, color#15)))
      write delayed 14=[0,4,6,2,1]
      write repeated 1=0
      """)
  }

  @Test func `unbuilt rows are searched for a view that stays in sight`() async throws {
    try await expectNoFault(
      """
      values desktop
      sections#0(stack#1(text#4, text#9), scrollTo#10(subviews#11(text#17, section#18(boundRows#19, text#20))))
      scroll 285 338 0 215
      """)
  }

  @Test func `a view that no longer fits disappears`() async throws {
    try await expectNoFault(
      """
      observed phone
      frame#0(fits#1(text#5, watch#14(text#16)))
      write none 0=8
      """)
  }

  @Test func `a row inserted while others leave follows its state`() async throws {
    try await expectNoFault(
      """
      values phone
      objectRows#3(text#5)
      write repeated 3=[]
      write none 5=6
      write linear 3=[3,2,5]
      """)
  }

  @Test func `rows of subviews keep their views' surroundings`() async throws {
    try await expectNoFault(
      """
      observed phone
      wrappedSubviews#2(optionalRows#19(text#20))
      write delayed 19=[6,2,0]
      """)
    try await expectNoFault(
      """
      observed desktop
      subviews#0(rows#11(datePicker#12))
      write linear 11=[0,4,1,5,2]
      """)
  }

  @Test func `a measured editor follows its text`() async throws {
    let waits = Array(repeating: "advance 0", count: 15).joined(separator: "\n")
    try await expectNoFault(
      """
      values phone
      editor#2
      write none 2="longer-text-in-a-field"
      \(waits)
      write none 2="a"
      """)
  }

  @Test func `rows sized relative to a scroll view that is sized by them keep their size`() async throws {
    try await expectNoFault(
      """
      observed desktop
      lazyV#0(zStack#1(lazyV#4(relativeFrame#7(color#8), text#6, relativeFrame#9(color#10))))
      write none 9=8
      write none 7=3
      write none 7=false
      """)
  }
}
