// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "places",
  products: [.library(name: "Places", targets: ["Places"])],
  targets: [.target(name: "Places")]
)
