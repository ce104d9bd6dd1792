"""What tools/typescript.py writes, part by part."""
