import type { BrowsedGoods } from '@/lib/contract/catalogue/favourite'
import { dayText, daySeconds } from '@/lib/domain/time/china'

export interface VisitedDay {
  /** `YYYY-MM-DD` in China. */
  date: string
  /** 今天, 昨天, `11月20日`; with the year unless it is the current one. */
  label: string
  visits: BrowsedGoods[]
}

function labelOf(date: string, now: number): string {
  if (date === dayText(now)) return '今天'
  if (date === dayText(now - daySeconds)) return '昨天'
  const [year = '', month, day] = date.split('-')
  const short = `${Number(month)}月${Number(day)}日`
  return year === dayText(now).slice(0, 4) ? short : `${year}年${short}`
}

/**
 * Groups visits by the day of the last view; keeps their sort.
 * @param now epoch seconds
 */
export const byDay = (visits: readonly BrowsedGoods[], now: number): VisitedDay[] =>
  [...Map.groupBy(visits, ({ updated }) => dayText(updated))].map(([date, list]) => ({
    date,
    label: labelOf(date, now),
    visits: list,
  }))
