import 'server-only'
import type { SubsidyClass } from '@/lib/contract/subsidy-class'
import type { ProgrammeClass } from './load-classes'

/** A class of the programme as every call shows it. */
export const wireClass = (one: ProgrammeClass): SubsidyClass => ({
  subsidy_class_id: one.subsidyClassId,
  class_name: one.className,
  rate: one.rate,
  top_rate: one.topRate ?? null,
  cap: one.cap,
  price_limit: one.priceLimit ?? null,
  limit: one.limit,
})
