/// A tool in the protocol's list of tools.
struct MCPTool {
  var name: String
  var description: String
  /// The arguments: a name, a type of JSON, and a description; a name that ends in `!` is required.
  var arguments: [(name: String, type: String, description: String)] = []

  /// The tool in the protocol's form.
  var json: JSONValue {
    var properties: [String: JSONValue] = [:]
    var required: [JSONValue] = []
    for argument in arguments {
      let name = argument.name.hasSuffix("!") ? String(argument.name.dropLast()) : argument.name
      if name != argument.name { required.append(.string(name)) }
      var schema: [String: JSONValue] = [
        "type": .string(argument.type), "description": .string(argument.description),
      ]
      if argument.type == "array" { schema["items"] = ["type": "number"] }
      properties[name] = .object(schema)
    }
    return [
      "name": .string(name), "description": .string(description),
      "inputSchema": [
        "type": "object", "properties": .object(properties), "required": .array(required),
        "additionalProperties": .bool(false),
      ],
    ]
  }

  private typealias Argument = (name: String, type: String, description: String)

  /// The arguments that choose a program; without them, the program of the last call is used.
  private static let program: [Argument] = [
    (
      "source", "string",
      "The Swift file, folder, package or .xcodeproj, relative to the served folder. Default: that of the last call, or the folder itself."
    ),
    ("view", "string", "The view to show. Default: the @main App, else ContentView, else the only view."),
    ("preview", "string", "The preview to show instead: its name, or its file and line (Card.swift:12)."),
  ]

  static let all: [MCPTool] = [
    MCPTool(
      name: "check",
      description:
        "Reports which files and targets compile on Linux, and which names and modules are missing.",
      arguments: [
        ("path", "string", "The folder, package, project or file. Default: the served folder."),
        ("platform", "string", "linux, phone or ios, for packages and projects."),
      ]),
    MCPTool(
      name: "list_previews",
      description: "Lists the apps, previews and views of the source, without compiling.",
      arguments: [program[0]]),
    MCPTool(
      name: "render",
      description:
        "Draws the app, a view or a preview as it is now, after applying edits of the source. Returns a PNG.",
      arguments: program + [
        ("width", "number", "The width in points."), ("height", "number", "The height in points."),
        ("scheme", "string", "light or dark."),
        ("scale", "number", "Pixels per point, 0.1 to 4. Default: 1."),
      ]),
    MCPTool(
      name: "film",
      description: "Draws several moments side by side in one PNG, for animations.",
      arguments: program + [
        ("times!", "array", "Ascending seconds, such as [0, 0.1, 0.5]; at most 12."),
        ("tap", "string", "The text or label to tap on at first."),
        ("scale", "number", "Pixels per point, 0.1 to 4. Default: 1."),
      ]),
    MCPTool(
      name: "tap", description: "Taps on a text or an accessibility label, or on a point.",
      arguments: program + [
        ("label", "string", "The text or the label."),
        ("number", "number", "1 for the first of several with the same text."),
        ("x", "number", "The point, in points, instead of a label."), ("y", "number", "The point."),
      ]),
    MCPTool(
      name: "type", description: "Types characters into the focused view.",
      arguments: program + [("text!", "string", "The characters.")]),
    MCPTool(
      name: "scroll", description: "Turns the wheel; a positive distance shows what is below.",
      arguments: program + [
        ("distance!", "number", "In points."), ("x", "number", "The point. Default: the middle."),
        ("y", "number", "The point."),
      ]),
    MCPTool(
      name: "key", description: "Presses a key.",
      arguments: program + [("name!", "string", "escape, return, tab, space, delete, up arrow, a …")]),
    MCPTool(
      name: "wait", description: "Lets time pass in the app.",
      arguments: program + [("seconds!", "number", "0.01 to 60.")]),
    MCPTool(
      name: "accessibility_tree",
      description:
        "Describes the elements of the window: role, label, value and frame (x, y, width, height).",
      arguments: program),
    MCPTool(
      name: "layout",
      description:
        "Describes views with their frames and the sizes that were proposed to them; of one type of view, also guides and how a stack divided its space.",
      arguments: program + [("type", "string", "The type of the views, such as VStack. Default: all views.")]),
    MCPTool(
      name: "why_did_it_update",
      description:
        "Explains the last evaluation of a view's body: the chain of causes back to the write, with lines of the source.",
      arguments: program + [("type!", "string", "The type of the view, such as Counter.")]),
    MCPTool(
      name: "wasted_work",
      description: "Lists evaluations without effect since the start, with remedies.", arguments: program),
    MCPTool(
      name: "missing_api",
      description:
        "Says whether a name of SwiftUI exists here, and what to use instead; without a name, the names that the source lacks.",
      arguments: [
        ("name", "string", "A type, function, member or module."),
        ("path", "string", "The source to check if no name is given. Default: the served folder."),
      ]),
    MCPTool(
      name: "run_tests", description: "Builds and runs the tests of a package, for at most 30 minutes.",
      arguments: [
        ("path", "string", "The package. Default: the served folder."),
        ("filter", "string", "Only tests whose names match, as in swift test --filter."),
      ]),
  ]
}
