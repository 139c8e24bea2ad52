/** Where the pointer last pressed a button. Null while none has. */
let pressed: { readonly x: number; readonly y: number } | null = null;

if (typeof addEventListener === 'function')
  addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      pressed = { x: clientX, y: clientY };
    },
    { capture: true, passive: true },
  );

/**
 * Whether the pointer has moved since it last pressed. What comes to lie under one that rests, like the answer to the next question, is
 * not what it points at: to light it would turn an answer to gold that nobody has looked at.
 */
export function hasMoved({
  clientX,
  clientY,
}: {
  readonly clientX: number;
  readonly clientY: number;
}): boolean {
  return pressed === null || Math.hypot(clientX - pressed.x, clientY - pressed.y) > 2;
}
