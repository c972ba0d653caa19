import { z } from 'zod'
import { clientValueProblem, isStorable } from '@/lib/domain/client-value'
import { isOwnPicture } from '@/lib/domain/content/picture'
import { envelopeMark } from '@/lib/domain/envelope'
import { maxId } from '@/lib/domain/id'
import * as contentMessages from '@/lib/domain/messages/content'
import * as dateMessages from '@/lib/domain/messages/date'
import * as requestMessages from '@/lib/domain/messages/request'
import { isObfuscated } from '@/lib/domain/obfuscate'
import { plainMobile } from '@/lib/domain/person/mobile'
import { isMobile } from '@/lib/domain/validate'
import { visibleText } from '@/lib/domain/visible-text'

/**
 * Input fields: forms and queries carry text, JSON carries numbers and booleans. Each schema accepts both and returns
 * the typed value; anything else fails with a Chinese message for the client.
 */

/** A number as clients may send it. */
type Numeric = number | string

const toNumber = (value: Numeric | undefined | null) => {
  if (typeof value === 'string') {
    const text = value.trim()
    // Not `Number(text)` alone: it reads '' as 0 and '0x10' as 16.
    return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : text === '' ? undefined : Number.NaN
  }
  return value ?? undefined
}

/** Whether a client sent a text such as `undefined` instead of omitting an id. */
const isAbsent = (value: unknown) => value === 'undefined' || value === 'null' || value === 'false'

const numeric = <S extends z.ZodType>(schema: S) =>
  z.preprocess<unknown, S, Numeric | undefined>(toNumber, schema)

/** A positive id below 2^53. */
export const wireId = (message = requestMessages.parametersInvalid) =>
  numeric(z.number(message).int(message).min(1, message).max(Number.MAX_SAFE_INTEGER, message))

/** A shop id; 0 means the mall itself. */
export const wireShopId = () =>
  z.preprocess<unknown, z.ZodDefault<z.ZodNumber>, Numeric | undefined>(
    (value) => (isAbsent(value) ? undefined : toNumber(value as Numeric)),
    z
      .number(requestMessages.parametersInvalid)
      .int(requestMessages.parametersInvalid)
      .min(0, requestMessages.parametersInvalid)
      .max(maxId, requestMessages.parametersInvalid)
      .default(0),
  )

/** An integer within limits. */
export const wireInt = (min: number, max: number, message = requestMessages.parametersInvalid) =>
  numeric(z.number(message).int(message).min(min, message).max(max, message))

/** A time in epoch seconds. */
export const wireSeconds = (message = dateMessages.secondsInvalid, min = 0) =>
  wireInt(min, 99_999_999_999, message)

/** One of these numbers. Any other value has no effect: it counts as absent. */
export const wireKnown = (...known: number[]) =>
  z.preprocess<unknown, z.ZodOptional<z.ZodNumber>, Numeric | undefined>((value) => {
    const number = typeof value === 'string' ? toNumber(value) : value
    return known.find((one) => one === number)
  }, z.number().optional())

/** A decimal within limits, such as a price in yuan. */
export const wireDecimal = (min: number, max: number, message = requestMessages.parametersInvalid) =>
  numeric(z.number(message).min(min, message).max(max, message))

/** An amount in yuan with at most two decimals: any such amount can be paid. */
export const wireYuan = (max: number, message = requestMessages.parametersInvalid) =>
  numeric(
    z
      .number(message)
      .min(0, message)
      .max(max, message)
      // 0.29 × 100 is 28.999999999999996.
      .refine((yuan) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-4, message),
  )

/** Fields that clients leave empty when they have no value. */
export const emptyIsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess<unknown, z.ZodOptional<T>, unknown>(
    (value) => (value === '' || value === null ? undefined : value),
    schema.optional(),
  )

/** `true`, `1` and their texts are true; `false`, `0`, empty and absent are false. */
export const wireBool = () =>
  z.preprocess<unknown, z.ZodBoolean, boolean | Numeric | undefined>(
    (value) => value === true || value === 1 || value === '1' || value === 'true',
    z.boolean(),
  )

/** A flag `0 | 1`, sent as such or as a boolean; any other value is refused. */
export const wireFlag = (message = requestMessages.parametersInvalid) =>
  z.preprocess<unknown, z.ZodLiteral<0 | 1>, boolean | Numeric | undefined>(
    (value) => {
      const text = typeof value === 'string' ? value.trim() : value
      if (text === true || text === 1 || text === '1' || text === 'true') return 1
      if (text === false || text === 0 || text === '0' || text === 'false') return 0
      return text === '' ? undefined : text
    },
    z.literal([0, 1], message),
  )

/** A switch that refuses what is neither on nor off; without one it is off. @param message for any other value */
export const wireSwitch = (message: string) =>
  z.preprocess<unknown, z.ZodBoolean, boolean | Numeric | undefined>((value) => {
    if (value === true || value === 1 || value === '1' || value === 'true') return true
    return [undefined, null, '', false, 0, '0', 'false'].includes(value as string) ? false : value
  }, z.boolean(message))

/** One value or several, sent as `a=1`, `a[]=1&a[]=2`, `a[0]=1` or `1,2`; at most `max`. */
export const wireIds = (max = 500) =>
  z.preprocess<unknown, z.ZodArray<z.ZodNumber>, Numeric | Numeric[] | undefined>(
    (value) => {
      const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]
      return list
        .map((entry) => (isAbsent(entry) ? undefined : toNumber(entry)))
        .filter((entry) => entry !== undefined)
    },
    z
      .array(
        z
          .number(requestMessages.parametersInvalid)
          .int(requestMessages.parametersInvalid)
          .min(0, requestMessages.parametersInvalid)
          .max(Number.MAX_SAFE_INTEGER, requestMessages.parametersInvalid),
      )
      .max(max, requestMessages.parametersInvalid),
  )

/**
 * JSON in a text. A text that is not JSON, or contains a value that no parameter may have, stays as it is and fails in
 * its schema.
 */
export function jsonInText(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown
    return clientValueProblem(value) ? text : value
  } catch {
    return text
  }
}

/** An object or list, sent in bracket notation or as JSON text; empty text means absent. */
export const wireJson = <T extends z.ZodType>(schema: T) =>
  z.preprocess<unknown, T, unknown>((value) => {
    if (typeof value !== 'string') return value
    return value.trim() === '' ? undefined : jsonInText(value)
  }, schema)

/**
 * Trimmed text of limited length that can be stored, without hidden characters. `missing` is the message for absent
 * text.
 */
export const wireText = (
  max: number,
  message = requestMessages.contentTooLong,
  missing = requestMessages.parametersInvalid,
) =>
  z
    .string(missing)
    .overwrite(visibleText)
    .trim()
    .max(max, message)
    .refine(isStorable, requestMessages.parametersInvalid)

const mediaInsecure = 'http:// 开头的图片和视频不会显示，请上传，或改用 https:// 开头的地址'

/** API clients get absolute addresses of pictures, also from a mall without TLS, and send them back. */
const isAbsolutePicture = (url: string) => {
  const [, path = ''] = /^http:\/\/[^\s\\/?#@]+(\/.*)$/i.exec(url) ?? []
  return isOwnPicture(path)
}

/** Browsers load no picture or video by `http:` (lib/front/csp.ts). */
const isInsecure = (url: string) => /^http:\/\//i.test(url) && !isAbsolutePicture(url)

/**
 * The address of a picture or video: that of a picture of the mall, or https elsewhere, which services check with
 * `assertPictures`; empty for none.
 */
export const wireMedia = (message = contentMessages.pictureAddressInvalid) =>
  wireText(400, message)
    .refine(
      (url) =>
        url === '' ||
        isOwnPicture(url) ||
        /^https:\/\/[^\s\\]+$/i.test(url) ||
        /^http:\/\/[^\s\\]+$/i.test(url),
      message,
    )
    .refine((url) => !isInsecure(url), mediaInsecure)

/** The same in HTML. A tag ends at the next one at the latest, so that the time does not grow with the square. */
const insecurePicture =
  /<(?:img|video|audio|source)\b[^<>]*?\s(?:src|poster)\s*=\s*(?:["']\s*)?http:\/\/(?![^/\s"'<>]+\/media\/)/i

/** Rich text of the desk; `cleanDeskHtml` sanitizes it. */
export const wireHtml = (max: number, message: string) =>
  wireText(max, message).refine((html) => !insecurePicture.test(html), mediaInsecure)

/** `next` of the page before, in the form that this list gives; a text of another form is refused, not ignored. */
export const wireCursor = (form: RegExp) =>
  wireText(60)
    .refine((text) => text === '' || form.test(text), requestMessages.parametersInvalid)
    .optional()

/**
 * Text that may arrive encrypted or obfuscated (spec 1 §7), which is longer. `missing` is the message for absent or
 * empty text.
 */
export const wireSecret = (missing: string) =>
  z
    .string(missing)
    .trim()
    .max(400, requestMessages.contentTooLong)
    .refine(isStorable, requestMessages.parametersInvalid)
    .min(1, missing)

/**
 * A mobile number in any form that phones paste (`plainMobile`); a text that is none stays as it is. Else as
 * `wireText`.
 */
export const wirePhone = (
  max = 20,
  message = requestMessages.contentTooLong,
  missing = requestMessages.parametersInvalid,
) =>
  z
    .string(missing)
    .trim()
    .overwrite(plainMobile)
    .max(max, message)
    .refine(isStorable, requestMessages.parametersInvalid)

/**
 * A mobile number, plain or as `wireSecret`. A wrong plain one fails before the fields after it; the service checks
 * what it decrypts. @param wrong the message for a text that is no number
 */
export const wireMobile = (missing: string, wrong: string) =>
  wireSecret(missing).refine(
    (text) =>
      text === '' || text.startsWith(envelopeMark) || isObfuscated(text) || isMobile(plainMobile(text)),
    wrong,
  )

/** Page number from 1. A page past the end is empty; above the limit the call fails. */
export const wirePage = () => wireInt(1, 1_000_000).optional().default(1)

/** Rows per page, at most 50 (contract goods §2.1). */
export const wirePageSize = (size: number, max = 50) => wireInt(1, max).optional().default(size)

/** Whether a quantity adds to the present one, in any spelling of clients: only false and 0 replace it. */
export const wireAccumulate = () =>
  z
    .union([z.boolean(), z.string(), z.number()])
    .optional()
    .transform((value) => ![false, 'false', 0, '0'].some((off) => off === value))

/** Cents on the wire. */
export const cents = z.int()

/** Epoch seconds on the wire. */
export const seconds = z.int()

/** `0 | 1` flags of the contract. */
export const bit = z.literal([0, 1])

/** A list: `total_count` of the contract and `count` of the storefront are the same number (contract goods §19). */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), total_count: z.int(), count: z.int() })
