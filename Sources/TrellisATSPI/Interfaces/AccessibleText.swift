import Foundation
import TrellisBus

/// The interface `Text`: the characters of texts and fields, the caret and the selection.
///
/// Offsets are in Unicode scalars. Lines are those that newlines end: the protocol doesn't see where lines are wrapped.
enum AccessibleText: AccessibleInterface {
  static let name = "Text"

  static func isThere(of object: AccessibleObject) -> Bool { object.currentEditing() != nil }

  static func properties(of object: AccessibleObject, on bus: AccessibilityBus) -> KeyValuePairs<
    String, BusValue
  > {
    guard let editing = object.currentEditing() else { return [:] }
    return [
      "CharacterCount": .int32(Int32(editing.text.unicodeScalars.count)),
      "CaretOffset": .int32(
        Int32(object.editingAction == nil ? -1 : editing.text.scalars(in: editing.caret))),
    ]
  }

  static func call(_ call: AccessibleCall) -> [BusValue]? {
    guard let editing = call.object.currentEditing() else { return nil }
    let text = editing.text
    let count = text.unicodeScalars.count
    let (first, second) = (call.integer(0), call.integer(1))
    switch call.method {
    case "GetText":
      let start = min(max(first, 0), count)
      let end = second < 0 ? count : min(max(second, start), count)
      return [.string(text.scalars(start..<end))]
    case "GetCharacterAtOffset":
      guard (0..<count).contains(first) else { return [.int32(0)] }
      return [.int32(Int32(text.scalars(first..<first + 1).unicodeScalars.first!.value))]
    case "GetStringAtOffset": return part(TextUnit(granularity: second), at: first, 0)
    case "GetTextAtOffset": return part(TextUnit(boundary: second), at: first, 0)
    case "GetTextBeforeOffset": return part(TextUnit(boundary: second), at: first, -1)
    case "GetTextAfterOffset": return part(TextUnit(boundary: second), at: first, 1)
    case "GetNSelections": return [.int32(editing.selection.isEmpty ? 0 : 1)]
    case "GetSelection":
      let range = first == 0 ? editing.selection : 0..<0
      return [text.scalars(in: range.lowerBound), text.scalars(in: range.upperBound)].map {
        .int32(Int32($0))
      }
    case "SetCaretOffset": return [.bool(select(first..<first, call, text))]
    case "AddSelection": return [.bool(select(min(first, second)..<max(first, second), call, text))]
    case "SetSelection":
      let (start, end) = (second, call.integer(2))
      return [.bool(first == 0 && select(min(start, end)..<max(start, end), call, text))]
    case "RemoveSelection":
      let caret = text.scalars(in: editing.caret)
      return [.bool(select(caret..<caret, call, text))]
    case "GetAttributes": return [.texts([:]), .int32(0), .int32(Int32(count))]
    case "GetAttributeRun": return [.texts([:]), .int32(0), .int32(Int32(count))]
    case "GetAttributeValue": return [.string("")]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.texts([:])]
    // The frame of the whole text: the protocol doesn't see where its characters are.
    case "GetCharacterExtents", "GetRangeExtents":
      let argument = call.method == "GetCharacterExtents" ? 1 : 2
      let frame = call.object.pixels(
        in: AccessibleComponent.Space(rawValue: call.integer(argument)) ?? .screen)
      return [frame.minX, frame.minY, frame.width, frame.height].map { .int32(Int32(clamping: $0)) }
    case "GetOffsetAtPoint": return [.int32(-1)]
    case "GetBoundedRanges": return [.array(of: "(iisv)", [])]
    case "ScrollSubstringTo", "ScrollSubstringToPoint": return [.bool(false)]
    default: return nil
    }

    func part(_ unit: TextUnit, at offset: Int, _ step: Int) -> [BusValue] {
      let range = unit.range(in: text, at: offset, step) ?? 0..<0
      return [
        .string(text.scalars(range)), .int32(Int32(range.lowerBound)), .int32(Int32(range.upperBound)),
      ]
    }
  }

  private static func select(_ range: Range<Int>, _ call: AccessibleCall, _ text: String) -> Bool {
    guard let action = call.object.editingAction, let window = call.object.window else { return false }
    return window.selectText(of: action, in: text.bytes(of: range))
  }
}

/// The interface `EditableText` of fields that are enabled.
enum AccessibleEditableText: AccessibleInterface {
  static let name = "EditableText"

  static func isThere(of object: AccessibleObject) -> Bool { object.editingAction != nil }

  static func properties(of object: AccessibleObject, on bus: AccessibilityBus) -> KeyValuePairs<
    String, BusValue
  > {
    [:]
  }

  static func call(_ call: AccessibleCall) -> [BusValue]? {
    guard let editing = call.object.currentEditing() else { return nil }
    let count = editing.text.unicodeScalars.count
    let (first, second) = (call.integer(0), call.integer(1))
    func replace(_ range: Range<Int>, _ new: String) -> [BusValue] {
      guard let action = call.object.editingAction, let window = call.object.window else {
        return [.bool(false)]
      }
      return [.bool(window.replaceText(of: action, in: editing.text.bytes(of: range), with: new))]
    }
    switch call.method {
    case "SetTextContents": return replace(0..<count, call.text(0))
    // The length of the text, which the third argument gives, is known.
    case "InsertText": return replace(first..<first, call.text(1))
    case "DeleteText": return replace(min(first, second)..<max(first, second), "")
    // The app's own copy, cut and paste go by keys.
    case "CopyText": return []
    case "CutText", "PasteText": return [.bool(false)]
    default: return nil
    }
  }
}
