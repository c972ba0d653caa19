import type { Rate, RateStatistics } from '@/lib/contract/catalogue/review'

/** The first page of a product's reviews, and the statistics over all of them. */
export interface Reviews {
  list: Rate[]
  statistics: RateStatistics
}
