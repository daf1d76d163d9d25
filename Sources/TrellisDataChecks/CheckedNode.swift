import Foundation
package import SwiftData

/// The model of the random programs: values, a reference to a node, and the nodes that refer to it.
@Model package class CheckedNode {
  var serial: Int
  var number: Int
  var text = ""
  @Relationship(inverse: \CheckedNode.children) var parent: CheckedNode?
  var children: [CheckedNode] = []
  @Attribute(.externalStorage) var data: Data?
  @Relationship(inverse: \CheckedTag.nodes) var tags: [CheckedTag] = []

  init(serial: Int, number: Int) {
    self.serial = serial
    self.number = number
  }
}

/// A node with a value of its own.
@Model package final class CheckedLeaf: CheckedNode {
  var weight: Int

  init(serial: Int, number: Int, weight: Int) {
    self.weight = weight
    super.init(serial: serial, number: number)
  }
}

/// A tag, in a many-to-many relationship with nodes.
@Model package final class CheckedTag {
  var name: Int
  var nodes: [CheckedNode] = []

  init(name: Int) { self.name = name }
}
