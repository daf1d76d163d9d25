/// A resource of the protocol: a text with an address.
struct MCPResource {
  var uri: String
  var name: String
  var text: String

  var json: JSONValue {
    ["uri": .string(uri), "name": .string(name), "mimeType": "text/markdown"]
  }

  var contents: JSONValue {
    ["uri": .string(uri), "mimeType": "text/markdown", "text": .string(text)]
  }

  /// The instructions for an agent that uses the tools.
  static let instructions = """
    Trellis runs SwiftUI source on Linux, so you can see what you write. Edit files, then call `render`: the picture is of the edited \
    source, and the app keeps its state. If the source doesn't compile, `render` returns the compiler's errors. Use `layout` before you \
    guess at sizes, `accessibility_tree` for labels to tap on, `why_did_it_update` and `wasted_work` before you optimize. `check` finds \
    what doesn't exist on Linux.
    """

  static let all = [
    MCPResource(
      uri: "trellis://agents", name: "A section for AGENTS.md",
      text: """
        ## Seeing the app

        This machine runs SwiftUI on Linux by Trellis. The MCP server `trellis` has the tools.

        1. `check` before and after a change: it lists what doesn't compile here. Names that are missing on Linux aren't errors of yours.
        2. `list_previews`, then `render` with `view` or `preview`. Look at the picture.
        3. Edit the source, and `render` again: the app keeps its state. Repeat until the picture is right.
        4. If a size or a position is wrong, call `layout` with the type of the stack, and read what was proposed and taken.
        5. Check `scheme: dark`, and a narrow `width`.
        6. `tap`, `type`, `key` and `scroll` use the app. `why_did_it_update` and `wasted_work` explain updates.

        """)
  ]
}
