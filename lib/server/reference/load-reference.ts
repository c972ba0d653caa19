import 'server-only'
import type { Database } from '@/lib/server/db/connection'
import type { RowTag } from '@/lib/server/goods-lookup/offer-columns'
import { referenceData, type Attribute, type Category, type ReferenceRow } from './sql'

/** Small tables that many products refer to and that change rarely, as the process keeps them (ADR 0031). */
export interface Reference extends Omit<ReferenceRow, 'attributes' | 'categories' | 'tags'> {
  attributes: ReadonlyMap<number, Attribute>
  categories: ReadonlyMap<number, Category>
  /** The shown ones, by id in ascending order. */
  tags: ReadonlyMap<number, RowTag>
}

interface Kept {
  current?: Reference
  loading?: { version: number; reference: Promise<Reference> }
}

const keptOf = new WeakMap<Database, Kept>()

async function load(db: Database): Promise<Reference> {
  const [row] = await db.run(referenceData, [])
  if (!row) throw new Error('reference data query returned no row')
  return {
    ...row,
    attributes: new Map(row.attributes.map((one) => [one.attributeId, one])),
    categories: new Map(row.categories.map((one) => [one.categoryId, one])),
    tags: new Map(row.tags.map((one) => [one.tagId, one])),
  }
}

/**
 * The reference data of a version, from memory unless one of its tables has changed. Calls that see the same new version
 * share one load.
 * @param db not a transaction: what it has not committed must not be kept
 * @param version what the statement of the call read with `referenceVersionIn`
 */
export async function referenceAt(db: Database, version: number): Promise<Reference> {
  let kept = keptOf.get(db)
  if (!kept) keptOf.set(db, (kept = {}))
  if (kept.current?.version === version) return kept.current
  if (kept.loading?.version !== version) kept.loading = { version, reference: load(db) }
  const { loading } = kept
  try {
    return (kept.current = await loading.reference)
  } finally {
    if (kept.loading === loading) delete kept.loading
  }
}
