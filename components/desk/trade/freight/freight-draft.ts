import type { DeskFreight } from '@/lib/contract/operator/trade/freight'
import type { FreightLine } from '@/lib/domain/delivery/freight'
import {
  freightProblems,
  tiersByArea,
  type FreeType,
  type FreightProblems,
  type FreightRules,
  type Valuation,
} from '@/lib/domain/delivery/freight-form'
import type { IndexedRegion } from '@/lib/domain/delivery/region-index'
import { typedNumber } from '@/lib/domain/goods/stock'
import { freightNameMissing } from '@/lib/domain/messages/desk'
import { centsOf } from '@/lib/domain/money'

/** The values that are typed in the form of a freight template; numbers are texts. */
export interface FreightDraft {
  name: string
  isFree: boolean
  isOn: boolean
  valuation: Valuation
  fees: FeeDraft[]
  tiers: TierDraft[]
  frees: FreeDraft[]
  nopost: string[]
}

export interface FeeDraft {
  area: string[]
  first: string
  firstFee: string
  step: string
  stepFee: string
}
/** Amounts from which a freight holds, the first one 0. */
export interface TierDraft {
  area: string[]
  steps: { from: string; fee: string }[]
}
export interface FreeDraft {
  area: string[]
  type: FreeType
  quantity: string
  amount: string
}

export const newFee = (area: string[] = []): FeeDraft => ({
  area,
  first: '1',
  firstFee: '',
  step: '1',
  stepFee: '0',
})
export const newTier = (area: string[] = []): TierDraft => ({ area, steps: [{ from: '0', fee: '' }] })
export const newFree = (): FreeDraft => ({ area: [], type: 2, quantity: '', amount: '' })

export const emptyFreight: FreightDraft = {
  name: '',
  isFree: false,
  isOn: true,
  valuation: 2,
  fees: [newFee()],
  tiers: [newTier()],
  frees: [],
  nopost: [],
}

const yuan = (cents: number) => String(cents / 100)
const figure = (value: number) => (value === 0 ? '' : String(value))

export function draftOf(freight: DeskFreight): FreightDraft {
  const tiers = tiersByArea(freight.money)
  return {
    name: freight.name,
    isFree: freight.is_free,
    isOn: freight.status,
    valuation: freight.valuation,
    fees: freight.fee.map((rule) => ({
      area: rule.area,
      first: String(rule.start_standard),
      firstFee: yuan(rule.start_fee),
      step: String(rule.add_standard),
      stepFee: yuan(rule.add_fee),
    })),
    tiers: tiers.map((steps) => ({
      area: steps[0]?.area ?? [],
      steps: steps.map(({ up, base_fee }) => ({ from: yuan(up), fee: yuan(base_fee) })),
    })),
    frees: freight.free.map(({ area, free_type, quantity, amount }) => ({
      area,
      type: free_type,
      quantity: figure(quantity),
      amount: amount === 0 ? '' : yuan(amount),
    })),
    nopost: freight.nopost,
  }
}

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : typedNumber(text))
/** Typed yuan as cents; NaN for more than two decimals. */
const centsIn = (text: string) => {
  const value = numberIn(text)
  return Number.isNaN(value) || value !== Number(value.toFixed(2)) ? Number.NaN : centsOf(value)
}

/** The rules of a draft; a figure that is none is NaN. */
export const rulesIn = (draft: FreightDraft): FreightRules => ({
  fee: draft.fees.map(({ area, first, firstFee, step, stepFee }) => ({
    area,
    start_standard: numberIn(first),
    start_fee: centsIn(firstFee),
    add_standard: numberIn(step),
    add_fee: centsIn(stepFee),
  })),
  money: draft.tiers.flatMap(({ area, steps }) =>
    steps.map(({ from, fee }, index) => {
      const next = steps[index + 1]
      return { area, up: centsIn(from), down: next ? centsIn(next.from) : 0, base_fee: centsIn(fee) }
    }),
  ),
  free: draft.frees.map(({ area, type, quantity, amount }) => ({
    area,
    free_type: type,
    quantity: type === 2 ? 0 : numberIn(quantity),
    amount: type === 1 ? 0 : centsIn(amount),
  })),
  nopost: draft.nopost,
})

/** The problems of a draft by their place. @param regions those that exist */
export function problemsOf(
  draft: FreightDraft,
  regions: ReadonlyMap<string, IndexedRegion>,
): FreightProblems {
  const { valuation, isFree } = draft
  return {
    ...(draft.name.trim() === '' && { name: freightNameMissing }),
    ...freightProblems(rulesIn(draft), { valuation, isFree }, regions),
  }
}

/** The fields of a draft as they are sent. Rules that the way to charge does not use are left out. */
export function wireFields(draft: FreightDraft) {
  const rules = rulesIn(draft)
  return {
    name: draft.name.trim(),
    is_free: draft.isFree,
    valuation: draft.valuation,
    status: draft.isOn,
    fee: draft.isFree || draft.valuation === 3 ? [] : rules.fee,
    money: draft.isFree || draft.valuation !== 3 ? [] : rules.money,
    free: draft.isFree ? [] : rules.free,
    nopost: rules.nopost,
  }
}

/** The fields that differ from the stored ones; lists travel as JSON. */
export function changedFields(first: FreightDraft, draft: FreightDraft) {
  const [before, after] = [wireFields(first), wireFields(draft)]
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, value]) => {
      const isSame = JSON.stringify(before[field as keyof typeof before]) === JSON.stringify(value)
      return isSame ? [] : [[field, Array.isArray(value) ? JSON.stringify(value) : value]]
    }),
  )
}

/** The goods of an order, as they are typed in the calculator. */
export interface LoadDraft {
  pieces: string
  weight: string
  volume: string
  amount: string
}

/** The line that is priced; null until all figures are right. */
export function lineOf(load: LoadDraft): FreightLine | null {
  const zero = (text: string) => (text.trim() === '' ? 0 : typedNumber(text))
  const [num, weight, volume] = [zero(load.pieces), zero(load.weight), zero(load.volume)]
  const fee = load.amount.trim() === '' ? 0 : centsIn(load.amount)
  const isRight = [num, weight, volume, fee].every((value) => Number.isFinite(value) && value >= 0)
  return isRight && num > 0 ? { templatesId: 1, num, weight: weight * num, volume: volume * num, fee } : null
}
