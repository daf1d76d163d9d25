import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct AppearanceTests {
  struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func picture(_ root: UIView) throws -> Bitmap {
    try TestHost(Shown(view: root), size: CGSize(width: 100, height: 100)).picture()
  }

  private func isNear(_ color: RGBAColor, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
    abs(color.red - red) < 0.02 && abs(color.green - green) < 0.02 && abs(color.blue - blue) < 0.02
  }

  @Test func `a view's shadow is around the view, not inside its border`() throws {
    let (root, box) = (UIView(), UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40)))
    box.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    box.layer.borderWidth = 2
    box.layer.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    box.layer.shadowOpacity = 1
    box.layer.shadowRadius = 2
    box.layer.shadowOffset = CGSize(width: 6, height: 6)
    root.addSubview(box)
    let picture = try picture(root)
    #expect(isNear(picture.color(x: 40, y: 40), 1, 0.5, 0))
    #expect(isNear(picture.color(x: 26, y: 26), 1, 0.5, 0))
    #expect(isNear(picture.color(x: 21, y: 40), 0, 0, 1))
    #expect(picture.color(x: 62, y: 50).red < 0.5)
  }

  @Test func `corners, clips, transforms, hiding and opacity are drawn`() throws {
    let (root, box) = (UIView(), UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40)))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    inner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    box.addSubview(inner)
    root.addSubview(box)
    box.layer.cornerRadius = 20
    #expect(isNear(try picture(root).color(x: 21, y: 21), 1, 0, 0))
    box.clipsToBounds = true
    let clipped = try picture(root)
    #expect(!isNear(clipped.color(x: 21, y: 21), 1, 0, 0))
    #expect(isNear(clipped.color(x: 40, y: 40), 1, 0, 0))
    box.transform = CGAffineTransform(translationX: 30, y: 0)
    #expect(isNear(try picture(root).color(x: 75, y: 40), 1, 0, 0))
    box.alpha = 0.5
    let pale = try picture(root).color(x: 75, y: 40)
    #expect(pale.green > 0.4 && pale.green < 0.6)
    box.isHidden = true
    #expect(!isNear(try picture(root).color(x: 75, y: 40), 1, 0, 0))
  }

  @Test func `changes of a shown view's effects are drawn`() throws {
    let (root, box) = (UIView(), UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40)))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    inner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    box.addSubview(inner)
    root.addSubview(box)
    let host = TestHost(Shown(view: root), size: CGSize(width: 100, height: 100))
    #expect(isNear(try host.picture().color(x: 70, y: 40), 1, 0, 0))
    box.clipsToBounds = true
    #expect(!isNear(try host.picture().color(x: 70, y: 40), 1, 0, 0))
    box.transform = CGAffineTransform(translationX: 30, y: 0)
    #expect(isNear(try host.picture().color(x: 80, y: 40), 1, 0, 0))
    box.alpha = 0.5
    let pale = try host.picture().color(x: 80, y: 40)
    #expect(pale.green > 0.4 && pale.green < 0.6)
    box.layer.shadowOpacity = 1
    box.layer.shadowRadius = 1
    box.layer.shadowOffset = CGSize(width: 0, height: 20)
    box.clipsToBounds = false
    #expect(!isNear(try host.picture().color(x: 80, y: 70), 1, 1, 1))
    root.isHidden = true
    #expect(isNear(try host.picture().color(x: 80, y: 40), 1, 1, 1))
  }

  @Test func `a gradient layer has corners, and a shape layer draws its path`() throws {
    let root = UIView()
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    gradient.colors = [
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
    ]
    gradient.cornerRadius = 20
    root.layer.addSublayer(gradient)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 60, y: 60, width: 20, height: 20)).cgPath
    shape.fillColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    root.layer.addSublayer(shape)
    let picture = try picture(root)
    #expect(picture.color(x: 20, y: 4).red > 0.8)
    #expect(picture.color(x: 20, y: 36).blue > 0.8)
    #expect(picture.color(x: 1, y: 1).green > 0.9)
    #expect(isNear(picture.color(x: 70, y: 70), 0, 1, 0))
  }

  @Test func `a change of a mask is drawn`() throws {
    let (root, mask) = (UIView(), CAShapeLayer())
    root.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 100)).cgPath
    root.layer.mask = mask
    let host = TestHost(Shown(view: root), size: CGSize(width: 100, height: 100))
    #expect(isNear(try host.picture().color(x: 25, y: 50), 1, 0, 0))
    #expect(isNear(try host.picture().color(x: 75, y: 50), 1, 1, 1))
    mask.path = UIBezierPath(rect: CGRect(x: 50, y: 0, width: 50, height: 100)).cgPath
    #expect(isNear(try host.picture().color(x: 25, y: 50), 1, 1, 1))
    #expect(isNear(try host.picture().color(x: 75, y: 50), 1, 0, 0))
  }
}
