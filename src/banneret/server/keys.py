"""Keys open seats. They are long and random, and only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

PERSON: Final = "p"
SEAT: Final = "s"
#: Bytes of chance in a key.
_LENGTH: Final = 32
#: Cost of a password (scrypt): 16 MiB and some hundredths of a second.
_COST: Final = 2**14
_BLOCK: Final = 8
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


def new_key(kind: str) -> str:
    """A fresh key of a person or a seat."""
    return kind + secrets.token_urlsafe(_LENGTH)


def key_hash(key: str) -> bytes:
    """What is kept of a key. It has 256 bits of chance, so a plain hash cannot be guessed back."""
    return hashlib.sha256(key.encode("utf-8")).digest()


def new_id(length: int = 12) -> str:
    """An id that nobody guesses (about 60 bits), in letters that are not mistaken for each other."""
    return "".join([secrets.choice(_LETTERS) for _ in range(length)])


def key_of_copy(table: str) -> str:
    """A key for the chance of a copy of a game under way, which says where the copy is from."""
    return f"{new_key('g')}.{table}"


def source_of_copy(key: str) -> str:
    """The table that a copy with that key was taken from; an empty string if it is none."""
    table = key.rpartition(".")[2]
    return table if "." in key and len(table) == 12 and set(table) <= set(_LETTERS) else ""


def id_from(digest: bytes) -> str:
    """An id that follows from a secret."""
    return "".join([_LETTERS[byte % len(_LETTERS)] for byte in digest[:12]])


def hash_password(password: str) -> str:
    """What is kept of a table's password."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${_scrypt(password, salt).hex()}"


def fits_password(password: str, kept: str) -> bool:
    """Whether it is the password of which that is kept."""
    salt, _, told = kept.partition("$")
    return hmac.compare_digest(_scrypt(password, bytes.fromhex(salt)), bytes.fromhex(told))


def _scrypt(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode("utf-8"), salt=salt, n=_COST, r=_BLOCK, p=1, maxmem=2**26, dklen=32)
