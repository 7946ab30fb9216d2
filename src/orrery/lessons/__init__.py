"""Lessons: guided games and exercises, played through the real rules. docs/lessons.md.

plan          what a lesson is made of
reader        lessons.toml of a game, checked field by field
wording       what is said, in a language: lessons/en.ftl, lessons/de.ftl
play          a table whose chance is scripted, and what has happened at it
conditions    whether the goal of a step holds
judge         what an action is worth: done, on the way, wrong, refused
guide         a question (step, actions so far) and its answer; keeps nothing in between
checks        whether every sentence of a lesson is true; for tests and `orrery lessons --check`
"""
