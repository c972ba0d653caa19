/** Width of the content column in pixels. All lengths of widgets and pages are pixels of this column. */
export const pageWidth = 1190

/** The greatest length of a setting. */
export const maxPixels = 10_000

/** Converts design pixels to rem, so that widgets scale with the window like the rest of the page. */
export const rem = (px: number) => `${px / 16}rem`
