import 'server-only'
import { appliedMarketingTypes } from '@/lib/domain/promotion'

/** A promotion or sale in the row `alias` runs at `now`, an SQL expression. */
export const isRunning = (alias: string, now: string) =>
  `not ${alias}.disabled and ${alias}.start_time <= ${now} and ${alias}.end_time > ${now}`

/** The types of promotions that the mall applies, for `marketing_type in …`. */
export const appliedTypeList = `(${appliedMarketingTypes.map((type) => `'${type}'`).join(', ')})`
