"""Card text as data: shared verbs, the loader that compiles them once, and the tellers of words and signs."""
