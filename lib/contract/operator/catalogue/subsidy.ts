import { z } from 'zod'
import * as dateMessages from '@/lib/domain/messages/date'
import * as deliveryMessages from '@/lib/domain/messages/delivery'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as memberMessages from '@/lib/domain/messages/member'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../../call'
import { subsidyClass } from '../../catalogue/subsidy-class'
import {
  cents,
  seconds,
  wireId,
  wireInt,
  wireSeconds,
  wireJson,
  wireSwitch,
  wireText,
  wirePhone,
} from '../../fields'
import { forOperators, paging } from '../options'

const ledgerStates = ['reserved', 'drawn', 'released', 'reversed'] as const

const ledgerRow = z.object({
  ledger_id: z.int(),
  order_id: z.string(),
  item_id: z.int(),
  class_name: z.string(),
  /** Masked name and number. */
  person: z.string(),
  pieces: z.int(),
  amount: cents,
  state: z.enum(ledgerStates),
  at: seconds,
})

const pageOf = <T extends z.ZodType>(item: T) => z.object({ total_count: z.int(), list: z.array(item) })

/** Null removes a value, in forms an empty text; an absent field stays as it is. */
const orNone = <T extends z.ZodType>(field: T) =>
  z.union([z.null(), z.literal('').transform(() => null), field]).optional()

const classInput = z.object({
  subsidy_class_id: wireId(goodsMessages.subsidyClassMissing),
  rate: wireInt(1, 100, '补贴比例不正确').optional(),
  top_rate: orNone(wireInt(1, 100, '补贴比例不正确')),
  cap: wireInt(1, 1_000_000_000, '封顶金额不正确').optional(),
  price_limit: orNone(wireInt(1, 1_000_000_000, '限价不正确')),
  limit: wireInt(0, 10_000, '每人件数不正确').optional(),
  budget_pieces: orNone(wireInt(0, 1_000_000_000, '预算件数不正确')),
  budget_cents: orNone(wireInt(0, 1_000_000_000_000_000, '预算金额不正确')),
})

/** The programme as operators see it. Percent, cents, epoch seconds; 0 as time and as limit means none. */
const programme = z.object({
  name: z.string(),
  begin: seconds,
  end: seconds,
  /** `浙江省`, `浙江省 杭州市`, `浙江省 杭州市 西湖区`; empty means everywhere. */
  regions: z.array(z.string()),
  /** `regions` is empty. */
  nationwide: z.boolean(),
  classes: z.array(
    subsidyClass.extend({
      budget_pieces: z.int().nullable(),
      budget_cents: cents.nullable(),
      used_pieces: z.int(),
      used_cents: cents,
    }),
  ),
})

/** `lifted` was void: its member and its person may verify again. */
const identityStates = ['verified', 'void', 'lifted'] as const

const person = z.object({
  id: z.int(),
  user_id: z.int(),
  mobile: z.string(),
  name: z.string(),
  id_number: z.string(),
  state: z.enum(identityStates),
  verified_time: seconds,
  void_time: seconds.nullable(),
  void_reason: z.string(),
  /** Pieces and amounts that the person has reserved or drawn, with any account. */
  draws: z.array(z.object({ class_name: z.string(), pieces: z.int(), amount: cents })),
})
export type Person = z.infer<typeof person>

/** Subsidies of the renewal programme (contract operator). */
export const operatorSubsidyContract = {
  ledger: call('GET', '/operator/subsidy/ledger', '补贴流水', { ...forOperators('subsidy:read'), csv: true })
    .input(
      z.object({
        ...paging,
        /** Id or name of a class. */
        class: wireText(50).optional(),
        state: z.enum(ledgerStates, '状态不正确').optional(),
        time_begin: wireSeconds(dateMessages.beginInvalid).optional(),
        time_end: wireSeconds(dateMessages.endInvalid).optional(),
        /** `csv` answers all rows as a file. */
        format: z.enum(['json', 'csv'], '格式不正确').optional().default('json'),
      }),
    )
    .output(z.union([pageOf(ledgerRow), z.string()])),

  programme: call('GET', '/operator/subsidy/programme', '补贴活动', forOperators('subsidy:read'))
    .input(z.object({}))
    .output(programme),

  setProgramme: call('PUT', '/operator/subsidy/programme', '修改补贴活动', forOperators('subsidy:write'))
    .input(
      z.object({
        begin: wireSeconds(dateMessages.beginInvalid).optional(),
        end: wireSeconds(dateMessages.endInvalid).optional(),
        regions: wireJson(
          z
            .array(
              wireText(60, deliveryMessages.districtMissing, deliveryMessages.districtMissing),
              deliveryMessages.districtMissing,
            )
            .max(400)
            .optional(),
        ),
        /** Confirms that `regions` is empty: an empty list pays everywhere, and may also be an omission. */
        nationwide: wireSwitch('是否面向全国不正确'),
        classes: wireJson(z.array(classInput, goodsMessages.subsidyClassMissing).max(200).optional()),
      }),
    )
    .output(programme),

  people: call('GET', '/operator/subsidy/people', '补贴资格', forOperators('subsidy:read'))
    .input(
      z.object({
        ...paging,
        state: z.enum(identityStates, '状态不正确').optional(),
        mobile: wirePhone().optional(),
      }),
    )
    .output(pageOf(person)),

  /** Member and person cannot verify again until the void is lifted. */
  voidPerson: call('POST', '/operator/subsidy/person/void', '作废补贴资格', forOperators('subsidy:approve'))
    .input(
      z.object({
        id: wireId(memberMessages.identityMissing),
        reason: wireText(200, requestMessages.reasonTooLong, requestMessages.voidingReasonMissing).min(
          1,
          requestMessages.voidingReasonMissing,
        ),
      }),
    )
    .output(person),

  liftVoid: call('POST', '/operator/subsidy/person/lift', '解除作废', forOperators('subsidy:approve'))
    .input(
      z.object({
        id: wireId(memberMessages.identityMissing),
        reason: wireText(200, requestMessages.reasonTooLong, '解除原因必填').min(1, '解除原因必填'),
      }),
    )
    .output(person),
}
