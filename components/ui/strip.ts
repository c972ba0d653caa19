/** Strips of slides as wide as their window, scrolled and snapping one by one. */

/** Which slide of a strip is shown, from 0. */
export const shownSlide = (strip: HTMLElement): number =>
  Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))

/** Scrolls a strip to one of its slides. */
export const showSlide = (strip: HTMLElement, index: number, behavior: 'instant' | 'smooth'): void =>
  strip.scrollTo({ left: index * strip.clientWidth, behavior })
