extension CIFilter {
  private static func built(_ name: String) -> BuiltInFilter { BuiltInFilter(FilterKind.all[name]!) }

  /// Returns a filter CISepiaTone with its default inputs.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { built("CISepiaTone") }

  /// Returns a filter CIHueAdjust with its default inputs.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { built("CIHueAdjust") }

  /// Returns a filter CIColorControls with its default inputs.
  public class func colorControls() -> any CIFilter & CIColorControls { built("CIColorControls") }

  /// Returns a filter CIColorMonochrome with its default inputs.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { built("CIColorMonochrome") }

  /// Returns a filter CIColorInvert with its default inputs.
  public class func colorInvert() -> any CIFilter & CIColorInvert { built("CIColorInvert") }

  /// Returns a filter CIExposureAdjust with its default inputs.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { built("CIExposureAdjust") }

  /// Returns a filter CIGammaAdjust with its default inputs.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { built("CIGammaAdjust") }

  /// Returns a filter CIVibrance with its default inputs.
  public class func vibrance() -> any CIFilter & CIVibrance { built("CIVibrance") }

  /// Returns a filter CIColorPosterize with its default inputs.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { built("CIColorPosterize") }

  /// Returns a filter CIFalseColor with its default inputs.
  public class func falseColor() -> any CIFilter & CIFalseColor { built("CIFalseColor") }

  /// Returns a filter CIMaskToAlpha with its default inputs.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { built("CIMaskToAlpha") }

  /// Returns a filter CIPhotoEffectMono with its default inputs.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { built("CIPhotoEffectMono") }

  /// Returns a filter CIPhotoEffectTonal with its default inputs.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { built("CIPhotoEffectTonal") }

  /// Returns a filter CIPhotoEffectNoir with its default inputs.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { built("CIPhotoEffectNoir") }

  /// Returns a filter CIPhotoEffectFade with its default inputs.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { built("CIPhotoEffectFade") }

  /// Returns a filter CIPhotoEffectChrome with its default inputs.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { built("CIPhotoEffectChrome") }

  /// Returns a filter CIPhotoEffectInstant with its default inputs.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { built("CIPhotoEffectInstant") }

  /// Returns a filter CIPhotoEffectProcess with its default inputs.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { built("CIPhotoEffectProcess") }

  /// Returns a filter CIPhotoEffectTransfer with its default inputs.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { built("CIPhotoEffectTransfer") }

  /// Returns a filter CIGaussianBlur with its default inputs.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { built("CIGaussianBlur") }

  /// Returns a filter CIBoxBlur with its default inputs.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { built("CIBoxBlur") }

  /// Returns a filter CIDiscBlur with its default inputs.
  public class func discBlur() -> any CIFilter & CIDiscBlur { built("CIDiscBlur") }

  /// Returns a filter CIPixellate with its default inputs.
  public class func pixellate() -> any CIFilter & CIPixellate { built("CIPixellate") }

  /// Returns a filter CICrystallize with its default inputs.
  public class func crystallize() -> any CIFilter & CICrystallize { built("CICrystallize") }

  /// Returns a filter CIEdges with its default inputs.
  public class func edges() -> any CIFilter & CIEdges { built("CIEdges") }

  /// Returns a filter CIUnsharpMask with its default inputs.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { built("CIUnsharpMask") }

  /// Returns a filter CISharpenLuminance with its default inputs.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { built("CISharpenLuminance") }

  /// Returns a filter CIBloom with its default inputs.
  public class func bloom() -> any CIFilter & CIBloom { built("CIBloom") }

  /// Returns a filter CIVignette with its default inputs.
  public class func vignette() -> any CIFilter & CIVignette { built("CIVignette") }

  /// Returns a filter CITwirlDistortion with its default inputs.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { built("CITwirlDistortion") }

  /// Returns a filter CIBumpDistortion with its default inputs.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { built("CIBumpDistortion") }

  /// Returns a filter CIPinchDistortion with its default inputs.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { built("CIPinchDistortion") }

  /// Returns a filter CILanczosScaleTransform with its default inputs.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    built("CILanczosScaleTransform")
  }

  /// Returns a filter CIPerspectiveTransform with its default inputs.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    built("CIPerspectiveTransform")
  }

  /// Returns a filter CIPerspectiveCorrection with its default inputs.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    built("CIPerspectiveCorrection")
  }

  /// Returns a filter CIAreaAverage with its default inputs.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { built("CIAreaAverage") }

  /// Returns a filter CISourceOverCompositing with its default inputs.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    built("CISourceOverCompositing")
  }

  /// Returns a filter CISourceAtopCompositing with its default inputs.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    built("CISourceAtopCompositing")
  }

  /// Returns a filter CISourceInCompositing with its default inputs.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    built("CISourceInCompositing")
  }

  /// Returns a filter CISourceOutCompositing with its default inputs.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    built("CISourceOutCompositing")
  }

  /// Returns a filter CIAdditionCompositing with its default inputs.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    built("CIAdditionCompositing")
  }

  /// Returns a filter CIMultiplyCompositing with its default inputs.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    built("CIMultiplyCompositing")
  }

  /// Returns a filter CIMaximumCompositing with its default inputs.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    built("CIMaximumCompositing")
  }

  /// Returns a filter CIMinimumCompositing with its default inputs.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    built("CIMinimumCompositing")
  }

  /// Returns a filter CIMultiplyBlendMode with its default inputs.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    built("CIMultiplyBlendMode")
  }

  /// Returns a filter CIScreenBlendMode with its default inputs.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { built("CIScreenBlendMode") }

  /// Returns a filter CIOverlayBlendMode with its default inputs.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { built("CIOverlayBlendMode") }

  /// Returns a filter CIHardLightBlendMode with its default inputs.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    built("CIHardLightBlendMode")
  }

  /// Returns a filter CISoftLightBlendMode with its default inputs.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    built("CISoftLightBlendMode")
  }

  /// Returns a filter CIDarkenBlendMode with its default inputs.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { built("CIDarkenBlendMode") }

  /// Returns a filter CILightenBlendMode with its default inputs.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { built("CILightenBlendMode") }

  /// Returns a filter CIDifferenceBlendMode with its default inputs.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    built("CIDifferenceBlendMode")
  }

  /// Returns a filter CIExclusionBlendMode with its default inputs.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    built("CIExclusionBlendMode")
  }

  /// Returns a filter CIBlendWithMask with its default inputs.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { built("CIBlendWithMask") }

  /// Returns a filter CIQRCodeGenerator with its default inputs.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { built("CIQRCodeGenerator") }

  /// Returns a filter CICode128BarcodeGenerator with its default inputs.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    built("CICode128BarcodeGenerator")
  }

  /// Returns a filter CICheckerboardGenerator with its default inputs.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    built("CICheckerboardGenerator")
  }

  /// Returns a filter CILinearGradient with its default inputs.
  public class func linearGradient() -> any CIFilter & CILinearGradient { built("CILinearGradient") }

  /// Returns a filter CIRadialGradient with its default inputs.
  public class func radialGradient() -> any CIFilter & CIRadialGradient { built("CIRadialGradient") }
}
