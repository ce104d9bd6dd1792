"""Chapter "Goods": gaining and paying."""
