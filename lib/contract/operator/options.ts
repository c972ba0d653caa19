import { z } from 'zod'
import type { Permission } from '@/lib/domain/desk/permissions'
import { exportFormats } from '@/lib/domain/export/subjects'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as requestMessages from '@/lib/domain/messages/request'
import { maxTableBytes } from '@/lib/domain/task/task-file'
import { wireInt, wireJson, wirePage, wirePageSize, wireText } from '../fields'

const tags = ['operator']

/**
 * Options of calls that operators and merchants make.
 * @param permission null for calls of everyone at the desk
 */
export const forDesk = (permission: Permission | null) => ({ auth: 'merchant', tags, permission }) as const
/** Options of calls that only operators make. */
export const forOperators = (permission: Permission | null) =>
  ({ auth: 'operator', tags, permission }) as const

/** Page and page size of a list of the desk. */
export const paging = { page: wirePage(), pageSize: wirePageSize(20, 100) }

/**
 * For lists with cursors (ADR 0111): a page number other than the first is refused, because ignoring it would answer the
 * first page for each.
 */
export const noPages = { page: wireInt(1, 1, '这个列表没有页码，请用上一页的 next 作为 after').optional() }

/** How the file of an export looks. */
export const exportFile = () => ({
  format: z.enum(exportFormats, '请选择文件格式').optional().default('xlsx'),
  /** Headers of the columns that it has; absent for all. */
  columns: wireJson(
    z.array(wireText(60), deskMessages.exportColumnsMissing).max(200, deskMessages.tooManyColumns),
  ).optional(),
})

/** Bytes of a table that will be sent in parts. */
export const wireTableSize = () =>
  wireInt(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, '文件大小不正确')
    .refine((size) => size >= 0, '文件大小不正确')
    .refine((size) => size !== 0, '文件是空的，请重新选择')
    // A header and a row have three bytes at least.
    .refine((size) => size <= 0 || size > 2, '文件里没有数据，请重新选择')
    .refine((size) => size <= maxTableBytes, `文件不能超过${maxTableBytes / 1024 / 1024}MB`)

/** Text of limited length; the message of a longer one names the field. @param missing the message for absent text */
export const namedText = (max: number, name: string, missing?: string) =>
  wireText(max, `${name}不能超过${max}个字`, missing)

const yes: readonly unknown[] = [true, 1, '1', 'true']
const no: readonly unknown[] = [false, 0, '0', 'false']

/**
 * A decision that must be given in words that mean yes or no: neither a missing nor an unknown value decides.
 * @param message for both
 */
export const wireDecision = (message = requestMessages.decisionMissing) =>
  z.preprocess<unknown, z.ZodBoolean, boolean | number | string | undefined>(
    (value) => (yes.includes(value) ? true : no.includes(value) ? false : undefined),
    z.boolean(message),
  )
