/** The row `pointsmall` of the settings (contract member §15). */
export interface PointsMallSetting {
  /** Whether the points mall is open; off until an operator stores the row. */
  isOpen: boolean
  /** Pictures above the list, at most four are shown. */
  banner: string[]
  /** Which filters the list offers. */
  filters: { brand: boolean; category: boolean; points: boolean }
  /** Ranges of points that the list offers as a filter, both ends inclusive; at most five are shown. */
  sections: [from: number, to: number][]
  freight: FreightInPoints
}

/** How the points mall charges freight: in money, or in points. */
export interface FreightInPoints {
  type: 'cash' | 'point'
  /** Points for one yuan. */
  proportion: number
  rounding: 'up' | 'down'
}

const most = { banners: 4, sections: 5 } as const

/** The setting of a mall that never stored one. */
export const closedPointsMall: PointsMallSetting = {
  isOpen: false,
  banner: [],
  filters: { brand: false, category: false, points: false },
  sections: [],
  freight: { type: 'cash', proportion: 1, rounding: 'up' },
}

/** The setting as it applies: a closed points mall has no filters, and lists are cut to what pages show. */
export function pointsMallSetting(stored: PointsMallSetting | null | undefined): PointsMallSetting {
  if (!stored?.isOpen) return closedPointsMall
  return {
    ...stored,
    banner: stored.banner.slice(0, most.banners),
    sections: stored.sections.slice(0, most.sections),
  }
}

/** Freight in points for an amount of cents. */
export const freightPoints = (cents: number, { proportion, rounding }: FreightInPoints): number =>
  Math[rounding === 'up' ? 'ceil' : 'floor']((cents * proportion) / 100)
