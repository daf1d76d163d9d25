import Foundation

/// A filter with the inputs of all kinds as properties.
final class BuiltInFilter: CIFilter, @unchecked Sendable {
  private func float(_ key: String) -> Float {
    FilterInputs(values: [key: value(forKey: key) ?? 0]).number(key)
  }

  private func point(_ key: String) -> CGPoint { (value(forKey: key) as? CIVector)?.cgPointValue ?? .zero }

  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }

  var intensity: Float {
    get { float("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }

  var angle: Float {
    get { float("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }

  var saturation: Float {
    get { float("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }

  var brightness: Float {
    get { float("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }

  var contrast: Float {
    get { float("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }

  var color: CIColor {
    get { value(forKey: "inputColor") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor") }
  }

  var ev: Float {
    get { float("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }

  var power: Float {
    get { float("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }

  var amount: Float {
    get { float("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }

  var levels: Float {
    get { float("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }

  var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  var radius: Float {
    get { float("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }

  var center: CGPoint {
    get { point("inputCenter") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }

  var scale: Float {
    get { float("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }

  var sharpness: Float {
    get { float("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }

  var aspectRatio: Float {
    get { float("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }

  var topLeft: CGPoint {
    get { point("inputTopLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
  }

  var topRight: CGPoint {
    get { point("inputTopRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
  }

  var bottomRight: CGPoint {
    get { point("inputBottomRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
  }

  var bottomLeft: CGPoint {
    get { point("inputBottomLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
  }

  var extent: CGRect {
    get { (value(forKey: "inputExtent") as? CIVector)?.cgRectValue ?? .zero }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }

  var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }

  var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }

  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var quietSpace: Float {
    get { float("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }

  var barcodeHeight: Float {
    get { float("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }

  var width: Float {
    get { float("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }

  var point0: CGPoint {
    get { point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }

  var point1: CGPoint {
    get { point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }

  var radius0: Float {
    get { float("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }

  var radius1: Float {
    get { float("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
}

extension BuiltInFilter: CISepiaTone {}
extension BuiltInFilter: CIHueAdjust {}
extension BuiltInFilter: CIColorControls {}
extension BuiltInFilter: CIColorMonochrome {}
extension BuiltInFilter: CIColorInvert {}
extension BuiltInFilter: CIExposureAdjust {}
extension BuiltInFilter: CIGammaAdjust {}
extension BuiltInFilter: CIVibrance {}
extension BuiltInFilter: CIColorPosterize {}
extension BuiltInFilter: CIFalseColor {}
extension BuiltInFilter: CIMaskToAlpha {}
extension BuiltInFilter: CIPhotoEffect {}
extension BuiltInFilter: CIGaussianBlur {}
extension BuiltInFilter: CIBoxBlur {}
extension BuiltInFilter: CIDiscBlur {}
extension BuiltInFilter: CIPixellate {}
extension BuiltInFilter: CICrystallize {}
extension BuiltInFilter: CIEdges {}
extension BuiltInFilter: CIUnsharpMask {}
extension BuiltInFilter: CISharpenLuminance {}
extension BuiltInFilter: CIBloom {}
extension BuiltInFilter: CIVignette {}
extension BuiltInFilter: CITwirlDistortion {}
extension BuiltInFilter: CIBumpDistortion {}
extension BuiltInFilter: CIPinchDistortion {}
extension BuiltInFilter: CILanczosScaleTransform {}
extension BuiltInFilter: CIPerspectiveTransform {}
extension BuiltInFilter: CIPerspectiveCorrection {}
extension BuiltInFilter: CIAreaAverage {}
extension BuiltInFilter: CICompositeOperation {}
extension BuiltInFilter: CIBlendWithMask {}
extension BuiltInFilter: CIQRCodeGenerator {}
extension BuiltInFilter: CICode128BarcodeGenerator {}
extension BuiltInFilter: CICheckerboardGenerator {}
extension BuiltInFilter: CILinearGradient {}
extension BuiltInFilter: CIRadialGradient {}
