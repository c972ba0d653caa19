import * as z from 'zod/mini'
import { link, prepared } from './common'

/** Places for pictures with a link each, as many as a layout has (W0012, W0016). */

const slot = z.looseObject({ imgUrl: z.catch(z.string(), ''), pathData: z.catch(link(), {}) })
export type Slot = z.output<typeof slot>

/** A place without a picture. */
const emptySlot: Slot = { imgUrl: '', pathData: {} }

const entryAt = (value: unknown, index: number): unknown => {
  const entry: unknown = Array.isArray(value) ? value[index] : undefined
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? entry : emptySlot
}

/** Exactly `count` places: missing and broken ones are empty. */
export const slots = (count: number) =>
  prepared((value) => Array.from({ length: count }, (_, index) => entryAt(value, index)), z.array(slot))

/** The places of a new widget. */
export const emptySlots = (count: number): Slot[] => Array.from({ length: count }, () => emptySlot)
