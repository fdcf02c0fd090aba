// Where one looks at the board: a scale and a shift. Plain arithmetic, for wheel, fingers, keys and buttons alike.

export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much closer than "all of it" one may look. */
export const CLOSEST = 8;

export function fitScale(stage: Size, board: Size): number {
  return Math.min(stage.width / board.width, stage.height / board.height);
}

export function fit(stage: Size, board: Size): Camera {
  const scale = fitScale(stage, board);
  return {
    scale,
    x: (stage.width - board.width * scale) / 2,
    y: (stage.height - board.height * scale) / 2,
  };
}

/** Keeps the board on the stage: centred while it is smaller, its edges outside while it is larger. */
export function held(camera: Camera, stage: Size, board: Size): Camera {
  const least = fitScale(stage, board);
  const scale = Math.min(Math.max(camera.scale, least), least * CLOSEST);
  const along = (at: number, room: number, length: number): number => {
    const free = room - length;
    return free >= 0 ? free / 2 : Math.min(0, Math.max(free, at));
  };
  return {
    scale,
    x: along(camera.x, stage.width, board.width * scale),
    y: along(camera.y, stage.height, board.height * scale),
  };
}

/** Closer by a factor, the point under the pointer staying where it is. */
export function zoomed(
  camera: Camera,
  by: number,
  at: { x: number; y: number },
  stage: Size,
  board: Size,
): Camera {
  const least = fitScale(stage, board);
  const scale = Math.min(Math.max(camera.scale * by, least), least * CLOSEST);
  const real = scale / camera.scale;
  const shifted = { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
  return held(shifted, stage, board);
}

export function panned(camera: Camera, dx: number, dy: number, stage: Size, board: Size): Camera {
  return held({ ...camera, x: camera.x + dx, y: camera.y + dy }, stage, board);
}
