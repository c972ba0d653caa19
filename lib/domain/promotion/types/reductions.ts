import type { ReductionType } from '../rule'
import { fullDiscount } from './full-discount/reduce'
import { fullMinus } from './full-minus/reduce'
import type { Reduce } from './reduction'
import { secondPiece } from './second-piece/reduce'

/** The reduction of each type that takes money off lines (`effectOf` in `rule.ts`). */
export const reductionOf = {
  full_minus: fullMinus,
  full_discount: fullDiscount,
  second_piece: secondPiece,
} satisfies Record<ReductionType, Reduce>
