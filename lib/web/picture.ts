/** The mall serves its own pictures in a few widths; pictures of other servers have one. */

/**
 * Widths in pixels: thumbnail, card, phone screen, other sites and search engines, banner. A fixed list, because each
 * requested width costs a rendering.
 */
export const pictureWidths = [240, 480, 960, 1200, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The width of a picture URL without `w`. */
const fullWidth: PictureWidth = 1200

const resizable = /^\/media\/[^?#]+\.webp$/

/**
 * The URL of a picture in a width; pictures that cannot be resized keep their URL.
 *
 * @param width of the picture in pixels, about twice the width of its box
 */
export function pictureAt(src: string, width: PictureWidth): string {
  return width !== fullWidth && resizable.test(src) ? `${src}?w=${width}` : src
}

/** The width of a `w` parameter; any other value means the full width. */
export function requestedWidth(value: string | null): PictureWidth {
  return pictureWidths.find((width) => String(width) === value) ?? fullWidth
}
