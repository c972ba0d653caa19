import { pageWidth } from '@/widgets/measure'

/** Pixels beside the page on each side, where a widget of full width shows that it is wider. */
export const pageLeft = 80

/** Width of the canvas in pixels of the page. */
export const canvasWidth = pageWidth + 2 * pageLeft
