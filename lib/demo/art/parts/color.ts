/** A body colour with its shades. All values are `#rrggbb`. */
export interface Tone {
  base: string
  /** Where the light falls directly. */
  bright: string
  light: string
  shade: string
  dark: string
  /** Outline that separates the body from any background, light or dark. */
  edge: string
  /** Thin light line along edges that face the light. */
  rim: string
  isDark: boolean
}

type Rgb = readonly [number, number, number]

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', ''), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** The colour between two, `share` of the way to the second. */
export function mix(from: string, to: string, share: number): string {
  const a = parse(from)
  const b = parse(to)
  const channel = (index: 0 | 1 | 2) => Math.round(a[index] + (b[index] - a[index]) * share)
  return (
    '#' + [channel(0), channel(1), channel(2)].map((value) => value.toString(16).padStart(2, '0')).join('')
  )
}

/** Perceived lightness of a colour, 0 to 1. */
export function lightness(hex: string): number {
  const [red, green, blue] = parse(hex)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

/** `rrggbb` as an SVG colour. Anything else becomes a neutral grey, so that no text from a path gets into the SVG. */
export function safeColor(value: string): string {
  return /^[0-9a-fA-F]{6}$/.test(value) ? '#' + value.toLowerCase() : '#c9ced4'
}

/** Light bodies get cool shadows and dark bodies light edges, so that both stand out from a pale background. */
export function createTone(base: string): Tone {
  const value = lightness(base)
  if (value > 0.72)
    return {
      base,
      bright: mix(base, '#ffffff', 0.9),
      light: mix(base, '#ffffff', 0.5),
      shade: mix(base, '#4a5a6c', 0.17),
      dark: mix(base, '#3a4856', 0.42),
      edge: mix(base, '#3a4856', 0.4),
      rim: '#ffffff',
      isDark: false,
    }
  if (value < 0.3)
    return {
      base,
      bright: mix(base, '#e8eef5', 0.36),
      light: mix(base, '#e8eef5', 0.17),
      shade: mix(base, '#000000', 0.3),
      dark: mix(base, '#000000', 0.55),
      edge: mix(base, '#000000', 0.5),
      rim: mix(base, '#ffffff', 0.5),
      isDark: true,
    }
  return {
    base,
    bright: mix(base, '#ffffff', 0.46),
    light: mix(base, '#ffffff', 0.22),
    shade: mix(base, '#101822', 0.2),
    dark: mix(base, '#101822', 0.46),
    edge: mix(base, '#101822', 0.42),
    rim: mix(base, '#ffffff', 0.7),
    isDark: false,
  }
}
