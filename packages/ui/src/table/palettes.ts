/** Five steps of one colour, light to dark: a scene is drawn from these alone. */
export type Palette = readonly [light: string, bright: string, middle: string, deep: string, dark: string];

export const palettes = {
  warm: ['#f1d7a0', '#d39a58', '#b06a3b', '#7c432a', '#43251a'],
  dusk: ['#e5bf95', '#b97c74', '#86506a', '#583555', '#2b1d35'],
  night: ['#5c6f9e', '#3b4a78', '#2b3560', '#1d2346', '#11142b'],
  moss: ['#dfe0a6', '#9fb072', '#6b874d', '#42602f', '#223817'],
  steel: ['#d5dcd9', '#98a7ab', '#6a7b84', '#44545f', '#24303a'],
  ember: ['#f6c873', '#e08a3c', '#b54a24', '#76261b', '#371212'],
  violet: ['#d9bfe4', '#a181c0', '#72559c', '#4a3474', '#251a42'],
  bone: ['#f4e7c8', '#dcc79b', '#b89c6b', '#85693f', '#4c3a22'],
  ice: ['#dcebe9', '#a1c3c8', '#6a97a5', '#3f6a7c', '#1d3d4d'],
  sand: ['#f6e2b3', '#e4bd7c', '#c18c50', '#8b5b33', '#4d301c'],
  clay: ['#e8c6a0', '#c68f63', '#97603f', '#663c29', '#331d16'],
  storm: ['#a9b4c9', '#6b7798', '#474f75', '#2c3154', '#171931'],
  bile: ['#d9d89a', '#a9a85e', '#7b7c3b', '#505325', '#2b2e15'],
  blood: ['#e9b49a', '#b9604f', '#86352f', '#561f22', '#2b1014'],
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;
