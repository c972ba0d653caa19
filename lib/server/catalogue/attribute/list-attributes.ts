import 'server-only'
import type { DeskAttribute, DeskAttributeValue } from '@/lib/contract/operator/catalogue/attribute'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { attributePage, valuePage } from './sql'

interface Paging {
  keyword?: string | undefined
  page: number
  pageSize: number
}

/** A page of the names of parameters or specifications. */
export async function listAttributes(
  db: Queries,
  { attribute_type: type, keyword, page, pageSize }: Paging & { attribute_type: 'item_params' | 'item_spec' },
) {
  const { rows, total } = only(
    await db.run(attributePage, [type, keyword || null, ...limitAndOffset(page, pageSize)]),
    'listing attributes',
  )
  return wireList<DeskAttribute>({ list: rows, total })
}

/** A page of the values of a parameter or specification. */
export async function listValues(
  db: Queries,
  { attribute_id: id, keyword, page, pageSize }: Paging & { attribute_id: number },
) {
  const { rows, total } = only(
    await db.run(valuePage, [id, keyword || null, ...limitAndOffset(page, pageSize)]),
    'listing values',
  )
  return wireList<DeskAttributeValue>({ list: rows, total })
}
