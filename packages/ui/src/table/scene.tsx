import { outline, round, scatter, times, type Point } from '../draw.ts';

/** Five steps of one colour, light to dark: a scene is drawn from these alone. */
export type Palette = readonly [string, string, string, string, string];

export const palettes = {
  warm: ['#f1d7a0', '#d39a58', '#b06a3b', '#7c432a', '#43251a'],
  night: ['#5c6f9e', '#3b4a78', '#2b3560', '#1d2346', '#11142b'],
  moss: ['#dfe0a6', '#9fb072', '#6b874d', '#42602f', '#223817'],
  steel: ['#d5dcd9', '#98a7ab', '#6a7b84', '#44545f', '#24303a'],
  ember: ['#f6c873', '#e08a3c', '#b54a24', '#76261b', '#371212'],
  violet: ['#d9bfe4', '#a181c0', '#72559c', '#4a3474', '#251a42'],
  ice: ['#dcebe9', '#a1c3c8', '#6a97a5', '#3f6a7c', '#1d3d4d'],
  sand: ['#f6e2b3', '#e4bd7c', '#c18c50', '#8b5b33', '#4d301c'],
  blood: ['#e9b49a', '#b9604f', '#86352f', '#561f22', '#2b1014'],
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;

export type SceneName = 'peaks' | 'cave' | 'rays' | 'field';

interface SceneProps {
  readonly name: SceneName;
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

/** What stands behind the figure of a card. */
export function Scene({ name, palette, width, height, seed }: SceneProps) {
  const [light, bright, middle, deep, dark] = palette;
  const random = scatter(seed);
  const ridge = (y: number, tall: number, step: number): string => {
    const points: Point[] = [[0, height]];
    for (let x = 0, at = 0; x <= width + step; x += step, at++)
      points.push([x, y - tall * (random() * 0.9 + 0.1) * (at % 2 === 1 ? 1 : 0.25)]);
    return outline([...points, [width, height]]);
  };
  const hill = (y: number, tall: number): string =>
    `M0 ${height}V${round(y)}Q${round(width * 0.25)} ${round(y - tall)} ${round(width * 0.5)} ${round(y)}T${width} ${round(y - tall * 0.3)}V${height}Z`;
  switch (name) {
    case 'peaks':
      return (
        <>
          <rect width={width} height={height} fill={bright} />
          <rect width={width} height={height * 0.4} fill={light} opacity=".55" />
          <circle cx={width * 0.26} cy={height * 0.3} r={height * 0.17} fill="#fff6dd" opacity=".75" />
          <path d={ridge(height * 0.68, height * 0.46, 26)} fill={middle} />
          <path d={ridge(height * 0.86, height * 0.4, 34)} fill={deep} />
          <path d={ridge(height * 1.02, height * 0.3, 22)} fill={dark} />
        </>
      );
    case 'cave':
      return (
        <>
          <rect width={width} height={height} fill={deep} />
          <ellipse
            cx={width / 2}
            cy={height * 0.55}
            rx={width * 0.38}
            ry={height * 0.5}
            fill={middle}
            opacity=".75"
          />
          <ellipse
            cx={width / 2}
            cy={height * 0.58}
            rx={width * 0.27}
            ry={height * 0.38}
            fill={bright}
            opacity=".6"
          />
          <path
            d={outline([
              [0, 0],
              ...times(18, (at): Point => [(at * width) / 17, 6 + random() * 22]),
              [width, 0],
            ])}
            fill={dark}
          />
          <path
            d={outline([
              [0, height],
              ...times(18, (at): Point => [(at * width) / 17, height - 5 - random() * 18]),
              [width, height],
            ])}
            fill={dark}
          />
        </>
      );
    case 'rays':
      return (
        <>
          <rect width={width} height={height} fill={deep} />
          {times(20, (at) => {
            const from = (at / 20) * 2 * Math.PI;
            const ray = (angle: number): Point => [
              width / 2 + 200 * Math.cos(angle),
              height * 0.52 + 200 * Math.sin(angle),
            ];
            return (
              <path
                key={at}
                d={outline([[width / 2, height * 0.52], ray(from), ray(from + 0.157)])}
                fill={bright}
                opacity=".28"
              />
            );
          })}
          <circle cx={width / 2} cy={height * 0.52} r={height * 0.42} fill={middle} opacity=".8" />
          <circle cx={width / 2} cy={height * 0.52} r={height * 0.3} fill={bright} opacity=".55" />
        </>
      );
    case 'field':
      return (
        <>
          <rect width={width} height={height} fill={bright} />
          <rect width={width} height={height * 0.45} fill={light} opacity=".6" />
          <circle cx={width * 0.76} cy={height * 0.32} r={height * 0.17} fill="#fff6dd" opacity=".8" />
          <path d={hill(height * 0.6, 20)} fill={middle} />
          <path d={hill(height * 0.78, 16)} fill={deep} />
          <path d={hill(height * 0.94, 10)} fill={dark} />
        </>
      );
  }
}
