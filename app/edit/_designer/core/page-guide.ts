/**
 * A line that an operator has pulled onto the page: on the axis `x` a vertical one. In pixels from the page's corner.
 */
export interface PageGuide {
  axis: 'x' | 'y'
  at: number
}
