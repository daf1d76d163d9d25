/// The key of the resulting image.
public let kCIOutputImageKey = "outputImage"
/// The key of the image.
public let kCIInputImageKey = "inputImage"
/// The key of the image below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image whose brightness is a mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a center.
public let kCIInputCenterKey = "inputCenter"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the exposure.
public let kCIInputEVKey = "inputEV"
/// The key of the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of an aspect ratio.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of a filter's name in its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of an input's default in its attributes.
public let kCIAttributeDefault = "CIAttributeDefault"
