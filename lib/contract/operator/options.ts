import { wirePage, wirePageSize } from '../fields'

const tags = ['operator']

/** Options of calls that operators and merchants make. */
export const forStaff = { auth: 'merchant', tags } as const
/** Options of calls that only operators make. */
export const forOperators = { auth: 'operator', tags } as const

/** Page and page size of a list for staff. */
export const paging = { page: wirePage(), pageSize: wirePageSize(20, 100) }
