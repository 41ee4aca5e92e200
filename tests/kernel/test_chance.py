"""Chance: the same numbers on every machine, each equally likely, and secrets checked.

The numbers written down here fix the generators: records and seeds of old must stay valid.
"""

import hashlib
import hmac
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from doubloon.kernel import chance
from doubloon.kernel.errors import RecordError

SECRET = bytes(range(32))


def test_the_small_generator_multiplies_with_carry() -> None:
    assert chance.step(1) == 1791398085
    assert chance.step(2**32) == 1
    assert chance.step(2**32 + 3) == 3 * 1791398085 + 1
    assert chance.step(2**62 - 1) == 1791398085 * (2**32 - 1) + 2**30 - 1
    assert chance.scaled(2**31, 10) == 5
    assert chance.scaled(2**32 - 1, 10) == 9
    assert chance.scaled(2**40, 10) == 0


def test_seeds_are_mixed_well() -> None:
    assert chance.seeded(7) == 1 + int.from_bytes(
        hashlib.blake2b(b"7", digest_size=7).digest(), "big"
    )
    states = {chance.mixed(seed) for seed in (*range(1000), *(2**31 * n for n in range(1, 1000)))}
    assert len(states) == 1999
    assert all(0 < state < 2**63 for state in states)
    assert chance.mixed(2**60 + 5) != chance.mixed(5)
    assert (chance.mixed(0), chance.mixed(1)) == (2643322881, 7129101715641760148)


def test_seeds_that_follow_each_other_give_independent_numbers() -> None:
    """Any two of the numbers drawn from a seed, over seeds 0 to 4899: all pairs, about equally."""
    drawn = []
    for seed in range(4900):
        state, numbers = chance.mixed(seed), []
        for _ in range(12):
            state = chance.step(state)
            numbers.append(chance.scaled(state, 7))
        drawn.append(numbers)
    for one in range(12):
        for two in range(one):
            pairs = Counter((numbers[one], numbers[two]) for numbers in drawn)
            assert len(pairs) == 49
            assert 55 < min(pairs.values()) <= max(pairs.values()) < 150, (one, two)


def test_the_small_shuffle() -> None:
    cards = vec[i64]([10, 11, 12, 13])
    expected, state = [10, 11, 12, 13], 12345
    for n in (4, 3, 2):
        state = chance.step(state)
        k = chance.scaled(state, n)
        expected[n - 1], expected[k] = expected[k], expected[n - 1]
    assert chance.shuffle(cards, 12345) == state
    assert list(cards) == expected
    assert chance.shuffle(vec[i64]([1]), 99) == 99


def test_every_order_is_equally_likely() -> None:
    small: Counter[tuple[int, ...]] = Counter()
    secret: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        cards = vec[i64]([0, 1, 2, 3])
        chance.shuffle(cards, chance.seeded(seed))
        small[tuple(cards)] += 1
        cards = vec[i64]([0, 1, 2, 3])
        chance.SecretStream(SECRET, "demo", seed).shuffle(cards)
        secret[tuple(cards)] += 1
    for count in (small, secret):
        assert len(count) == 24
        assert min(count.values()) > 60
        assert max(count.values()) < 140


def words_of(secret: bytes, place: str, blocks: int) -> list[int]:
    """The stream as its documentation has it: HMAC of a counter under a key of its own."""
    key = hmac.new(secret, place.encode(), hashlib.sha256).digest()
    made = b"".join(
        hmac.new(key, str(block).encode(), hashlib.sha256).digest() for block in range(blocks)
    )
    return [int.from_bytes(made[i : i + 4], "big") for i in range(0, len(made), 4)]


def test_the_secret_stream() -> None:
    stream = chance.SecretStream(SECRET, "demo", 3)
    assert [stream.below(1000) for _ in range(20)] == [
        word % 1000 for word in words_of(SECRET, "demo/3", 3)[:20]
    ]
    others = [("demo", 4), ("other", 3)]
    for game, counter in others:
        other = chance.SecretStream(SECRET, game, counter)
        assert [other.below(2**30) for _ in range(4)] != [
            word % 2**30 for word in words_of(SECRET, "demo/3", 1)[:4]
        ]


def test_words_that_would_favour_small_numbers_are_left_out() -> None:
    n = 3 * 2**30
    stream = chance.SecretStream(SECRET, "demo", 0)
    fair = [word for word in words_of(SECRET, "demo/0", 8) if word < n]
    assert len(fair) < 64
    assert [stream.below(n) for _ in range(len(fair))] == fair


def test_the_secret_shuffle() -> None:
    cards = vec[i64]([10, 11, 12, 13])
    chance.SecretStream(SECRET, "demo", 1).shuffle(cards)
    expected = [10, 11, 12, 13]
    for n, word in zip((4, 3, 2), words_of(SECRET, "demo/1", 1), strict=False):
        expected[n - 1], expected[word % n] = expected[word % n], expected[n - 1]
    assert list(cards) == expected


def test_secrets() -> None:
    assert len(chance.checked_secret(chance.new_secret())) == 32
    assert chance.new_secret() != chance.new_secret()
    assert chance.checked_secret("0a" * 32) == b"\n" * 32
    for text in ("", "0a" * 31, "0a" * 33, "0g" * 32):
        with pytest.raises(RecordError) as caught:
            chance.checked_secret(text)
        assert str(caught.value) == "secret: 64 hexadecimal digits are needed"
