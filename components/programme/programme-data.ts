import type { Faq } from '@/components/help/help-data'
import type { Card } from '@/lib/contract/coupon'
import type { GoodsListItem } from '@/lib/contract/goods'
import type { Outputs } from '@/lib/contract/outputs'

/** The renewal programme; it has no classes once it has ended. */
export type Programme = Outputs['programme']['subsidies']

/** A class of devices: its rule and its first products. */
export interface ClassFloor {
  rule: Programme['list'][number]
  /** The first sales category of the class; 0 without one. */
  categoryId: number
  picture: string | undefined
  goods: GoodsListItem[]
}

export interface ProgrammeData {
  programme: Programme
  floors: ClassFloor[]
  faqs: Faq[]
  /** Public origin of the mall, for structured data. */
  origin: string
}

export interface CardsData extends ProgrammeData {
  /** Coupons of the mall; they can be combined with the subsidy. */
  coupons: Card[]
}

/** Note beside the coupons of the mall while the programme runs. */
export const couponsJoinText = '先领券再下单，可与补贴同享'
