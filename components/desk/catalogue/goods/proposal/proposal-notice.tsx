'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deskKey } from '@/components/desk/frame/use-desk'
import { Button } from '@/components/ui/button'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { GoodsProposal } from '@/lib/contract/operator/catalogue/goods-proposal'
import { goodsFieldName } from '@/lib/domain/goods/field-names'
import { minuteText } from '@/lib/domain/time/china'
import { DifferenceList } from './difference-list'
import { ProposalDialog } from './proposal-dialog'

interface ProposalNoticeProps {
  proposal: GoodsProposal
  /** The role of the viewer; a reader has no actions. */
  role: 'merchant' | 'approver' | 'reader'
  /** Something was done; a dropped change is not in the form any more. */
  onChanged: (isDropped: boolean) => void
}

const titles = {
  processing: { new: '新商品待审核，通过后顾客才能看到', change: '修改待审核，通过前顾客看到的是现在的内容' },
  rejected: { new: '新商品未通过审核', change: '修改未通过审核，顾客看到的是现在的内容' },
  submitting: { new: '新商品已撤回，提交后才会审核', change: '修改已撤回，顾客看到的是现在的内容' },
} as const

/** The proposal of a product, above its form: its state, the reason of a rejection, and the actions. */
export function ProposalNotice({ proposal, role, onChanged }: ProposalNoticeProps) {
  const { goods_id: goodsId, state, is_new: isNew, reason, submitted, by, problem, conflicts } = proposal
  const [isReviewing, setReviewing] = useState(false)
  return (
    <section
      aria-label="商品审核"
      className="rounded-panel bg-card grid gap-3 p-6 max-md:rounded-none max-md:p-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <div className="mr-auto min-w-0">
          <p
            role="status"
            className={state === 'rejected' ? 'text-brand font-semibold' : 'text-ink font-semibold'}
          >
            {titles[state][isNew ? 'new' : 'change']}
          </p>
          <p className="text-muted nums mt-1 text-sm">
            {[by, minuteText(submitted)].filter(Boolean).join(' · ')}
          </p>
        </div>
        {role === 'merchant' && <MerchantActions proposal={proposal} onChanged={onChanged} />}
        {role === 'approver' && state === 'processing' && (
          <Button aria-haspopup="dialog" onClick={() => setReviewing(true)}>
            审核
          </Button>
        )}
      </div>
      {reason && <p className="text-brand text-sm break-words">驳回的原因：{reason}</p>}
      {problem && <p className="text-brand text-sm break-words">不能按这个修改通过：{problem}</p>}
      {conflicts.length > 0 && (
        <p className="text-brand text-sm">
          提交之后商城修改了{[...new Set(conflicts.map(({ field }) => goodsFieldName(field)))].join('、')}
          ，请核对后重新提交
        </p>
      )}
      {!isNew && proposal.differences.length > 0 && (
        <details className="text-sm">
          <summary className="text-link hover:text-brand cursor-pointer py-1">
            查看{proposal.differences.length}处修改
          </summary>
          <div className="mt-2">
            <DifferenceList differences={proposal.differences} isNew={false} />
          </div>
        </details>
      )}
      <ProposalDialog
        goodsId={isReviewing ? goodsId : null}
        onClose={() => {
          setReviewing(false)
          onChanged(false)
        }}
      />
    </section>
  )
}

/** 撤回, 提交审核 and 放弃修改 of a merchant. */
function MerchantActions({ proposal, onChanged }: Pick<ProposalNoticeProps, 'proposal' | 'onChanged'>) {
  const { goods_id: goodsId, state, is_new: isNew } = proposal
  const client = useQueryClient()
  const change = useSingleMutation({
    mutationFn: (kind: 'submit' | 'withdraw' | 'discard') =>
      kind === 'submit'
        ? desk.goodsProposal.submit({ goods_id: goodsId })
        : desk.goodsProposal.withdraw({ goods_id: goodsId, discard: kind === 'discard' }),
    onSuccess: (_, kind) => {
      toast.success({ submit: '已提交审核', withdraw: '已撤回', discard: '已放弃修改' }[kind])
      onChanged(kind === 'discard')
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: deskQuery.goods.list.key() }),
        client.invalidateQueries({ queryKey: deskQuery.goods.count.key() }),
        client.invalidateQueries({ queryKey: deskKey }),
      ]),
  })
  return (
    <>
      {!isNew && (
        <Button
          variant="text"
          onClick={async () => {
            if (await confirm({ text: '放弃后商品保持现在的内容，确定放弃提交的修改？' }))
              change.mutate('discard')
          }}
        >
          放弃提交的修改
        </Button>
      )}
      {state === 'processing' ? (
        <Button variant="ghost" loading={change.isPending} onClick={() => change.mutate('withdraw')}>
          撤回
        </Button>
      ) : (
        <Button loading={change.isPending} onClick={() => change.mutate('submit')}>
          提交审核
        </Button>
      )}
    </>
  )
}
