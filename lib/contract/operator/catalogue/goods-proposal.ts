import { z } from 'zod'
import { maxReason, proposalStates, type ProposalState } from '@/lib/domain/goods/proposal'
import { maxId } from '@/lib/domain/id'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { call } from '../../call'
import { seconds, wireBool, wireId, wireInt, wireJson, wireText } from '../../fields'
import { editConflict } from '../desk/edit-conflict'
import { forDesk, forOperators, wireDecision } from '../options'
import { deskGoods } from './goods-shape'

const goodsId = () => wireId(goodsMessages.goodsMissing)
const done = z.object({ status: z.literal(true) })

/** A field that an approval changes, with its values in words. */
const difference = z.object({
  /** As in the audit trail: a field of the product, or `sku:{item_id}:{field}`. */
  field: z.string(),
  /** The SKU of the field; empty for fields of the product. */
  sku: z.string(),
  kind: z.enum(['text', 'pictures', 'html']),
  /** Lines, addresses of pictures, or one HTML text; empty for none. */
  before: z.array(z.string()),
  after: z.array(z.string()),
})
export type GoodsDifference = z.infer<typeof difference>

/** What a merchant has sent for approval. */
const proposal = z.object({
  goods_id: z.int(),
  /** Its default SKU. */
  item_id: z.int(),
  item_name: z.string(),
  shop_name: z.string(),
  state: z.enum(Object.keys(proposalStates) as ProposalState[]),
  /** A new product; else a change of one that was approved. */
  is_new: z.boolean(),
  /** Names what a decision is about: another one after each change. */
  revision: z.int(),
  /** Why it was rejected. */
  reason: z.string(),
  /** The name of the person who sent it, and when. */
  by: z.string(),
  submitted: seconds,
  differences: z.array(difference),
  /** Its fields that others changed since it was made. */
  conflicts: z.array(editConflict),
  /** Why it cannot be carried out any more; empty when it can. */
  problem: z.string(),
  /** The product as it would be, for the form; null for a new product, which is so, and with a problem. */
  proposed: deskGoods.nullable(),
})
export type GoodsProposal = z.infer<typeof proposal>

/** A proposal that is decided, with the revision that was shown. */
const decided = { goods_id: goodsId(), revision: wireInt(1, maxId) }
const atMost = 100
const decisions = <T extends z.ZodType>(item: T) =>
  wireJson(
    z
      .array(item, deskMessages.goodsNotChosen)
      .min(1, deskMessages.goodsNotChosen)
      .max(atMost, `一次最多审核${atMost}个商品`),
  )

/** Products of merchants and their approval (contract operator §4, ADR 0119). */
export const operatorGoodsProposalContract = {
  info: call('GET', '/operator/goods/proposal', '待审核内容', forDesk('goods:read'))
    .input(z.object({ goods_id: goodsId() }))
    .output(z.object({ proposal: proposal.nullable() })),

  /** Sends again what was withdrawn or rejected. */
  submit: call('POST', '/operator/goods/proposal/submit', '提交审核', forDesk('goods:write'))
    .input(z.object({ goods_id: goodsId() }))
    .output(done),

  /** Takes back what waits. The merchant goes on editing it, or drops the change. */
  withdraw: call('POST', '/operator/goods/proposal/withdraw', '撤回审核', forDesk('goods:write'))
    .input(
      z.object({
        goods_id: goodsId(),
        /** Also deletes a change; not a new product. */
        discard: wireBool().optional().default(false),
      }),
    )
    .output(done),

  /** All or none. */
  approve: call('POST', '/operator/goods/approve', '通过商品审核', forOperators('goods:approve'))
    .input(
      z.object({
        items: decisions(
          z.object({
            ...decided,
            /** Fields to overwrite although another person changed them since. */
            overwrite: z.array(wireText(80)).max(2000).optional(),
          }),
        ),
      }),
    )
    .output(z.object({ approved: z.int() })),

  /** All or none. */
  reject: call('POST', '/operator/goods/reject', '驳回商品审核', forOperators('goods:approve'))
    .input(
      z.object({
        items: decisions(z.object(decided)),
        /** For the merchant. */
        reason: wireText(maxReason, `驳回原因不能超过${maxReason}个字`, deskMessages.rejectReasonMissing).min(
          1,
          deskMessages.rejectReasonMissing,
        ),
      }),
    )
    .output(z.object({ rejected: z.int() })),

  /** Whether products of merchants need an approval. */
  setting: call('GET', '/operator/goods/approval', '商品审核设置', forOperators('goods:read'))
    .input(z.object({}))
    .output(z.object({ is_needed: z.boolean() })),

  setSetting: call('PUT', '/operator/goods/approval', '修改商品审核设置', forOperators('setting:write'))
    .input(z.object({ is_needed: wireDecision() }))
    .output(z.object({ is_needed: z.boolean() })),
}
