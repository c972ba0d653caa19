/** A value of a product parameter with the number of products that have it. */
export interface FacetValue {
  id: number
  /** As stored, such as `35 dB(A)`, `10公斤` or `一级`. */
  name: string
  count: number
}

/** A filter option of a parameter: one value, or a band of measured values. */
export interface FacetChoice {
  label: string
  /** The values behind it, which are alternatives of one filter. */
  ids: number[]
  count: number
}

interface Measured extends FacetValue {
  amount: number
  unit: string
}

/** Sizes that people know by their number: they stay single values as long as they are few. */
const nominalUnits = new Set(['公斤', 'kg', '匹', '英寸', '寸', 'GB', 'TB', '套', '人', '门', '档', '级'])
/** Units whose single values say little: put into bands also with few products, such as 35 dB 以下. */
const levelUnits = new Set(['dB'])
/** This many measured values are put into bands. */
const leastForBands = { level: 3, measured: 6, nominal: 9 }
const maxBands = 6
/** The most choices of a parameter without bands. */
const maxChoices = 12

const grades = '一二三四五六七八九'

/** `35 dB(A)` as 35 and dB; null when the text is not one number with a unit. */
function measured(value: FacetValue): Measured | null {
  const [, amount, unit = ''] = /^(-?\d+(?:\.\d+)?)\s*([^\d\s+×*/~-][^\d]*)?$/.exec(value.name) ?? []
  return amount === undefined ? null : { ...value, amount: Number(amount), unit: unit.replace(/\(.*\)$/, '') }
}

/** Rank of a value by its meaning: a grade (一级), or the number that it begins with; null for other texts. */
function rankOf({ name }: FacetValue): number | null {
  const grade = /^(.)级/.exec(name)?.[1]
  if (grade && grades.includes(grade)) return grades.indexOf(grade)
  const number = /^-?\d+(?:\.\d+)?/.exec(name)?.[0]
  return number === undefined ? null : Number(number)
}

/** Steps for bounds, the widest first: 5000, 2000, 1000, 500 … */
const steps = Array.from({ length: 9 }, (_, index) => 10 ** (6 - index)).flatMap((one) => [
  5 * one,
  2 * one,
  one,
])

/** The lower bound of the band of an amount: bands are above a multiple of the step, up to and with the next one. */
const bandOf = (amount: number, step: number): number => Math.ceil(amount / step - 1e-9) * step

/** Divides measured values at multiples of a round step. Every band has values, and there are at least two. */
function bands(values: readonly Measured[]): FacetChoice[] | null {
  const wanted = values.length > leastForBands.measured ? 3 : 2
  for (const step of steps) {
    const groups = [...Map.groupBy(values, ({ amount }) => bandOf(amount, step))]
    if (groups.length < wanted) continue
    if (groups.length > maxBands) return null
    const unit = values[0]?.unit ?? ''
    const text = (amount: number) => `${Number(amount.toFixed(3))}${unit && ` ${unit}`}`
    // 36–40 after 35 dB 以下; wide steps and fractions share their bounds: 5000–10000 W.
    const gap = step <= 5 && values.every(({ amount }) => Number.isInteger(amount)) ? 1 : 0
    return groups.map(([to, of], index) => {
      const from = (groups[index - 1]?.[0] ?? 0) + gap
      const isLast = index === groups.length - 1
      return {
        label:
          index === 0
            ? `${text(to)} 以下`
            : isLast
              ? `${text(from)} 以上`
              : from === to
                ? text(to)
                : `${Number(from.toFixed(3))}–${text(to)}`,
        ids: of.map(({ id }) => id),
        count: of.reduce((sum, { count }) => sum + count, 0),
      }
    })
  }
  return null
}

const kindOf = (unit: string): keyof typeof leastForBands => {
  if (levelUnits.has(unit)) return 'level'
  return nominalUnits.has(unit) ? 'nominal' : 'measured'
}

/**
 * The choices of a parameter, sorted by what they mean: grades and numbers ascending, measured values in bands such as
 * `35 dB 以下`, other texts as given.
 * @param values the most frequent first
 * @param isComplete whether these are all values; a band of some of them would hide products
 */
export function facetChoices(values: readonly FacetValue[], isComplete: boolean): FacetChoice[] {
  const amounts = values.flatMap((value) => measured(value) ?? [])
  const unit = amounts[0]?.unit ?? ''
  const isMeasured = amounts.length === values.length && amounts.every((one) => one.unit === unit)
  const least = leastForBands[kindOf(unit)]
  const banded =
    isMeasured && isComplete && amounts.length >= least
      ? bands(amounts.toSorted((one, other) => one.amount - other.amount))
      : null
  if (banded) return banded
  const shown = values.slice(0, maxChoices)
  const ranks = new Map(shown.map((value) => [value, rankOf(value)]))
  const hasMeaning = shown.length > 0 && shown.every((value) => ranks.get(value) !== null)
  const sorted = hasMeaning
    ? shown.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
    : shown
  return sorted.map(({ id, name, count }) => ({ label: name, ids: [id], count }))
}
