import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { isApprovalNeeded, setApprovalNeeded } from './approval-setting'
import { approveProposals, rejectProposals } from './decide'
import { getProposal } from './get-proposal'
import { submitProposal, withdrawProposal } from './withdraw'

const routes = os.operator.goodsProposal
const done = { status: true as const }

/** What merchants send for approval, and the decisions about it (contract operator §4). */
export const operatorGoodsProposalRoutes = {
  info: routes.info.handler(async ({ input, context }) => ({
    proposal: await getProposal(context.mall, input.goods_id, scopeOf(context).shopId),
  })),

  submit: routes.submit.handler(({ input, context }) =>
    operatorWrite(context, 'goodsProposal.submit', input, async ({ mall, scope }) => {
      await submitProposal(mall, scope, input.goods_id)
      return done
    }),
  ),

  withdraw: routes.withdraw.handler(({ input, context }) =>
    operatorWrite(context, 'goodsProposal.withdraw', input, async ({ mall, scope }) => {
      await withdrawProposal(mall, scope, input.goods_id, input.discard)
      return done
    }),
  ),

  approve: routes.approve.handler(({ input, context }) =>
    operatorWrite(context, 'goodsProposal.approve', input, async ({ mall, scope: { actor } }) => ({
      approved: await approveProposals(mall, actor, input.items),
    })),
  ),

  reject: routes.reject.handler(({ input, context }) =>
    operatorWrite(context, 'goodsProposal.reject', input, async ({ mall, scope: { actor } }) => ({
      rejected: await rejectProposals(mall, actor, input.items, input.reason),
    })),
  ),

  setting: routes.setting.handler(async ({ context }) => ({
    is_needed: await isApprovalNeeded(context.mall.db),
  })),

  setSetting: routes.setSetting.handler(({ input, context }) =>
    operatorWrite(context, 'goodsProposal.setSetting', input, async ({ mall, scope: { actor } }) => ({
      is_needed: await setApprovalNeeded(mall, actor, input.is_needed),
    })),
  ),
}
