/** A fee rule: areas by region id (empty = everywhere), standards in the template's unit, fees in yuan (contract trade §5). */
export interface FreightFeeRule {
  area: string[]
  startStandard: number
  startFee: number
  addStandard: number
  addFee: number
}

/** A free rule: 1 by quantity · 2 by money · 3 both; thresholds in the template's unit and in yuan. */
export interface FreightFreeRule {
  area: string[]
  freetype: 1 | 2 | 3
  inweight?: number
  upquantity?: number
  upvolume?: number
  upmoney?: number
}

/** A tier for valuation by money, in yuan; `down` 0 means without upper limit. */
export interface FreightMoneyTier {
  area: string[]
  up: number
  down: number
  basefee: number
}

export interface FreightConf {
  fee: FreightFeeRule[]
  money: FreightMoneyTier[]
  free: FreightFreeRule[]
  /** Region ids without delivery. */
  nopost: string[]
}
