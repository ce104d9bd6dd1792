"""Browser tests. A package, so that Chromium and the server live exactly as long as its tests."""
