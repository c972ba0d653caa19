import { daySeconds } from '../time/china'

/** One term of a paid grade (contract member §9.1). */
export interface VipPrice {
  name: 'monthly' | 'quarter' | 'year'
  /** Yuan. */
  price: number
  /** Duration in days. */
  day: number
  desc: string
}

/** A discount as Chinese shops write it: 5 percent off is 9.5 折. */
export const foldOf = (discount: number): number => (100 - discount) / 10

/** The benefits named in a description; operators separate them with 、 and end with 。 */
export const rightsIn = (description: string): string[] =>
  description
    .split(/[、；;\n]/)
    .map((right) => right.trim().replace(/[。.]$/, ''))
    .filter(Boolean)

/**
 * The text of a paid grade's card besides its guide title, so that a discount is mentioned once.
 * @param grade.discount_desc 9.5 for 9.5折
 */
export function besideGuideTitle(grade: {
  guide_title: string
  description: string
  discount_desc: number
}): { hasFold: boolean; rights: string[] } {
  const { guide_title: title, description, discount_desc: fold } = grade
  const hasFold = !title.includes(`${fold}折`)
  const isSaid = (right: string) => title.includes(right) || right === `全场${fold}折`
  return { hasFold, rights: rightsIn(description).filter((right) => !isSaid(right)) }
}

/** A grade that a member has paid for, until a moment in epoch seconds. */
export interface VipPeriod {
  vipGradeId: number
  lvType: 'vip' | 'svip'
  until: number
}

/** A member's paid periods: the current grade, and the `vip` that continues when a `svip` ends. */
export interface VipPeriods {
  current: VipPeriod | null
  next: VipPeriod | null
}

const isLive = (period: VipPeriod | null, now: number): period is VipPeriod =>
  period !== null && period.until > now

/** The periods at a moment: ended ones are removed, and a waiting one has begun. */
export function vipPeriodsAt({ current, next }: VipPeriods, now: number): VipPeriods {
  const left = isLive(next, now) ? next : null
  return isLive(current, now) ? { current, next: left } : { current: left, next: null }
}

/**
 * The periods after a purchase of some days (contract member §17). The same level goes on from its end; `svip` begins
 * at once and moves the end of a `vip` by its days; `vip` begins when `svip` ends.
 */
export function extendVip(
  periods: VipPeriods,
  { days, vipGradeId, lvType }: { days: number } & Omit<VipPeriod, 'until'>,
  now: number,
): VipPeriods {
  const { current, next } = vipPeriodsAt(periods, now)
  const longer = (from: number) => ({ vipGradeId, lvType, until: from + days * daySeconds })
  const moved = (period: VipPeriod | null) => period && { ...period, until: period.until + days * daySeconds }
  if (lvType === 'vip') {
    return current?.lvType === 'svip'
      ? { current, next: longer(next?.until ?? current.until) }
      : { current: longer(current?.until ?? now), next }
  }
  return current?.lvType === 'svip'
    ? { current: longer(current.until), next: moved(next) }
    : { current: longer(now), next: moved(current) }
}
