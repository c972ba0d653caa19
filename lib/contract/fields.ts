import { z } from 'zod'
import { mostId } from '@/lib/domain/id'

/**
 * Fields as they travel: forms and queries carry text, JSON carries numbers and booleans. Each reader takes both and
 * gives the typed value; anything else fails with a sentence for the client.
 */

/** What a client may send for a number. */
type Numeric = number | string

const toNumber = (value: Numeric | undefined | null) => {
  if (typeof value === 'string') {
    const text = value.trim()
    // `Number('')` would be 0 and `Number('0x10')` 16; neither is what a shopper typed.
    return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : text === '' ? undefined : Number.NaN
  }
  return value ?? undefined
}

/** Texts that clients send where they have no id. */
const isNone = (value: unknown) => value === 'undefined' || value === 'null' || value === 'false'

const numeric = <S extends z.ZodType>(schema: S) =>
  z.preprocess<unknown, S, Numeric | undefined>(toNumber, schema)

/** A positive id below 2^53. */
export const wireId = (message = '参数错误') =>
  numeric(z.number(message).int(message).min(1, message).max(Number.MAX_SAFE_INTEGER, message))

/** An id where 0 stands for the mall itself. */
export const wireShopId = () =>
  z.preprocess<unknown, z.ZodDefault<z.ZodNumber>, Numeric | undefined>(
    (value) => (isNone(value) ? undefined : toNumber(value as Numeric)),
    z.number('参数错误').int('参数错误').min(0, '参数错误').max(mostId, '参数错误').default(0),
  )

/** A whole number within limits. */
export const wireInt = (min: number, max: number, message = '参数错误') =>
  numeric(z.number(message).int(message).min(min, message).max(max, message))

/** A decimal within limits, such as a price in yuan. */
export const wireDecimal = (min: number, max: number, message = '参数错误') =>
  numeric(z.number(message).min(min, message).max(max, message))

/** `true`, `1` and their texts are true; `false`, `0`, empty and absent are false. */
export const wireBool = () =>
  z.preprocess<unknown, z.ZodBoolean, boolean | Numeric | undefined>(
    (value) => value === true || value === 1 || value === '1' || value === 'true',
    z.boolean(),
  )

/** One value or several, sent as `a=1`, `a[]=1&a[]=2`, `a[0]=1` or `1,2`; at most `max`. */
export const wireIds = (max = 500) =>
  z.preprocess<unknown, z.ZodArray<z.ZodNumber>, Numeric | Numeric[] | undefined>(
    (value) => {
      const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]
      return list
        .map((entry) => (isNone(entry) ? undefined : toNumber(entry)))
        .filter((entry) => entry !== undefined)
    },
    z
      .array(z.number('参数错误').int('参数错误').min(0, '参数错误').max(Number.MAX_SAFE_INTEGER, '参数错误'))
      .max(max, '参数错误'),
  )

/** Objects and lists, which arrive as brackets, as JSON text or not at all. */
export const wireJson = <T extends z.ZodType>(schema: T) =>
  z.preprocess<unknown, T, unknown>((value) => {
    if (typeof value !== 'string') return value
    if (value.trim() === '') return undefined
    try {
      return JSON.parse(value) as unknown
    } catch {
      return value
    }
  }, schema)

/** Trimmed text of limited length; `missing` is said when there is none. The NUL character cannot be stored. */
export const wireText = (max: number, message = '内容过长', missing = '参数错误') =>
  z
    .string(missing)
    .trim()
    .max(max, message)
    .refine((text) => !text.includes('\u0000'), '参数错误')

/** Text that may come in its obscured form (spec 1 §7), which is longer; `missing` is said when there is none. */
export const wireSecret = (missing: string) => wireText(400, '内容过长', missing).min(1, missing)

/** Page from 1. Numbers past the end give an empty page; absurd ones are refused. */
export const wirePage = () => wireInt(1, 1_000_000).optional().default(1)

/** Rows per page, at most 50 (contract goods §2.1). */
export const wirePageSize = (size: number, max = 50) => wireInt(1, max).optional().default(size)

/** Cents on the wire. */
export const cents = z.int()

/** Epoch seconds on the wire. */
export const seconds = z.int()

/** `0 | 1` flags of the contract. */
export const bit = z.literal([0, 1])

/** A list answer: the contract's `total_count` and the storefront's `count` carry the same number (goods §19). */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), total_count: z.int(), count: z.int() })
