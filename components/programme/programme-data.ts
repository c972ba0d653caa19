import type { Faq } from '@/components/help/help-data'
import type { Card } from '@/lib/contract/catalogue/coupon'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { Outputs } from '@/lib/contract/outputs'
import { highestSubsidy } from '@/lib/domain/goods/subsidy'

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

type Rates = Pick<ClassFloor['rule'], 'rate' | 'top_rate'>

/** The highest percentage that a class pays: for the first energy grade, where it has grades. */
export const topRateOf = ({ rate, top_rate }: Rates): number => top_rate ?? rate

/** The highest percentage of all classes; 0 without classes. */
export const topRate = ({ list }: Programme): number => highestSubsidy(list)?.rate ?? 0
