import Foundation
import SwiftData

extension RandomProgram {
  /// A change of a node in a context, and the same change of a dictionary.
  struct Change {
    let apply: (ModelContext) -> Void
    let applyToRows: (inout [Int: NodeOracle.Row]) -> Void
  }

  /// Returns a random change of a node; `known` has the numbers of all nodes.
  func makeChange(of serial: Int, _ known: [Int]) -> Change {
    let value = below(20)
    switch below(8) {
    case 0...1:
      return Change {
        self.node(serial, in: $0).number = value
      } applyToRows: {
        $0[serial]!.number = value
      }
    case 2:
      let text = ["", "a", "é", "e\u{301}", "text \(value)"][below(5)]
      return Change {
        self.node(serial, in: $0).text = text
      } applyToRows: {
        $0[serial]!.text = text
      }
    case 3:
      let parent = below(4) == 0 ? nil : known.randomElement(using: &random)
      return Change { context in
        self.node(serial, in: context).parent = parent.map { self.node($0, in: context) }
      } applyToRows: {
        $0[serial]!.parent = parent
      }
    case 4:
      // The other side of the same relationship.
      let child = known.randomElement(using: &random)!
      return Change { context in
        let (node, added) = (self.node(serial, in: context), self.node(child, in: context))
        if !node.children.contains(added) { node.children.append(added) }
      } applyToRows: {
        $0[child]!.parent = serial
      }
    case 5: return makeDataChange(of: serial)
    case 6 where (oracle.present[serial] ?? oracle.saved[serial])?.weight != nil:
      return makeWeightChange(of: serial, to: value)
    default:
      let tag = below(4)
      return Change { context in
        let node = self.node(serial, in: context)
        if let index = node.tags.firstIndex(where: { $0.name == tag }) {
          node.tags.remove(at: index)
        } else {
          node.tags.append(self.tag(tag, in: context))
        }
      } applyToRows: {
        $0[serial]!.tags.formSymmetricDifference([tag])
      }
    }
  }

  /// Returns a change of data, of which half is in files.
  private func makeDataChange(of serial: Int) -> Change {
    let number = below(3) == 0 ? nil : below(200)
    return Change {
      self.node(serial, in: $0).data = number.map(Self.data)
    } applyToRows: {
      $0[serial]!.data = number
    }
  }

  /// Returns a change of a leaf's weight.
  ///
  /// A change of another node would be none, and an undo manager drops a group without changes.
  private func makeWeightChange(of serial: Int, to value: Int) -> Change {
    Change {
      (self.node(serial, in: $0) as! CheckedLeaf).weight = value
    } applyToRows: {
      $0[serial]!.weight = value
    }
  }

  /// Returns the data for a number, which is large for numbers from 100 on.
  static func data(_ number: Int) -> Data {
    Data(repeating: UInt8(number), count: isLarge(number) ? 100_001 + number : number)
  }

  static func isLarge(_ number: Int) -> Bool { number >= 100 }

  private func tag(_ name: Int, in context: ModelContext) -> CheckedTag {
    try! context.fetch(FetchDescriptor<CheckedTag>(predicate: #Predicate { $0.name == name }))[0]
  }
}
