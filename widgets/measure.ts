/** Widgets, pages and the designer measure in pixels of the 1190-px column. */
export const pageWidth = 1190

/** Pixels of the design as rem, so that widgets grow with the window like everything else. */
export const rem = (px: number) => `${px / 16}rem`
