"""The rule ledgers: every clause of every rulebook, the code that cites it and the tests that carry it."""

from karczma.ledger.check import Crosscheck, check_kernel, check_title, crosscheck
from karczma.ledger.clause import clause
from karczma.ledger.load import Chapter, Clause, Ledger, LedgerError, load_kernel, load_ledger, load_title
from karczma.ledger.report import Figures, as_text, clauses_page, figures

__all__ = [
    "Chapter",
    "Clause",
    "Crosscheck",
    "Figures",
    "Ledger",
    "LedgerError",
    "as_text",
    "check_kernel",
    "check_title",
    "clause",
    "clauses_page",
    "crosscheck",
    "figures",
    "load_kernel",
    "load_ledger",
    "load_title",
]
