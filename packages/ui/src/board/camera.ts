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

export const whole: Camera = { scale: 1, x: 0, y: 0 };

/** The edges of the drawing are never dragged inside the window. */
export function within(box: Box, { scale, x, y }: Camera, most: number): Camera {
  const fair = Math.min(most, Math.max(1, scale));
  return {
    scale: fair,
    x: between(x, (1 - fair) * (box.x + box.width), (1 - fair) * box.x),
    y: between(y, (1 - fair) * (box.y + box.height), (1 - fair) * box.y),
  };
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Closer by a factor, while a point of the window stays where it is. */
export function zoomed(
  box: Box,
  camera: Camera,
  factor: number,
  at: { readonly x: number; readonly y: number },
  most: number,
): Camera {
  const scale = Math.min(most, Math.max(1, camera.scale * factor));
  const ratio = scale / camera.scale;
  return within(
    box,
    { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio },
    most,
  );
}

export function shifted(box: Box, camera: Camera, x: number, y: number, most: number): Camera {
  return within(box, { ...camera, x: camera.x + x, y: camera.y + y }, most);
}

/** What of the drawing can be seen. */
export function seenBox(box: Box, { scale, x, y }: Camera): Box {
  return {
    x: (box.x - x) / scale,
    y: (box.y - y) / scale,
    width: box.width / scale,
    height: box.height / scale,
  };
}

/** With a part in the middle, large enough to read but never closer than `closest`. */
export function showing(box: Box, part: Box, closest: number, most: number): Camera {
  const room = 1.25;
  const scale = Math.max(
    1,
    Math.min(closest, most, box.width / (part.width * room), box.height / (part.height * room)),
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
  );
}

/** The same distance, moved only as far as it takes to see a part. */
export function including(box: Box, camera: Camera, part: Box, most: number): Camera {
  const seen = seenBox(box, camera);
  const along = (from: number, length: number, at: number, size: number): number => {
    if (size > length) return at + size / 2 - (from + length / 2);
    if (at < from) return at - from;
    return Math.max(0, at + size - (from + length));
  };
  const x = along(seen.x, seen.width, part.x, part.width);
  const y = along(seen.y, seen.height, part.y, part.height);
  return x === 0 && y === 0 ? camera : shifted(box, camera, -x * camera.scale, -y * camera.scale, most);
}
