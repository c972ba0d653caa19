import { percentOf } from '../../../money'
import { tierReduction } from '../reduction'

/** 满折: percent off the value of all lines, rounded down to the cent (contract trade §3.3). */
export const fullDiscount = tierReduction(({ discount = 0 }, { fee }) => percentOf(fee, discount))
