"""Whether an analysis is honest: how it is counted."""

from __future__ import annotations

import pytest

from orrery.analysis.report import Report, SeatReport
from orrery.lab.honesty import Honesty


def report_of(chances: list[float], won: float, accuracy: float, luck: float) -> Report:
    seats = [
        SeatReport(0, 9, 9, 0.0, luck, accuracy, 0.1),
        SeatReport(1, 9, 9, 0.0, -luck, accuracy - 20),
    ]
    shares = [[chance, 1 - chance] for chance in [*chances, won]]
    positions = list(range(len(shares)))
    return Report(1, "g", 1, 1, len(chances), False, 0, positions, shares, [], seats, [])


@pytest.fixture
def found() -> Honesty:
    honesty = Honesty()
    honesty.note(report_of([0.55, 0.95], 1.0, 90, 0.3), ["captain", "captain"])
    honesty.note(report_of([0.55, 0.05], 0.0, 70, -0.1), ["captain", "captain"])
    honesty.note(report_of([0.35], 1.0, 80, 0.2), ["captain", "cadet"])
    return honesty


def test_chances_are_compared_with_what_came_of_them(found):
    tenths = found.tenths()
    assert [tenth is not None for tenth in tenths] == [n in (0, 4, 5, 9) for n in range(10)]
    assert (tenths[0].won, tenths[9].won) == (0.0, 1.0)
    assert (tenths[5].n, tenths[5].told, tenths[5].won) == (2, pytest.approx(0.55), 0.5)
    assert tenths[5].error == pytest.approx(0.5 / 2**0.5)


def test_accuracy_is_counted_by_rank_and_luck_by_seat(found):
    assert found.ladder() == {"captain": (72.0, 5), "cadet": (60.0, 1)}
    (first, error), (second, _) = found.luck()
    assert first == pytest.approx((0.3 - 0.1 + 0.2) / 3)
    assert error == pytest.approx(0.12019, abs=1e-4)
    assert second == pytest.approx(-first)
    assert [mean for mean, _ in found.rest()] == pytest.approx([0.1, 0.0])


def test_games_of_two_counts_stay_apart_when_they_are_joined(found):
    other = Honesty()
    other.note(report_of([0.55], 1.0, 80, 0.0), ["cadet", "cadet"])
    found.join(other)
    assert found.n_games == 4
    assert [len(each) for each in found.lucks] == [4, 4]
    assert len({game for _, _, game in found.told}) == 3
