"""Token buckets: how often somebody may do something."""

from __future__ import annotations


class Bucket:
    """Holds up to `burst` tokens and gains `per_second`; each deed takes one."""

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        """Full at the start."""
        self.per_second = per_second
        self.burst = burst
        self.level = burst
        self.at = now

    def take(self, now: float, n: float = 1.0) -> bool:
        """Take a token, or n of them; False when there are fewer."""
        gained = max(0.0, now - self.at) * self.per_second
        self.level = min(self.burst, self.level + gained)
        self.at = now
        if self.level < n:
            return False
        self.level -= n
        return True


class Buckets:
    """A bucket for each key; those used longest ago are forgotten when there are too many.

    They are the fullest, so little is forgiven.
    """

    def __init__(self, per_second: float, burst: float, most: int = 10_000) -> None:
        """At most `most` keys are remembered."""
        self._per_second = per_second
        self._burst = burst
        self._most = most
        self._buckets: dict[str, Bucket] = {}  # the one used last is last

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float, n: float = 1.0) -> bool:
        """Take a token, or n of them, from the bucket of `key`."""
        bucket = self._buckets.pop(key, None) or Bucket(self._per_second, self._burst, now)
        if len(self._buckets) >= self._most:
            del self._buckets[next(iter(self._buckets))]
        self._buckets[key] = bucket
        return bucket.take(now, n)
