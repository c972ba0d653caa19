import 'server-only'
import type { FreightTemplate } from '@/lib/domain/delivery/freight'
import { isPreference } from '@/lib/domain/promotion/rule'
import type { MarketingTerms, RowTag } from '@/lib/server/catalogue/goods-lookup/offer-columns'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { referenceData, type Attribute, type Category, type ReferenceRow } from './sql'

/** Small tables that many products refer to and that change rarely, cached in the process (ADR 0031). */
export interface Reference extends Omit<
  ReferenceRow,
  'attributes' | 'categories' | 'tags' | 'templates' | 'marketings'
> {
  attributes: ReadonlyMap<number, Attribute>
  categories: ReadonlyMap<number, Category>
  /** Visible tags, by id in ascending order. */
  tags: ReadonlyMap<number, RowTag>
  templates: ReadonlyMap<number, FreightTemplate>
  /** Promotions that affect cart prices, running or not. */
  marketings: readonly MarketingTerms[]
  /** 会员优先购, running or not: it decides who may buy and changes no price. */
  preferences: readonly MarketingTerms[]
}

interface Kept {
  current?: Reference
  loading?: { version: number; reference: Promise<Reference> }
}

const keptOf = new WeakMap<object, Kept>()

const reserves = ({ marketingType }: MarketingTerms) => isPreference(marketingType)

async function load(db: Queries): Promise<Reference> {
  const row = only(await db.run(referenceData, []), 'reference data query')
  return {
    ...row,
    marketings: row.marketings.filter((one) => !reserves(one)),
    preferences: row.marketings.filter(reserves),
    attributes: new Map(row.attributes.map((one) => [one.attributeId, one])),
    categories: new Map(row.categories.map((one) => [one.categoryId, one])),
    tags: new Map(row.tags.map((one) => [one.tagId, one])),
    templates: new Map(row.templates.map((one) => [one.templateId, one])),
  }
}

/**
 * The reference data of a version, cached in memory until one of its tables changes. Calls that see the same new
 * version share one load. Data that a transaction reads is not cached: it may not be committed.
 * @param version the value that the statement of the call read with `referenceVersionIn`
 */
export async function referenceAt(db: Queries, version: number): Promise<Reference> {
  let kept = keptOf.get(db.home)
  if (!kept) keptOf.set(db.home, (kept = {}))
  if (kept.current?.version === version) return kept.current
  if (!('transaction' in db)) return load(db)
  if (kept.loading?.version !== version) kept.loading = { version, reference: load(db) }
  const { loading } = kept
  try {
    return (kept.current = await loading.reference)
  } finally {
    if (kept.loading === loading) delete kept.loading
  }
}
