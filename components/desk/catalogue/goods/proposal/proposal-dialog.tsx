'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDialogRow } from '@/components/desk/form/use-dialog-row'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { deskQuery } from '@/lib/client/call/desk'
import type { GoodsProposal } from '@/lib/contract/operator/catalogue/goods-proposal'
import { goodsFieldName } from '@/lib/domain/goods/field-names'
import { proposalStates } from '@/lib/domain/goods/proposal'
import { minuteText } from '@/lib/domain/time/china'
import { DifferenceList } from './difference-list'
import { RejectForm } from './reject-form'
import { useDecision } from './use-decision'

interface ProposalDialogProps {
  /** The product that is open; null for none. */
  goodsId: number | null
  onClose: () => void
}

/** 商品审核: what a merchant has sent, beside what is on sale, with 通过 and 驳回. */
export function ProposalDialog({ goodsId, onClose }: ProposalDialogProps) {
  const { shown, round } = useDialogRow(goodsId)
  return shown === null ? null : (
    <Opened key={round} goodsId={shown} isOpen={goodsId !== null} onClose={onClose} />
  )
}

interface OpenedProps {
  goodsId: number
  isOpen: boolean
  onClose: () => void
}

function Opened({ goodsId, isOpen, onClose }: OpenedProps) {
  const [isRejecting, setRejecting] = useState(false)
  const decide = useDecision(onClose)
  const { data, isError, error, refetch, isRefetching } = useQuery({
    ...deskQuery.goodsProposal.info.queryOptions({
      input: isOpen ? { goods_id: goodsId } : skipToken,
      staleTime: 0,
      meta: { silent: true },
    }),
    retry: false,
  })
  const proposal = data?.proposal
  const isWaiting = proposal?.state === 'processing'
  const item = proposal && {
    goods_id: goodsId,
    revision: proposal.revision,
    ...(proposal.conflicts.length > 0 && { overwrite: proposal.conflicts.map(({ field }) => field) }),
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      dismissable={false}
      title={proposal?.is_new === false ? '审核商品修改' : '审核商品'}
      width={860}
      footer={
        isWaiting &&
        item &&
        (isRejecting ? (
          <>
            <Button variant="ghost" onClick={() => setRejecting(false)}>
              返回
            </Button>
            <Button type="submit" form="reject-goods" loading={decide.isPending}>
              确认驳回
            </Button>
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={() => setRejecting(true)}>
              驳回
            </Button>
            <Button
              disabled={proposal.problem !== ''}
              loading={decide.isPending}
              onClick={() => decide.mutate({ items: [item] })}
            >
              {proposal.conflicts.length > 0 ? '仍要通过' : '通过'}
            </Button>
          </>
        ))
      }
    >
      {isError && (
        <ErrorState small text={error.message} onRetry={() => void refetch()} retrying={isRefetching} />
      )}
      {!isError && !data && <Skeleton className="h-80" />}
      {data && !isWaiting && <Empty occasion="order" text="没有待审核的内容，可能已被处理或撤回" />}
      {proposal && isWaiting && (
        <div className="grid gap-4">
          <Summary proposal={proposal} />
          {isRejecting && (
            <RejectForm
              id="reject-goods"
              onReject={(reason) => decide.mutate({ items: [idOf(proposal)], reason })}
            />
          )}
          <DifferenceList differences={proposal.differences} isNew={proposal.is_new} />
        </div>
      )}
    </Dialog>
  )
}

const idOf = ({ goods_id, revision }: GoodsProposal) => ({ goods_id, revision })

/** Of a new product, all that it has are differences. */
const lacksCategory = ({ is_new: isNew, differences, proposed }: GoodsProposal): boolean =>
  isNew ? !differences.some(({ field }) => field === 'item_category') : proposed?.item_category.length === 0

/** Whose it is, and what speaks against it. */
function Summary({ proposal }: { proposal: GoodsProposal }) {
  const { item_name: name, shop_name: shop, by, submitted, state, conflicts, problem } = proposal
  return (
    <>
      <div>
        <p className="text-ink font-semibold break-words">{name}</p>
        <p className="text-muted nums mt-1 text-sm">
          {[shop, by, minuteText(submitted), proposalStates[state]].filter(Boolean).join(' · ')}
        </p>
      </div>
      {lacksCategory(proposal) && (
        <p role="status" className="rounded-card bg-brand-pale text-ink p-3 text-sm">
          没有分类，顾客在分类里找不到这件商品
        </p>
      )}
      {problem && (
        <p role="alert" className="rounded-card bg-brand-tint text-brand p-3 text-sm">
          不能按这个修改通过：{problem}
        </p>
      )}
      {conflicts.length > 0 && (
        <div role="status" className="rounded-card bg-brand-tint text-ink p-3 text-sm">
          <p>提交之后有人修改了同样的内容，通过会覆盖：</p>
          <ul className="mt-1">
            {conflicts.map(({ field, by: person, at }) => (
              <li key={field} className="nums">
                {goodsFieldName(field)}（{person || '其他人'} · {minuteText(at)}）
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
