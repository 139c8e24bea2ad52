/** A rectangle of the drawing, in its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the drawing is looked at: everything is scaled, then shifted. A scale of 1 shows the whole drawing. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** How close a part is brought that is small enough. */
export const CLOSE = 2.4;

export const whole: Camera = { scale: 1, x: 0, y: 0 };

/**
 * What is seen of the room around a whole drawing in a window of another shape, in units of the drawing, which lies in its
 * middle: on coming closer that room is made use of.
 */
export function windowAround(box: Box, width: number, height: number): Box {
  if (width <= 0 || height <= 0) return box;
  const unit = Math.max(box.width / width, box.height / height);
  const [wide, high] = [width * unit, height * unit];
  return {
    x: box.x - (wide - box.width) / 2,
    y: box.y - (high - box.height) / 2,
    width: wide,
    height: high,
  };
}

/** The edges of the drawing are never dragged inside the window, and what is smaller than the window stays in its middle. */
export function within(box: Box, { scale, x, y }: Camera, most: number, window: Box = box): Camera {
  const fair = Math.min(most, Math.max(1, scale));
  return {
    scale: fair,
    x: kept(x, [fair * box.x, fair * box.width], [window.x, window.width]),
    y: kept(y, [fair * box.y, fair * box.height], [window.y, window.height]),
  };
}

type Span = readonly [from: number, length: number];

function kept(value: number, [from, length]: Span, [edge, room]: Span): number {
  if (length <= room) return edge + (room - length) / 2 - from;
  return Math.min(edge - from, Math.max(edge + room - from - length, value));
}

/** Closer by a factor, while a point of the window stays where it is. */
export function zoomed(
  box: Box,
  camera: Camera,
  factor: number,
  at: { readonly x: number; readonly y: number },
  most: number,
  window: Box = box,
): Camera {
  const scale = Math.min(most, Math.max(1, camera.scale * factor));
  const ratio = scale / camera.scale;
  return within(
    box,
    { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio },
    most,
    window,
  );
}

export function shifted(
  box: Box,
  camera: Camera,
  x: number,
  y: number,
  most: number,
  window: Box = box,
): Camera {
  return within(box, { ...camera, x: camera.x + x, y: camera.y + y }, most, window);
}

/** What of the drawing can be seen through a window. */
export function seenBox(window: Box, { scale, x, y }: Camera): Box {
  return {
    x: (window.x - x) / scale,
    y: (window.y - y) / scale,
    width: window.width / scale,
    height: window.height / scale,
  };
}

/** With a part in the middle, large enough to read but never closer than `closest`. */
export function showing(box: Box, part: Box, closest: number, most: number, window: Box = box): Camera {
  const room = 1.25;
  const scale = Math.max(
    1,
    Math.min(closest, most, window.width / (part.width * room), window.height / (part.height * room)),
  );
  const [middleX, middleY] = [part.x + part.width / 2, part.y + part.height / 2];
  return within(
    box,
    {
      scale,
      x: box.x + box.width / 2 - scale * middleX,
      y: box.y + box.height / 2 - scale * middleY,
    },
    most,
    window,
  );
}

/** The same distance, moved only as far as it takes to see a part. */
export function including(box: Box, camera: Camera, part: Box, most: number, window: Box = box): Camera {
  const seen = seenBox(window, camera);
  const along = (from: number, length: number, at: number, size: number): number => {
    if (size > length) return at + size / 2 - (from + length / 2);
    if (at < from) return at - from;
    return Math.max(0, at + size - (from + length));
  };
  const x = along(seen.x, seen.width, part.x, part.width);
  const y = along(seen.y, seen.height, part.y, part.height);
  return x === 0 && y === 0
    ? camera
    : shifted(box, camera, -x * camera.scale, -y * camera.scale, most, window);
}
