import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import * as employeeMessages from '@/lib/domain/messages/employee'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
import { wireInt } from '../fields'

/** Shared parts of the employee-purchase calls. */
export const tags = ['员工内购']
export const auth = 'member'

const activityId = wireInt(1, maxId, goodsMessages.activityIdMissing)
export const enterpriseId = wireInt(1, maxId, employeeMessages.enterpriseIdMissing)
/** The activity and the employer that a call is about. */
export const context = { activity_id: activityId, enterprise_id: enterpriseId }
export const anyId = () => wireInt(0, maxId, requestMessages.parametersInvalid).optional()
export const done = z.object({ status: z.literal(true) })
