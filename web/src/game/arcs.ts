// Maps made by web/tools: arcs in steps of a tenth, each drawn once, and shapes as lists of arcs.

export type Point = readonly [number, number];

/** Tenths of a unit: the first point of a line, then the step to each of the others. */
function walk(steps: readonly number[]): readonly Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    points.push([x / 10, y / 10]);
  }
  return points;
}

const at = ([x, y]: Point): string => `${+x.toFixed(2)} ${+y.toFixed(2)}`;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/**
 * The curve of an arc after its first point. The points are its handles, and it runs through the middles between
 * them: the same curve from either end, so that neighbours share their border exactly.
 */
function curve(points: readonly Point[]): string {
  let path = '';
  for (let i = 1; i < points.length - 1; i++) {
    const end = i === points.length - 2 ? points[i + 1]! : middle(points[i]!, points[i + 1]!);
    path += `Q${at(points[i]!)} ${at(end)}`;
  }
  return path || `L${at(points[points.length - 1]!)}`;
}

/** An island of a single arc has no corner anywhere: it begins in the middle of its first side. */
function island(points: readonly Point[]): string {
  const round = [middle(points[0]!, points[1]!), ...points.slice(1), middle(points[0]!, points[1]!)];
  return `M${at(round[0]!)}${curve(round)}`;
}

const closed = (points: readonly Point[]): boolean => at(points[0]!) === at(points[points.length - 1]!);

const open = (points: readonly Point[]): string => `M${at(points[0]!)}${curve(points)}`;

/** A line of its own, such as a river. */
export const freeLine = (steps: readonly number[]): string => open(walk(steps));

/** The paths of a map whose arcs these are. */
export function drawing(steps: readonly (readonly number[])[]) {
  const arcs = steps.map(walk);

  /** An arc by its number; `~number` is the same arc walked back. */
  const arc = (number: number): readonly Point[] =>
    number < 0 ? [...arcs[~number]!].reverse() : arcs[number]!;

  function ring(numbers: readonly number[]): string {
    const walked = numbers.map(arc);
    if (walked.length === 1 && closed(walked[0]!)) return `${island(walked[0]!)}Z`;
    return `M${at(walked[0]![0]!)}${walked.map(curve).join('')}Z`;
  }

  return {
    /** Shapes to be filled, by the even-odd rule. */
    rings: (all: readonly (readonly number[])[]): string => all.map(ring).join(''),
    /** Lines to be stroked. */
    lines: (numbers: readonly number[]): string =>
      numbers
        .map(arc)
        .map((points) => (closed(points) ? `${island(points)}Z` : open(points)))
        .join(''),
  };
}
