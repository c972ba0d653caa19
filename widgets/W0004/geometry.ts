/** Pixels between two logos (spec 2 §9). */
const gap = 10

/** The size of a logo in pixels: as many as `columns` fill the width, and 60 % as high as wide (spec 4 §W0004). */
export function logoSize(width: number, columns: number): { width: number; height: number } {
  const logoWidth = Math.floor((width - gap * (columns - 1)) / columns)
  return { width: logoWidth, height: Math.floor(0.6 * logoWidth) }
}
