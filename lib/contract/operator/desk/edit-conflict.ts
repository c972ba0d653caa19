import { z } from 'zod'
import { seconds } from '../../fields'

/** A change that was refused because another person changed the same fields. */
export const editConflict = z.object({
  /** A field of the call; `sku:{item_id}:{field}` for one of a SKU, `spec_items` for their list. */
  field: z.string(),
  /** The name of the person who changed it. */
  by: z.string(),
  at: seconds,
})
export type EditConflict = z.infer<typeof editConflict>
