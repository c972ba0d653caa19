import { z } from 'zod'
import * as memberMessages from '@/lib/domain/messages/member'
import { call } from '../call'
import { cents, seconds, wireBool, wireText } from '../fields'
import { subsidyClass } from './subsidy-class'

const tags = ['以旧换新']

/** The verified identity of a member, masked; empty texts before verification. */
const identity = z.object({
  verified: z.boolean(),
  name: z.string(),
  id_number: z.string(),
  verified_time: seconds,
})

/** Subsidies of a member; our own calls, ECShopX has none (ADR 0034). */
export const subsidyContract = {
  identity: call('GET', '/subsidy/identity', '实名认证信息', { tags, auth: 'member' })
    .input(z.object({}))
    .output(identity),

  /** Name and number are stored encrypted; one person has one member. */
  verify: call('POST', '/subsidy/identity', '实名认证', { tags, auth: 'member' })
    .input(
      z.object({
        name: wireText(30, memberMessages.identityNameInvalid, memberMessages.identityNameMissing),
        id_number: wireText(30, memberMessages.identityNumberInvalid, memberMessages.identityNumberMissing),
        /** The member agrees that name and number are checked and stored. */
        consent: wireBool(),
      }),
    )
    .output(identity),

  mine: call('GET', '/subsidy/mine', '国补资格', { tags, auth: 'member' })
    .input(z.object({}))
    .output(
      z.object({
        ...identity.shape,
        /** An operator has voided the identity: the member cannot verify again until the void is lifted. */
        is_void: z.boolean(),
        programme_name: z.string(),
        /** The programme has begun and not ended. */
        is_on: z.boolean(),
        end_time: seconds,
        /** Paid by the programme for paid orders, of all classes. */
        drawn_fee: cents,
        list: z.array(
          subsidyClass.extend({
            /** Pieces in unpaid and paid orders of the person. */
            used: z.int(),
            /** Pieces that are left for the person; null without a limit. */
            left: z.int().nullable(),
            /** Nothing is left of the budget of the class. */
            is_spent: z.boolean(),
            drawn_fee: cents,
          }),
        ),
      }),
    ),
}
