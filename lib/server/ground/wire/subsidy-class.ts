import 'server-only'
import type { SubsidyClass as WireClass } from '@/lib/contract/catalogue/subsidy-class'
import type { SubsidyClass } from '@/lib/domain/goods/subsidy'

/** A class of the programme as every call shows it. */
export const wireClass = (one: SubsidyClass & { limit: number }): WireClass => ({
  subsidy_class_id: one.subsidyClassId,
  class_name: one.className,
  rate: one.rate,
  top_rate: one.topRate ?? null,
  cap: one.cap,
  price_limit: one.priceLimit ?? null,
  limit: one.limit,
})
