import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import { wireInt } from '../fields'
import * as messages from '@/lib/domain/messages'

/** Shared parts of the employee-purchase calls. */
export const tags = ['员工内购']
export const auth = 'member'

const activityId = wireInt(1, maxId, messages.activityIdMissing)
export const enterpriseId = wireInt(1, maxId, messages.enterpriseIdMissing)
/** The activity and the employer that a call is about. */
export const context = { activity_id: activityId, enterprise_id: enterpriseId }
export const anyId = () => wireInt(0, maxId, messages.parametersInvalid).optional()
export const done = z.object({ status: z.literal(true) })
