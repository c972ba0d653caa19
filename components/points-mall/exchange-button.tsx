'use client'
import { useGoodsPick } from '@/components/goods-page/buy/pick-context'
import { Button, type ButtonLook } from '@/components/ui/button'

interface ExchangeButtonProps extends Pick<ButtonLook, 'size'> {
  /** The member has too few points. */
  isShort: boolean
  /** Instead of starting the exchange. */
  onClick?: (() => void) | undefined
  className?: string
}

/** 立即兑换, or why the product cannot be exchanged. */
export function ExchangeButton({ size, isShort, onClick, className = '' }: ExchangeButtonProps) {
  const { state, isBuying, buyNow } = useGoodsPick()
  const obstacle =
    state.kind === 'sale'
      ? isShort && '积分不足'
      : state.kind === 'closed'
        ? state.isSoldOut
          ? '已兑完'
          : state.label
        : '暂不可兑换'
  if (obstacle)
    return (
      <Button
        size={size ?? 'medium'}
        disabled
        className={`disabled:bg-line disabled:text-muted ${className}`}
      >
        {obstacle}
      </Button>
    )
  return (
    <Button size={size ?? 'medium'} loading={isBuying} onClick={onClick ?? buyNow} className={className}>
      立即兑换
    </Button>
  )
}
