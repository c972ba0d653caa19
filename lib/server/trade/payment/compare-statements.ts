import 'server-only'
import { dayBounds } from '@/lib/domain/time/calendar'
import { dayText, daySeconds, minuteOfDay } from '@/lib/domain/time/china'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { providers, reasonOf, type PaymentProvider } from '@/lib/server/trade/payment/providers'
import { comparedDays, compareRows, storeDifferences } from './statement-sql'

/** The hour at which the statement of the previous day is complete. */
const readyHour = 10
/** Most past days that are compared when the job has not run for a while. */
const daysBack = 7

/** A difference between a provider's statement and our books. Amounts in cents. */
export interface Difference {
  tradeId: string
  refundBn: string
  ourFee: number | null
  theirFee: number | null
  kind: 'unknown' | 'unsettled' | 'amount' | 'missing'
}

/**
 * Compares a day of a provider with trades and refunds, and stores the differences. Repeating it changes nothing.
 * @param day `YYYY-MM-DD`, Beijing time
 * @throws ProviderFault when the statement cannot be read
 */
export async function compareStatement(
  mall: Mall,
  provider: PaymentProvider,
  day: string,
): Promise<Difference[]> {
  if (!provider.statement) return []
  const rows = await provider.statement(mall, day)
  const { from, until } = dayBounds(day)
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    const compared = await tx.run(compareRows, [JSON.stringify(rows), provider.name, day, from, until, now])
    const differences = compared.flatMap(({ kind, tradeId, refundBn, ourFee, theirFee }) =>
      kind === 'equal' ? [] : [{ kind, tradeId, refundBn, ourFee, theirFee }],
    )
    await tx.run(storeDifferences, [provider.name, day, JSON.stringify(differences), rows.length, now])
    return differences
  })
}

/** Compares the statements of the last days that have not been compared yet, separately for each provider. */
export async function compareStatements(mall: Mall): Promise<void> {
  const now = mall.now()
  if (minuteOfDay(now) < readyHour * 60) return
  const days = Array.from({ length: daysBack }, (_, index) =>
    dayText(now - (index + 1) * daySeconds),
  ).reverse()
  for (const provider of providers) {
    // A provider without keys has no statement, and without its former keys it cannot be downloaded.
    if (!provider.statement || !provider.isConfigured(mall)) continue
    const done = new Set(
      (await mall.db.run(comparedDays, [provider.name, days[0] ?? ''])).map(({ day }) => day),
    )
    for (const day of days.filter((one) => !done.has(one))) {
      try {
        const differences = await compareStatement(mall, provider, day)
        if (differences.length > 0)
          log.warn({ provider: provider.name, day, differences: differences.length }, 'a statement differs')
      } catch (error) {
        log.warn(
          { provider: provider.name, day, reason: reasonOf(error) },
          'a statement could not be compared',
        )
      }
    }
  }
}
