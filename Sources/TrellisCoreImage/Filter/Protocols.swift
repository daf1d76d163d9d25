public import Foundation

/// A filter's result.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The resulting image; nil if an input is missing.
  var outputImage: CIImage? { get }
}

/// The inputs of filters of the kind SepiaTone.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The strength; 0 is none.
  var intensity: Float { get set }
}

/// The inputs of filters of the kind HueAdjust.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// The inputs of filters of the kind ColorControls.
public protocol CIColorControls: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The saturation; 1 is unchanged.
  var saturation: Float { get set }
  /// The added brightness; 0 is none.
  var brightness: Float { get set }
  /// The contrast; 1 is unchanged.
  var contrast: Float { get set }
}

/// The inputs of filters of the kind ColorMonochrome.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// The strength; 0 is none.
  var intensity: Float { get set }
}

/// The inputs of filters of the kind ColorInvert.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
}

/// The inputs of filters of the kind ExposureAdjust.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The exposure in stops; 0 is unchanged.
  var ev: Float { get set }
}

/// The inputs of filters of the kind GammaAdjust.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The power; 1 is unchanged.
  var power: Float { get set }
}

/// The inputs of filters of the kind Vibrance.
public protocol CIVibrance: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The added saturation; 0 is none.
  var amount: Float { get set }
}

/// The inputs of filters of the kind ColorPosterize.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The levels of each component.
  var levels: Float { get set }
}

/// The inputs of filters of the kind FalseColor.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The inputs of filters of the kind MaskToAlpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
}

/// The inputs of filters of the kind PhotoEffect.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
}

/// The inputs of filters of the kind GaussianBlur.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The inputs of filters of the kind BoxBlur.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The inputs of filters of the kind DiscBlur.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The inputs of filters of the kind Pixellate.
public protocol CIPixellate: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The inputs of filters of the kind Crystallize.
public protocol CICrystallize: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The center.
  var center: CGPoint { get set }
}

/// The inputs of filters of the kind Edges.
public protocol CIEdges: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The strength; 0 is none.
  var intensity: Float { get set }
}

/// The inputs of filters of the kind UnsharpMask.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The strength; 0 is none.
  var intensity: Float { get set }
}

/// The inputs of filters of the kind SharpenLuminance.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The sharpness; 0 is unchanged.
  var sharpness: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The inputs of filters of the kind Bloom.
public protocol CIBloom: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The strength; 0 is none.
  var intensity: Float { get set }
}

/// The inputs of filters of the kind Vignette.
public protocol CIVignette: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The strength; 0 is none.
  var intensity: Float { get set }
}

/// The inputs of filters of the kind TwirlDistortion.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// The inputs of filters of the kind BumpDistortion.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The inputs of filters of the kind PinchDistortion.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The inputs of filters of the kind LanczosScaleTransform.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The scale.
  var scale: Float { get set }
  /// The factor of the width.
  var aspectRatio: Float { get set }
}

/// The inputs of filters of the kind PerspectiveTransform.
public protocol CIPerspectiveTransform: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The top left corner.
  var topLeft: CGPoint { get set }
  /// The top right corner.
  var topRight: CGPoint { get set }
  /// The bottom right corner.
  var bottomRight: CGPoint { get set }
  /// The bottom left corner.
  var bottomLeft: CGPoint { get set }
}

/// The inputs of filters of the kind PerspectiveCorrection.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The top left corner.
  var topLeft: CGPoint { get set }
  /// The top right corner.
  var topRight: CGPoint { get set }
  /// The bottom right corner.
  var bottomRight: CGPoint { get set }
  /// The bottom left corner.
  var bottomLeft: CGPoint { get set }
}

/// The inputs of filters of the kind AreaAverage.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
}

/// The inputs of filters of the kind CompositeOperation.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The image below.
  var backgroundImage: CIImage? { get set }
}

/// The inputs of filters of the kind BlendWithMask.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The image below.
  var backgroundImage: CIImage? { get set }
  /// The image whose brightness is the mask.
  var maskImage: CIImage? { get set }
}

/// The inputs of filters of the kind QRCodeGenerator.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes.
  var message: Data { get set }
  /// The level of error correction: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// The inputs of filters of the kind Code128BarcodeGenerator.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The bytes.
  var message: Data { get set }
  /// The light modules on each side.
  var quietSpace: Float { get set }
  /// The height of the bars in pixels.
  var barcodeHeight: Float { get set }
}

/// The inputs of filters of the kind CheckerboardGenerator.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// The side of a square in pixels.
  var width: Float { get set }
  /// The sharpness; 0 is unchanged.
  var sharpness: Float { get set }
}

/// The inputs of filters of the kind LinearGradient.
public protocol CILinearGradient: CIFilterProtocol {
  /// The start.
  var point0: CGPoint { get set }
  /// The end.
  var point1: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The inputs of filters of the kind RadialGradient.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The inner radius in pixels.
  var radius0: Float { get set }
  /// The outer radius in pixels.
  var radius1: Float { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}
