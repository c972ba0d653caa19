import { z } from 'zod'
import { cents } from '../fields'

/** A class of the renewal programme and its subsidy (programme rule); a shape of our own. */
export const subsidyClass = z.object({
  subsidy_class_id: z.int(),
  class_name: z.string(),
  /** Percent of the price. */
  rate: z.int(),
  /** Percent for products of the first energy grade; null when the class has no grades. */
  top_rate: z.int().nullable(),
  /** Highest subsidy per piece. */
  cap: cents,
  /** Highest price that is still subsidized; null means no limit. */
  price_limit: cents.nullable(),
  /** Subsidized pieces per person; 0 means no limit. */
  limit: z.int(),
})
export type SubsidyClass = z.infer<typeof subsidyClass>
