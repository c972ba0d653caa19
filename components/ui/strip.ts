/*
 * A strip is a row of slides, each as wide as its container, which the browser scrolls with scroll snap.
 */

/** Index of the visible slide. */
export const shownSlide = (strip: HTMLElement): number =>
  Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))

/** Scrolls a strip to a slide. */
export const showSlide = (strip: HTMLElement, index: number, behavior: 'instant' | 'smooth'): void =>
  strip.scrollTo({ left: index * strip.clientWidth, behavior })
