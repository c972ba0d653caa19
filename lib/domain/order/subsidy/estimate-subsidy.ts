import { isWithinPriceLimit } from '../../goods/subsidy'
import type { BillLine } from '../price/bill'
import { shareSubsidies, type SubsidyShare } from './subsidy-share'
import {
  generalRefusal,
  ruleOf,
  type LineSubsidy,
  type OrderSubsidy,
  type SubsidyCut,
  type SubsidyState,
  type SubsidyTerms,
  type SubsidyTermsClass,
} from './subsidy-terms'

/** The subsidy of a line, actual or after verification; `fee` in cents. */
export interface SubsidisedBillLine {
  line: BillLine
  subsidy: LineSubsidy
  fee: number
}

const smaller = (a: number | null, b: number | null) => (a === null || (b !== null && b < a) ? b : a)

/**
 * The subsidies of priced lines; nothing is taken off yet. Gifts, parts of packages and lines above the price limit of
 * their class have none.
 */
export function estimateSubsidies(lines: readonly BillLine[], terms: SubsidyTerms): SubsidisedBillLine[] {
  const covered = lines.flatMap((line) => {
    const found = isSubsidised(line) ? ruleOf(terms, line.sku) : null
    // The price of a piece that pages show: a promotion or coupon must not bring a subsidy that no page has shown.
    if (!found || !isWithinPriceLimit(line.memberPrice ?? line.price, found)) return []
    const rule = { ...found, priceLimit: undefined }
    return [{ line, rule, subsidyClassId: rule.subsidyClassId, totalFee: line.totalFee, num: line.num }]
  })
  const classes = new Map(terms.classes.map((one) => [one.subsidyClassId, one]))
  const share = (limits: 'all' | 'budget' | 'none') =>
    shareSubsidies(covered, (id) => {
      const one = limits === 'none' ? undefined : classes.get(id)
      const personPieces = limits === 'all' ? (one?.personPieces ?? null) : null
      return {
        pieces: smaller(personPieces, one?.budgetPieces ?? null),
        cents: one?.budgetCents ?? null,
      }
    })
  const refusal = generalRefusal(terms)
  const [shares, ofAnyPerson, unlimited] = [share('all'), share('budget'), share('none')]
  const drawn = new Set(covered.flatMap((one, index) => (shares[index]?.fee ? [one.subsidyClassId] : [])))
  return covered.flatMap(({ line, rule: { subsidyClassId, className } }, index) => {
    const { num, fee } = shares[index] ?? { num: 0, fee: 0 }
    if ((unlimited[index]?.fee ?? 0) === 0) return []
    const state: SubsidyState =
      refusal ?? (fee === 0 ? 'used_up' : terms.isVerified ? 'eligible' : 'unverified')
    const pays = state === 'eligible'
    const wouldSave = state === 'unverified' ? fee : 0
    const isCut = drawn.has(subsidyClassId) && num < (ofAnyPerson[index]?.num ?? 0)
    const isExplained = refusal === null && terms.isVerified && isCut
    const limit = isExplained ? (classes.get(subsidyClassId)?.limit ?? 0) : 0
    const cut =
      refusal === null ? cutOf(classes.get(subsidyClassId), num, ofAnyPerson[index], unlimited[index]) : null
    const subsidy = { subsidyClassId, className, state, cut, num: pays ? num : 0, limit, wouldSave }
    return [{ line, subsidy, fee: pays ? fee : 0 }]
  })
}

function cutOf(
  one: SubsidyTermsClass | undefined,
  paid: number,
  ofAnyPerson: SubsidyShare | undefined,
  unlimited: SubsidyShare | undefined,
): SubsidyCut | null {
  const cut = { paid, limit: one?.limit ?? 0, hasDrawnAll: one?.personPieces === 0 }
  if (paid < (ofAnyPerson?.num ?? 0)) return { by: 'person', ...cut }
  return paid < (unlimited?.num ?? 0) ? { by: 'budget', ...cut } : null
}

const isSubsidised = ({ type, totalFee }: BillLine) =>
  (type === 'normal' || type === 'plus_buy') && totalFee > 0

/** From the best to the worst for the buyer. */
const ranks: readonly SubsidyState[] = ['eligible', 'unverified', 'used_up', 'outside', 'ended']

/** The subsidies of all lines together; null without any. */
export function sumSubsidies(parts: readonly SubsidisedBillLine[]): OrderSubsidy | null {
  const state = ranks.find((rank) => parts.some(({ subsidy }) => subsidy.state === rank))
  if (!state) return null
  return {
    state,
    fee: parts.reduce((sum, { fee }) => sum + fee, 0),
    wouldSave: parts.reduce((sum, { subsidy }) => sum + subsidy.wouldSave, 0),
  }
}

/**
 * Notes on cart lines the subsidy that checkout will probably take off (`wouldSave`), also before verification; their
 * amounts stay. Checked lines of all shops share the pieces of the person, an unchecked line is looked at alone.
 */
export function expectSubsidies(
  checked: readonly BillLine[],
  unchecked: readonly BillLine[],
  terms: SubsidyTerms,
): void {
  const parts = [checked, ...unchecked.map((line) => [line])].flatMap((lines) =>
    estimateSubsidies(lines, terms),
  )
  for (const { line, subsidy, fee } of parts)
    line.subsidy = { ...subsidy, num: 0, wouldSave: fee + subsidy.wouldSave }
}
