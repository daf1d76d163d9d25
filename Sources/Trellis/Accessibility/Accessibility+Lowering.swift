import Foundation
import TrellisDisplayList
import TrellisGraph

extension IdentifierModifier: PrimitiveModifier {
  static var mayStayUndrawn: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<IdentifierModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    return content(inputs).changingMeaning(named: "IdentifierModifier", inputs) {
      if let identifier = modifier.wrappedValue.identifier { $0.identifier = identifier }
    }
  }
}

extension AccessibilityModifier: PrimitiveModifier {
  static var mayStayUndrawn: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<AccessibilityModifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let locale = inputs.environment.value(\.locale, named: "locale")
    return content(inputs).changingMeaning(named: "AccessibilityModifier", inputs) {
      if let change = modifier.wrappedValue.change(locale) { $0.accessibility.append(change) }
    }
  }

  /// Returns the change for the display list; nil if there is none.
  private func change(_ locale: Attribute<Locale>) -> AccessibilityChange? {
    guard isEnabled else { return nil }
    return switch statement {
    case .label(let text): .label(text.string(in: locale))
    case .value(let text): .value(text.string(in: locale))
    case .numericValue(let value): value.map { .numericValue($0) }
    case .labelIsValue: .labelIsValue
    case .isTitle: .isTitle
    case .namedByTitle: .namedByTitle
    case .hint(let text): .hint(text.string(in: locale))
    case .isActionSource: .isActionSource
    case .takesActions: .takesActions
    case .takesChildren: .takesChildren
    case .detail(let id, let label, let value, let isImportant):
      .detail(detail(label.string(in: locale), id, value?.string(in: locale), isImportant))
    case .pair(let pair): .pair(pair)
    case .addTraits(let traits): .addTraits(AccessibilityNode.Traits(rawValue: traits.rawValue))
    case .removeTraits(let traits): .removeTraits(AccessibilityNode.Traits(rawValue: traits.rawValue))
    case .role(let role): .role(role)
    case .heading(let level): .heading(Int(level.rawValue))
    case .sortPriority(let priority): .sortPriority(priority)
    case .hidden(let isHidden): isHidden ? .hide : nil
    case .element(let behavior):
      switch behavior.choice {
      case .ignore: .replace(.ignore)
      case .combine: .replace(.combine)
      case .contain: .replace(.contain)
      }
    }
  }
}

private func detail(_ label: String, _ id: String?, _ value: String?, _ isImportant: Bool)
  -> AccessibilityNode.Detail
{
  AccessibilityNode.Detail(id: id ?? label, label: label, value: value, isImportant: isImportant)
}

/// The responder of a view with an accessibility action.
private final class AccessibilityActionResponder<Modifier>: Responder {
  private let modifier: Attribute<Modifier>
  /// Whether the view is enabled; nil if the action is also that of a disabled view.
  private let enabling: Attribute<Bool>?
  private let action: @MainActor (Modifier) -> Void

  init(
    _ modifier: Attribute<Modifier>, _ inputs: ViewInputs, needsEnabledView: Bool = true,
    _ action: @escaping @MainActor (Modifier) -> Void
  ) {
    self.modifier = modifier
    self.action = action
    enabling = needsEnabledView ? inputs.environment.value(\.isEnabled, named: "isEnabled") : nil
    super.init(at: inputs.position)
  }

  override var isEnabled: Bool { enabling?.wrappedValue ?? true }

  override func handle(_ event: ResponderEvent) -> EventResult {
    guard case .accessibilityAction = event, modifier.exists, isEnabled else { return super.handle(event) }
    action(modifier.wrappedValue)
    return .handled
  }
}

extension AccessibilityActionModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<AccessibilityActionModifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let locale = inputs.environment.value(\.locale, named: "locale")
    let kind = inputs.graph.project(modifier, kind: .modifier) { $0.kind }
    let responder = AccessibilityActionResponder(modifier, inputs) { $0.action() }
    responder.join(inputs, named: "AccessibilityActionModifier.responder")
    let number = responder.number
    return content(inputs).changingMeaning(named: "AccessibilityActionModifier", inputs) {
      let kind: AccessibilityNode.Action.Kind =
        switch kind.wrappedValue.choice {
        case .activate: .activate
        case .escape: .escape
        case .magicTap: .magicTap
        case .increment: .increment
        case .decrement: .decrement
        case .named(let name): .named(name.string(in: locale))
        }
      $0.accessibility.append(.action(AccessibilityNode.Action(kind, number)))
    }
  }
}

extension AccessibilityFocusModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<AccessibilityFocusModifier>, _ inputs: ViewInputs,
    content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let isFocused = inputs.graph.project(modifier, kind: .modifier) { $0.isFocused }
    // A screen reader also reads disabled views.
    let gained = AccessibilityActionResponder(modifier, inputs, needsEnabledView: false) {
      $0.setFocused(true)
    }
    let lost = AccessibilityActionResponder(modifier, inputs, needsEnabledView: false) {
      $0.setFocused(false)
    }
    gained.join(inputs, named: "AccessibilityFocusModifier.gained")
    lost.join(inputs, named: "AccessibilityFocusModifier.lost")
    let numbers = (gained.number, lost.number)
    return content(inputs).changingMeaning(named: "AccessibilityFocusModifier", inputs) {
      $0.accessibility.append(
        .focus(
          AccessibilityNode.Focus(isFocused: isFocused.wrappedValue, gained: numbers.0, lost: numbers.1)))
    }
  }
}

extension ViewList {
  /// Returns the list with each view's semantics changed, and nothing else.
  @MainActor
  fileprivate func changingMeaning(
    named name: String, _ inputs: ViewInputs, _ change: @escaping @MainActor (inout Semantics) -> Void
  ) -> ViewList {
    map(inputs) { element, inputs in
      let outputs = element.make(inputs.position)
      let drawing = inputs.graph.declare(DisplayItem.self, name: name, kind: .displayList)
      inputs.graph.define(drawing) {
        var item = outputs.framed(inputs.position, id: drawing.erased.rawValue)
        var semantics = item.semantics ?? Semantics()
        change(&semantics)
        if semantics != Semantics() { item.semantics = semantics }
        return item
      }
      return outputs.drawing(drawing)
    }
  }
}

extension Semantics {
  /// Returns a button's changes to its label's elements, which become a single element with the action of a tap.
  nonisolated static func button(_ action: UInt64) -> [AccessibilityChange] {
    [
      .replace(.combine), .removeTraits([.isStaticText, .isImage]), .addTraits(.isButton),
      .action(AccessibilityNode.Action(.activate, action)),
    ]
  }
}
