"""Names and trees of riblets that are drawn. Imported by scripts, which call python3 -B, so that nothing is left here."""


def name(number):
    """A pronounceable name: neighbours by number are no neighbours by name."""
    syllables = ["Ba", "Ce", "Di", "Fo", "Gu", "Ha", "Ke", "Li", "Mo", "Nu", "Pa", "Re", "Si", "To", "Vu", "Wa"]
    mixed = number * 2654435761 % 4096
    return "".join(syllables[mixed >> shift & 15] for shift in (8, 4, 0)).capitalize() + "s"


def drawn_tree(riblets, chance):
    """A list as 'riblets new --from' reads it: a root, and riblets below parents that are drawn."""
    tree = [("Root", None)]
    for number in range(1, riblets):
        tree.append((name(number), tree[chance.randrange(number)][0]))
    return listed(tree)


def listed(tree):
    """A tree of names and their parents as such a list."""
    lines = []

    def show(parent, depth):
        lines.append("  " * depth + "- " + parent)
        for child, above in tree:
            if above == parent:
                show(child, depth + 1)

    show("Root", 0)
    return "\n".join(lines) + "\n"
