import RibletsViews

/// Shows nothing itself; every other screen is in front of it.
final class RootViewController: ViewController {}
