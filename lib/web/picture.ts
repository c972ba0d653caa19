/** Pictures that the mall itself serves come in a few widths; those of other servers come as they are. */

/**
 * Pixels: a thumbnail, a card, a phone's screen, what other sites and search engines are given, a banner. A fixed row, so
 * that nobody can ask for endless renderings.
 */
export const pictureWidths = [240, 480, 960, 1200, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The width of a picture whose address names none. */
const fullWidth: PictureWidth = 1200

const sized = /^\/media\/[^?#]+\.webp$/

/**
 * The address of a picture in a width.
 *
 * @param width of the picture itself in pixels: about twice the box that shows it
 */
export function pictureAt(src: string, width: PictureWidth): string {
  return width !== fullWidth && sized.test(src) ? `${src}?w=${width}` : src
}

/** The width that a `w` parameter asks for; anything unknown means the full one. */
export function askedWidth(value: string | null): PictureWidth {
  return pictureWidths.find((width) => String(width) === value) ?? fullWidth
}
