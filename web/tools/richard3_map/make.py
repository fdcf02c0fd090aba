"""Makes the map."""

import json
import sys
import tomllib
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from web.tools.richard3_map import cells, coast, curve, plane
from web.tools.richard3_map.curve import Line, Point
from web.tools.richard3_map.plane import Arc, Face, Side, Stroke
from web.tools.richard3_map.project import Move, Sheet

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[2]


@dataclass
class Land:
    name: str
    ring: Line  # closed
    towns: list[cells.Town]

    def contains(self, p: Point) -> bool:
        return curve.inside(p, [self.ring])


def soften(found: list[cells.Border], step: float, times: int) -> dict[int, Line]:
    """All borders of a land relaxed together: corners too, where three of them meet."""
    lines = [curve.even(b.line, step) for b in found]
    ends: dict[cells.Corner, list[tuple[int, int]]] = defaultdict(list)
    for n, b in enumerate(found):
        ends[b.ends[0]].append((n, 0))
        ends[b.ends[1]].append((n, -1))
    for _ in range(times):
        new = []
        for line in lines:
            new.append([line[0]] + [
                (q[0]/2 + (p[0] + r[0])/4, q[1]/2 + (p[1] + r[1])/4)
                for p, q, r in zip(line, line[1:], line[2:])
            ] + [line[-1]])
        for corner, meets in ends.items():
            if len(meets) < 3:
                continue
            nb = [lines[n][1 if e == 0 else -2] for n, e in meets]
            here = lines[meets[0][0]][meets[0][1]]
            c = (here[0]/2 + sum(p[0] for p in nb)/len(nb)/2, here[1]/2 + sum(p[1] for p in nb)/len(nb)/2)
            for n, e in meets:
                new[n][e] = c
        lines = new
    return dict(enumerate(lines))


def inland(land: Land, line: Line) -> Line:
    """A border that runs into the sea, up to the first point at sea: beyond, it may touch a cape again."""
    if land.contains(line[0]) == land.contains(line[-1]):
        return line
    if not land.contains(line[0]):
        return inland(land, line[::-1])
    return line[: next(i for i, p in enumerate(line) if not land.contains(p)) + 1]


def splice(ring: Line, shore: Line) -> Line:
    """The ring with a stretch of it drawn anew; the shorter way round is the one that is replaced."""
    i, j = (min(range(len(ring)), key=lambda k: (ring[k][0] - x) ** 2 + (ring[k][1] - y) ** 2) for x, y in (shore[0], shore[-1]))
    if (j - i) % len(ring) > (i - j) % len(ring):
        i, j, shore = j, i, shore[::-1]
    if i <= j:
        return ring[:i] + shore + ring[j + 1 :]
    return shore + ring[j + 1 : i]


def build() -> dict[str, Any]:
    spec = tomllib.loads((HERE / "areas.toml").read_text())
    data = tomllib.loads((ROOT / "src/banneret/games/richard3/data.toml").read_text())
    sheet = Sheet.of(spec["sheet"])
    W, H = spec["sheet"]["size"]
    rings = coast.read()
    lands: list[Land] = []
    strokes: list[Stroke] = [Stroke("frame", "", [(0.0, 0.0), (W, 0.0), (W, float(H)), (0.0, float(H)), (0.0, 0.0)])]
    for row in spec["land"]:
        at = tuple(row["at"])
        ring = next(r for r in rings if curve.inside(at, [r]))
        put: Any = lambda p: sheet(p)
        if "move" in row:
            m = row["move"]
            move = Move(sheet(tuple(m["town"])), tuple(m["to"]), m["scale"], m["turn"])
            put = lambda p, move=move: move(sheet(p))
        for sp in row.get("splices", ()):
            ring = splice(ring, [tuple(q) for q in sp])
        line = [put(p) for p in ring]
        line = curve.round_off(curve.thin([*line, line[0]], row.get("least", spec["coast"]["least"]))[:-1])
        line.append(line[0])
        towns = []
        if "area" in row:
            towns = [cells.Town(row["name"], row["area"], put(at))]
        for area, names in row.get("towns", {}).items():
            for name, (lon, lat, *w) in names.items():
                towns.append(cells.Town(name, area, put((lon, lat)), w[0] if w else 0.0))
        land = Land(row["name"], line, towns)
        lands.append(land)
        strokes.append(Stroke("coast", land.name, line, land.name))
        found = cells.borders(towns) if len(towns) > 1 else []
        soft = soften(found, 6.0, spec["border"]["soften"])
        for n, b in enumerate(found):
            if list(b.areas) in spec["border"]["water"]:
                continue
            strokes.append(Stroke("border", "|".join(b.areas), inland(land, curve.wobble(soft[n], "|".join(b.areas), spec["border"]["wobble"])), land.name))
    for row in spec["strait"]:
        strokes.append(Stroke("strait", row["name"], curve.even([tuple(map(float, p)) for p in row["line"]], 8.0)))
    arcs = plane.cut(strokes)
    kept = []
    gone = set()
    for arc in arcs:
        k = len(arc.line) // 2
        p, q = arc.line[k-1], arc.line[k]
        mid = ((p[0]+q[0])/2, (p[1]+q[1])/2)
        framed = 0 < mid[0] < W and 0 < mid[1] < H
        home = [land for land in lands if arc.land in ("", land.name) and land.contains(mid)] if arc.kind in ("border", "strait") else []
        if arc.kind == "frame" or (arc.kind == "coast" and framed) or (arc.kind == "border" and framed and home) or (arc.kind == "strait" and framed and not home):
            kept.append(arc)
    arcs = prune(kept)
    # estuaries
    coastal = {p for arc in arcs if arc.kind == "coast" for p in (arc.line[0], arc.line[-1])}
    for row in spec["estuary"]:
        ends = []
        for side in ("from", "to"):
            name = "|".join(sorted(row[side]))
            ends += [p for arc in arcs if arc.kind == "border" and arc.name == name for p in (arc.line[0], arc.line[-1]) if p in coastal]
        if len(ends) != 2:
            print("estuary", row["id"], ends)
            continue
        arcs.append(Arc("mouth", row["id"], "", tuple(ends)))
    arcs = [Arc(a.kind, a.name, a.land, rounded(a.line)) for a in arcs]
    return dict(arcs=arcs, faces=plane.faces(arcs), lands=lands, spec=spec, data=data)


def rounded(line: Any) -> tuple[Point, ...]:
    import math
    first, last = line[0], line[-1]
    out = [first]
    for p in line[1:-1]:
        if math.dist(p, out[-1]) >= 1.2 and math.dist(p, last) >= 1.2:
            out.append(p)
    return tuple((round(x, 1), round(y, 1)) for x, y in [*out, last])


def prune(arcs: list[Arc]) -> list[Arc]:
    while True:
        count: dict[Point, int] = defaultdict(int)
        for a in arcs:
            count[a.line[0]] += 1
            count[a.line[-1]] += 1
        loose = [a for a in arcs if count[a.line[0]] == 1 or count[a.line[-1]] == 1]
        if not loose:
            return arcs
        print("pruned", [(a.kind, a.name, len(a.line)) for a in loose])
        arcs = [a for a in arcs if a not in loose]


if __name__ == "__main__":
    m = build()
    label = {}
    for f in m["faces"]:
        p = f.deep()
        land = [l for l in m["lands"] if l.contains(p)]
        if land:
            label[f] = cells.owner(land[0].towns, p)
        else:
            label[f] = next((s["id"] for s in m["spec"]["sea"] if any(f.contains(tuple(q)) for q in s["at"])), None) or "?"
    byarc = defaultdict(list)
    for f in m["faces"]:
        for loop in f.loops:
            for s in loop: byarc[s.arc].append(f)
    want = {tuple(sorted(p)): k for k, ps in m["data"]["borders"].items() for p in ps}
    have = defaultdict(float)
    touch = defaultdict(float)
    for arc, fs in byarc.items():
        if arc.kind == "border":
            names = tuple(sorted(label[f] for f in fs))
            if "|".join(names) != arc.name: print("mislabel", arc.name, names, arc.line[0])
            have[names] += curve.length(arc.line)
        elif arc.kind == "coast":
            names = sorted(label[f] for f in fs)
            touch[tuple(names)] += curve.length(arc.line)
    for f in m["faces"]:
        if f.size < 500: print("small face", label[f], round(f.size), f.deep())
    for p in sorted(set(want) | set(have)):
        if p not in want: print("TOO MUCH", p, round(have[p]))
        elif p not in have: print("MISSING", p)
        elif have[p] < 25: print("short", p, round(have[p]))
    seas = {a["id"]: set(a.get("seas", ())) for a in m["data"]["area"]}
    got = defaultdict(set)
    for (a, b), l in touch.items():
        for x, y in ((a, b), (b, a)):
            if x in seas and y not in seas: got[x].add((y, round(l)))
    for a in seas:
        if {s for s, l in got[a]} != seas[a]: print("SEA", a, got[a], seas[a])
    # picture
    import hashlib
    out = []
    pal = ['#e8d9b0','#dfe3b8','#ead0b8','#d8dcc8','#e9dfc9','#e2cfc2','#d3dfc0']
    for f in m["faces"]:
        d = ''.join('M' + ' '.join(f'{x},{y}' for x, y in r) + 'Z' for r in f.rings)
        l = label[f]
        fill = pal[int(hashlib.md5(l.encode()).hexdigest(), 16) % 7] if not l.endswith('sea') and 'channel' not in l and l != '?' else '#c4d8e4' if l != '?' else '#88a'
        if l == 'irish-sea': fill = '#bcd4d4'
        out.append(f'<path d="{d}" fill="{fill}" fill-rule="evenodd"/>')
    col = {'yellow': '#e0b020', 'blue': '#2860c0', 'red': '#c02020'}
    for arc in m["arcs"]:
        d = 'M' + ' '.join(f'{x},{y}' for x, y in arc.line)
        if arc.kind == 'coast': out.append(f'<path d="{d}" fill="none" stroke="#443" stroke-width="1.2"/>')
        if arc.kind == 'border':
            k = want.get(tuple(arc.name.split('|')))
            out.append(f'<path d="{d}" fill="none" stroke="{col.get(k, "#000")}" stroke-width="3"/>')
        if arc.kind in ('strait', 'mouth'): out.append(f'<path d="{d}" fill="none" stroke="#557" stroke-dasharray="3 3"/>')
    for f in m["faces"]:
        x, y = f.deep()
        out.append(f'<text x="{x}" y="{y}" font-size="12" text-anchor="middle">{label[f]}</text>')
    if len(sys.argv) > 1:
        for land in m["lands"]:
            for t in land.towns:
                out.append(f'<circle cx="{t.at[0]}" cy="{t.at[1]}" r="2" fill="#a00"/><text x="{t.at[0]+3}" y="{t.at[1]}" font-size="7">{t.name}</text>')
    Path('/tmp/map/map.svg').write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1250" width="1000" height="1250">{"".join(out)}</svg>')
