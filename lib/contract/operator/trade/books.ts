import { z } from 'zod'
import { call } from '../../call'
import { seconds } from '../../fields'
import { forOperators } from '../options'

/** A sum that is recorded twice, once where it changes and once where it is used. */
const bookRow = z.object({
  name: z.string(),
  expected: z.int(),
  found: z.int(),
  ok: z.boolean(),
  /** At most ten ids for which the two differ. */
  ids: z.array(z.string()),
})

/** Proof that nothing was lost (contract operator "Books"). */
export const operatorBooksContract = {
  check: call('GET', '/operator/books', '对账', forOperators('payment:read'))
    .input(z.object({}))
    .output(z.object({ at: seconds, ok: z.boolean(), rows: z.array(bookRow) })),
}
