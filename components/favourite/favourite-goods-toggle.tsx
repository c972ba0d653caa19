'use client'
import { cx } from '@/components/ui/cx'
import { Heart } from '@/components/ui/icons/heart'
import { FavouriteToggle } from './favourite-toggle'

interface FavouriteGoodsToggleProps {
  goodsId: number
  /** Shows only the heart; the text becomes its accessible name. */
  iconOnly?: boolean
  className?: string
}

/** 收藏 or 取消收藏 of a product (spec 1 §2). */
export function FavouriteGoodsToggle({ goodsId, iconOnly, className }: FavouriteGoodsToggleProps) {
  return (
    <FavouriteToggle kind="goods" id={goodsId}>
      {({ isOn, isSaving, onClick }) => {
        const text = isOn ? '取消收藏' : '收藏'
        return (
          <button
            type="button"
            data-press={`favourite-${goodsId}`}
            aria-pressed={isOn}
            aria-busy={isSaving || undefined}
            aria-label={iconOnly ? text : undefined}
            title={iconOnly ? text : undefined}
            onClick={onClick}
            className={cx('hover:text-brand inline-flex items-center gap-1.5 transition-colors', className)}
          >
            <Heart
              className={cx(iconOnly ? 'size-4' : 'size-[1.15em]', isOn && 'fill-brand text-brand')}
              aria-hidden
            />
            {!iconOnly && text}
          </button>
        )
      }}
    </FavouriteToggle>
  )
}
