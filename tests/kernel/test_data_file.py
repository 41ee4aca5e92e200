"""Files that people write: where each field stands, and what is said about mistakes."""

import pytest

from doubloon.kernel.files.data_file import (
    Choice,
    DataSyntaxError,
    Exactly,
    Field,
    Flag,
    Text,
    Whole,
    check_fields,
    parse,
    shown,
    unknown_keys,
)
from doubloon.kernel.files.locations import locate
from doubloon.kernel.files.mistakes import Problems

TOML = """\
# key = [ { no = 1 } ]
name = "a, b # { [" # c = 1
words = '''
x = 1
'''

inline = [
  { a = 1, "b" = 'it, is' },
  { a = 2 },
  5,
]
nested = { deep = { deeper = 1 } }
[plain]
a = [1,
     2]
[plain.sub.deeper]
d = 1
[[blocks]] # one
a = 1
[[blocks.inner]]
b = 1
[[blocks.inner]]
b = 2
[blocks.only]
c = 3
[[blocks]]
[[ blocks.inner ]]
b = 4
"""


def assert_places(text: str, lines: dict[str, int]) -> None:
    places = locate(text)
    assert {path: places.line(path) for path in lines} == lines


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_places_in_toml(ending: str) -> None:
    text = TOML.replace("\n", ending)
    assert parse(text)
    assert_places(
        text,
        {
            "name": 2,
            "words": 3,
            "inline": 7,
            "inline[0]": 8,
            "inline[0].a": 8,
            "inline[0].b": 8,
            "inline[1]": 9,
            "inline[1].a": 9,
            "inline[2]": 10,
            "nested": 12,
            "nested.deep": 12,
            "nested.deep.deeper": 12,
            "plain": 13,
            "plain.a": 14,
            "plain.a[0]": 14,
            "plain.a[1]": 15,
            "plain.sub.deeper": 16,
            "plain.sub.deeper.d": 17,
            "blocks": 18,
            "blocks[0]": 18,
            "blocks[0].a": 19,
            "blocks[0].inner": 20,
            "blocks[0].inner[0]": 20,
            "blocks[0].inner[0].b": 21,
            "blocks[0].inner[1]": 22,
            "blocks[0].inner[1].b": 23,
            "blocks[0].only": 24,
            "blocks[0].only.c": 25,
            "blocks[1]": 26,
            "blocks[1].inner": 27,
            "blocks[1].inner[0]": 27,
            "blocks[1].inner[0].b": 28,
            "blocks[1].inner[0].c": 27,  # not written out: what it is in
            "plain.sub": 13,
            "nothing": 1,
        },
    )


def test_places_in_json() -> None:
    text = '{\n "a": 1,\n "list": [\n  {"x": [1,\n   {"y": "} , :"}], "z": null},\n  7\n ]\n}'
    assert parse(text)
    assert_places(
        text,
        {
            "": 1,
            "a": 2,
            "list": 3,
            "list[0]": 4,
            "list[0].x": 4,
            "list[0].x[0]": 4,
            "list[0].x[1]": 5,
            "list[0].x[1].y": 5,
            "list[0].z": 5,
            "list[1]": 6,
            "list[1].x": 6,
            "list[2]": 3,
        },
    )


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("a = 1\nb = \n", 2, "this is not TOML: Invalid value"),
        ("a = 1\n\nb = [1", 3, "this is not TOML: Unclosed array"),
        ("a = 1\na = 2", 2, "this is not TOML: Cannot overwrite a value"),
        ('{"a": 1,\n "b" 2}', 2, "this is not JSON: Expecting ':' delimiter"),
        ('{"a": 1, "b": 1,\n "b": 2}', 1, 'this is not JSON: "b" is written twice in one object'),
        ('{"a": 1} x', 1, "this is not JSON: Extra data"),
        ("a = " + "9" * 5000, 1, "this is not TOML: Exceeds the limit"),
        ('{"a": ' + "9" * 5000 + "}", 1, "this is not JSON: Exceeds the limit"),
        ('{"a":' * 100_000, 1, "brackets or dotted keys within each other; at most 20 levels"),
        ("\na = " + "[" * 100_000, 2, "brackets or dotted keys within each other; at most 20"),
        ("a." * 30 + "a = 1", 1, "brackets or dotted keys within each other; at most 20 levels"),
        ("a" * 1_000_001, 1, "1000001 characters; at most 1000000"),
    ],
)
def test_text_that_does_not_parse(text: str, line: int, message: str) -> None:
    with pytest.raises(DataSyntaxError) as caught:
        parse(text)
    problems = Problems("f")
    caught.value.note(problems)
    assert problems.summary().startswith(f"f:{line}: {message}")


def test_a_byte_order_mark_does_no_harm() -> None:
    assert parse("\ufeffa = 1") == parse('\ufeff {"a": 1}') == {"a": 1}


def test_problems_come_in_the_order_of_the_file() -> None:
    text = "a = 1\n[[t]]\nx = 1\n[[t]]\ny = 2\n"
    problems = Problems("f.toml", text, {"wrong": "{what}"})
    assert not problems
    problems.add("t[1].y", "wrong", what="second")
    problems.add("t[0].missing", "wrong", what="first")
    problems.add("elsewhere.at[3].all", "wrong", what="top")
    problems.add("", "wrong", what="of no field")
    assert problems
    assert problems.lines() == [
        "f.toml:1: elsewhere.at[3].all: top",
        "f.toml:1: of no field",
        "f.toml:2: t[0].missing: first",
        "f.toml:5: t[1].y: second",
    ]
    assert problems.summary() == "f.toml:1: elsewhere.at[3].all: top (and 3 more)"


def test_problems_without_a_file_have_no_lines() -> None:
    problems = Problems()
    problems.add("t[1].y", "too_many", "XX-1", count=3, most=2)
    assert problems.lines() == ["t[1].y: 3; at most 2 (XX-1)"]
    assert problems.summary() == "t[1].y: 3; at most 2 (XX-1)"


def test_a_mistake_is_data_beside_its_sentence() -> None:
    """What a screen needs to tell it in another language: its kind, and what is allowed."""
    problems = Problems("f.toml", "a = 1\nb = 9\n")
    check_fields({"a": 1, "b": 9}, {"a": Whole(1, 2), "b": Choice(("x", "y"))}, "", problems)
    (mistake,) = problems.mistakes()
    assert (mistake.line, mistake.path, mistake.rule) == (2, "b", "")
    allowed = {"reason": "one_of", "words": ["x", "y"]}
    assert mistake.details == {"reason": "not_allowed", "found": "9", "allowed": allowed}
    assert mistake.message == "9 is not allowed; one of x, y"


GOOD: list[tuple[Field, object]] = [
    (Whole(1, 3), 1),
    (Whole(1, 3), 3),
    (Whole(-1, 3), 0),
    (Choice(("a", "b")), "b"),
    (Text(4), "abcd"),
    (Flag(), False),
    (Exactly(1), 1),
]
BAD: list[tuple[Field, object]] = [
    (Whole(1, 3), 0),
    (Whole(1, 3), 4),
    (Whole(1, 3), True),
    (Whole(1, 3), 2.0),
    (Whole(1, 3), "2"),
    (Choice(("a", "b")), "c"),
    (Choice(("a", "b")), ["a"]),
    (Text(4), "abcde"),
    (Text(4), ""),
    (Text(4), "  "),
    (Text(4), "a\nb"),
    (Text(4), 4),
    (Flag(), 0),
    (Exactly(1), True),
    (Exactly(1), 2),
]


@pytest.mark.parametrize(("field", "value"), GOOD)
def test_what_a_field_may_hold(field: Field, value: object) -> None:
    assert field.ok(value)


@pytest.mark.parametrize(("field", "value"), BAD)
def test_what_a_field_may_not_hold(field: Field, value: object) -> None:
    assert not field.ok(value)
    problems = Problems()
    assert check_fields({"x": value}, {"x": field}, "t", problems) == {}
    allowed = problems.sentence(field.allowed)
    assert problems.lines() == [f"t.x: {shown(value)} is not allowed; {allowed}"]


def test_a_field_of_no_kind_cannot_be_asked() -> None:
    with pytest.raises(NotImplementedError):
        Field(None, "flag").ok(1)


def test_defaults_are_filled_in_and_missing_fields_named() -> None:
    problems = Problems()
    fields = {"a": Whole(0, 9, default=0), "b": Flag(default=False), "c": Whole(1, 2)}
    assert check_fields({}, fields, "", problems) == {"a": 0, "b": False}
    assert problems.lines() == ["c: missing; a whole number from 1 to 2"]


def test_unknown_keys_come_with_the_nearest_known_one() -> None:
    problems = Problems()
    unknown_keys({"curse": 1, "cruse": 1, "zzz": 1}, ("curse", "value"), "t[0]", problems)
    unknown_keys({"vale": 1}, ("curse", "value"), "", problems)
    assert problems.lines() == [
        "t[0].cruse: unknown field; did you mean curse? allowed: curse, value",
        "t[0].zzz: unknown field; allowed: curse, value",
        "vale: unknown field; did you mean value? allowed: curse, value",
    ]


def test_what_is_allowed_is_said_in_words() -> None:
    def said(field: Field) -> str:
        return Problems(sentences={"letter": "a letter"}).sentence(field.allowed)

    assert said(Choice(("a", "b"))) == "one of a, b"
    assert said(Choice(("a", "b"), notation="letter")) == "a letter"
    assert said(Exactly("x")) == '"x"'
    assert said(Flag()) == "true or false"
    assert said(Text(5)) == "text on one line, 1 to 5 characters"


def test_values_in_messages_stay_short() -> None:
    assert shown("x" * 58) == '"' + "x" * 58 + '"'
    assert shown("x" * 59) == '"' + "x" * 56 + "..."
    assert shown(parse("a = 1979-05-27")["a"]) == '"1979-05-27"'
    assert shown(2**20000) == "a number that long"
    assert shown("é\n") == '"é\\n"'
