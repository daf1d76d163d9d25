public import Foundation
public import TrellisCoreGraphics

/// The settings of the analysis of pictures.
public enum SCSensitivityAnalysisPolicy: Int, Sendable {
  case disabled, simpleInterventions, descriptiveInterventions
}

/// The result of the analysis of a picture; none is made here.
open class SCSensitivityAnalysis: NSObject, @unchecked Sendable {
  /// Whether the picture is sensitive.
  public let isSensitive: Bool
  init(isSensitive: Bool) { self.isSensitive = isSensitive }
}

/// An analyzer of pictures and videos for nudity, which is switched off here.
///
/// Source: documented, developer.apple.com/documentation/sensitivecontentanalysis/scsensitivityanalyzer.
open class SCSensitivityAnalyzer: NSObject, @unchecked Sendable {
  /// The reason that nothing is analyzed.
  public struct Unavailable: LocalizedError {
    /// A sentence about the error.
    public var errorDescription: String? { "Pictures can't be analyzed on this system." }
  }

  /// Creates an analyzer.
  public override init() { super.init() }

  /// ``SCSensitivityAnalysisPolicy/disabled``: apps shouldn't analyze anything.
  open var analysisPolicy: SCSensitivityAnalysisPolicy { .disabled }
  /// Throws ``Unavailable``.
  open func analyzeImage(at fileURL: URL) async throws -> SCSensitivityAnalysis { throw Unavailable() }
  /// Throws ``Unavailable``.
  open func analyzeImage(_ image: CGImage) async throws -> SCSensitivityAnalysis { throw Unavailable() }
}
