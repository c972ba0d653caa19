import type { readProgramme } from '@/lib/client/server'
import type { SubsidyClass } from '@/lib/domain/subsidy'

export type Programme = Awaited<ReturnType<typeof readProgramme>>

/** The programme's classes as the rule of the subsidy reads them. */
export const subsidyClasses = ({ list }: Pick<Programme, 'list'>): SubsidyClass[] =>
  list.map((one) => ({
    className: one.class_name,
    categoryIds: one.category_ids,
    rate: one.rate,
    topRate: one.top_rate ?? undefined,
    cap: one.cap,
    priceLimit: one.price_limit ?? undefined,
  }))
