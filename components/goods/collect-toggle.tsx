'use client'
import { Heart } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import { useCollect } from './use-collect'

/** 收藏 or 取消收藏 with a heart (spec 1 §2). */
export function CollectToggle({ goodsId, className }: { goodsId: number; className?: string }) {
  const { isCollected, toggle, busy } = useCollect(goodsId)
  return (
    <button
      type="button"
      aria-pressed={isCollected}
      aria-busy={busy || undefined}
      onClick={toggle}
      className={cx('hover:text-brand inline-flex items-center gap-1.5 transition-colors', className)}
    >
      <Heart className={cx('size-[1.15em]', isCollected && 'fill-brand text-brand')} aria-hidden />
      {isCollected ? '取消收藏' : '收藏'}
    </button>
  )
}
