import FlyingFox
import Foundation
import SwiftUI

/// A server that answers requests for charts with pictures.
@main
enum ChartServer {
  static func main() async throws {
    guard let port = UInt16(CommandLine.arguments.dropFirst().first ?? "8080") else {
      FileHandle.standardError.write(Data("usage: ChartServer [PORT]\n".utf8))
      exit(2)
    }
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port))
    for format in ChartFormat.allCases {
      await server.appendRoute(HTTPRoute("GET /chart.\(format.rawValue)")) { await response(to: $0, format) }
    }
    print("http://127.0.0.1:\(port)/chart.png?values=3,7,2,8")
    try await server.run()
  }

  /// Returns a picture, or the reason why there is none.
  private static func response(to request: HTTPRequest, _ format: ChartFormat) async -> HTTPResponse {
    do throws(BadParameter) {
      let query = try ChartQuery(request.query.map { ($0.name, $0.value) })
      let drawing = await drawing(of: query)
      // Only views need the main actor: files are made by as many tasks as there are cores.
      guard let data = try? format.data(of: drawing, scale: query.scale) else {
        return text(.internalServerError, "The picture couldn't be made.")
      }
      return HTTPResponse(
        statusCode: .ok, headers: [.contentType: format.contentType], body: data)
    } catch {
      return text(.badRequest, error.description)
    }
  }

  @MainActor private static func drawing(of query: ChartQuery) -> ViewDrawing {
    ImageRenderer(content: ChartPicture(query: query)).drawing()
  }

  private static func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"], body: Data("\(text)\n".utf8))
  }
}

/// The formats of pictures, by the extensions of their files.
enum ChartFormat: String, CaseIterable {
  case png, svg, pdf

  var contentType: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    }
  }

  func data(of drawing: ViewDrawing, scale: Double) throws -> Data {
    switch self {
    case .png: try drawing.pngData(scale: scale)
    case .svg: try drawing.svgData()
    case .pdf: try drawing.pdfData()
    }
  }
}
