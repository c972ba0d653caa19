import { z } from 'zod'
import type { Permission } from '@/lib/domain/desk/permissions'
import * as requestMessages from '@/lib/domain/messages/request'
import { wirePage, wirePageSize, wireText } from '../fields'

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

/** The format of an exported table. */
export const tableFormat = () => z.enum(['xlsx', 'csv'], '请选择文件格式').optional().default('xlsx')

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
