import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import * as deskMessages from '@/lib/domain/messages/desk'
import { listOf, seconds, wireId, wireInt, wireJson, wireText } from '../../fields'
import { editConflict } from './edit-conflict'

/** What the calls of small rows share: brands, tags, freight templates (contract operator §4). */

/** The version that the author saw, without which a change overwrites; and fields to overwrite nevertheless. */
export const editVersion = {
  version: wireInt(1, maxId).optional(),
  overwrite: wireJson(z.array(wireText(80)).max(20)).optional(),
}

/** The outcome of a change: not saved because of conflicts, when another person changed the same fields. */
export const editOutcome = {
  saved: z.boolean(),
  conflicts: z.array(editConflict),
}

/** Rows in the recycle bin, the latest first. */
export const recycled = () =>
  listOf(z.object({ id: z.int(), name: z.string(), by: z.string(), deleted: seconds }))

const maxBulk = 100

/** Rows that are changed together. @param missing the sentence for an id that is none */
export const bulkIds = (missing: string) =>
  wireJson(
    z
      .array(wireId(missing), deskMessages.rowsMissing)
      .min(1, deskMessages.rowsMissing)
      .max(maxBulk, `一次最多修改${maxBulk}项`),
  )

/** What a bulk change did: all rows were changed, or none. */
export const bulkOutcome = z.object({ changed: z.int() })
