"""Where chance comes from: a secret for real games, a small generator for playouts.

Real games shuffle with a keyed hash of a 256-bit secret, the game's id and a counter, so that
cards seen say nothing about cards to come. Playouts and sampled worlds carry a tiny 64-bit
multiply-with-carry generator instead. Both give the same numbers compiled and plain.
"""

import hashlib
import hmac
import secrets
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.kernel.errors import RecordError

# MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are prime: the generator's period is the
# latter, about 2**61. Below 2**31, so that a step never overflows 63 bits.
MULTIPLIER: Final[i64] = 1791398085
LOW32: Final[i64] = 0xFFFFFFFF


def seeded(seed: int) -> int:
    """A well-mixed generator state for any whole number.

    >>> seeded(1) != seeded(2)
    True
    """
    block = hashlib.blake2b(str(seed).encode(), digest_size=7).digest()
    return int.from_bytes(block, "big") + 1


def scrambled(word: i64) -> i64:
    """32 bits from 32 bits, each depending on all; no two words give the same."""
    word = ((word ^ (word >> 15)) * 0x2C1B3C6D) & LOW32
    word = ((word ^ (word >> 12)) * 0x297A2D39) & LOW32
    return word ^ (word >> 15)


def mixed(seed: i64) -> i64:
    """``seeded`` for search loops: cheaper, for whole numbers from 0 on.

    The generator's steps are linear, so seeds that follow each other must not: else the numbers
    drawn from one of them would go with those drawn from the next.
    """
    low = scrambled(seed & LOW32)
    high = scrambled(((seed >> 32) & LOW32) ^ low ^ 0x5BD1E995)
    return step((high & 0x3FFFFFFF) * 0x100000000 + low + 1)


def step(state: i64) -> i64:
    """The next state of the small generator."""
    return MULTIPLIER * (state & LOW32) + (state >> 32)


def scaled(state: i64, n: i64) -> i64:
    """A number from 0 to ``n - 1`` out of a generator state, for ``n`` below 2**31."""
    return ((state & LOW32) * n) >> 32


def shuffle(cards: vec[i64], state: i64) -> i64:
    """Shuffle in place with the small generator; gives the generator's new state."""
    n = i64(len(cards))
    while n > 1:
        state = step(state)
        k = scaled(state, n)
        n -= 1
        held = cards[n]
        cards[n] = cards[k]
        cards[k] = held
    return state


def new_secret() -> str:
    """A fresh 256-bit secret, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def secret_of_seed(seed: int) -> str:
    """The secret of a game that was asked for by a number, such as ``--seed 1``."""
    return hashlib.sha256(f"doubloon seed {seed}".encode()).hexdigest()


def checked_secret(text: str) -> bytes:
    """The 32 bytes of a secret written as hexadecimal text."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != 32:
        raise RecordError("secret: 64 hexadecimal digits are needed")
    return secret


class SecretStream:
    """Numbers from a secret: the stream of one chance event of one game.

    >>> a = SecretStream(bytes(32), "demo", 0)
    >>> b = SecretStream(bytes(32), "demo", 0)
    >>> [a.below(88) for _ in range(5)] == [b.below(88) for _ in range(5)]
    True
    """

    def __init__(self, secret: bytes, game_id: str, counter: int) -> None:
        self._key = hmac.new(secret, f"{game_id}/{counter}".encode(), hashlib.sha256).digest()
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        """The next 32 bits."""
        if not self._words:
            text = hmac.new(self._key, str(self._block).encode(), hashlib.sha256).digest()
            self._block += 1
            self._words = [int.from_bytes(text[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``, each equally likely."""
        limit = 2**32 - 2**32 % n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n

    def shuffle(self, cards: vec[i64]) -> None:
        """Shuffle in place."""
        n = len(cards)
        while n > 1:
            k = self.below(n)
            n -= 1
            held = cards[n]
            cards[n] = cards[k]
            cards[k] = held
