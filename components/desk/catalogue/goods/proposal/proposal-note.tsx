import { Tag } from '@/components/ui/pill'
import type { DeskGoodsRow } from '@/lib/contract/operator/catalogue/goods-shape'
import { goodsFieldName } from '@/lib/domain/goods/field-names'
import { proposalStates } from '@/lib/domain/goods/proposal'

/** The change of a product that waits for approval, or the reason for which it was rejected. */
export function ProposalNote({ row: { proposal } }: { row: DeskGoodsRow }) {
  if (!proposal) return null
  const { state, is_new: isNew, fields, reason } = proposal
  const names = [...new Set(fields.map(goodsFieldName))]
  const what = isNew ? '新商品' : `修改 ${names.slice(0, 4).join('、')}${names.length > 4 ? ' 等' : ''}`
  return (
    <p className="text-muted mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
      <Tag tone={state === 'processing' ? 'accent' : state === 'rejected' ? 'brand' : 'plain'}>
        {proposalStates[state]}
      </Tag>
      <span className="min-w-0 break-words">{[what, reason].filter(Boolean).join(' · ')}</span>
    </p>
  )
}

interface ReviewButtonProps {
  row: DeskGoodsRow
  /** Absent for people who do not decide about it. */
  onReview?: ((goodsId: number) => void) | undefined
}

/** The button that opens what waits for approval of a product. */
export function ReviewButton({ row, onReview }: ReviewButtonProps) {
  if (!onReview || row.proposal?.state !== 'processing') return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`审核${row.item_name}`}
      onClick={() => onReview(row.goods_id)}
      className="text-link hover:text-brand tap text-sm"
    >
      审核
    </button>
  )
}
