'use client'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { hasOneOf } from '../../menu/entries'
import { deskMenu } from '../../menu/pages'
import { useDesk } from '../use-desk'
import { useDeskShop } from './desk-shop'
import { ShopChoice } from './shop-choice'

/** In the header, for operators: whether the lists of the desk show all shops or one. */
export function ShopSwitcher() {
  const { data: me } = useDesk()
  const shop = useDeskShop()
  const [isOpen, setOpen] = useState(false)
  if (me?.shop !== null || !hasOneOf(me.desk_role, deskMenu.shops.permission)) return null
  const text = shop?.name ?? '全部店铺'
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`查看的店铺：${text}`}
        title={text}
        onClick={() => setOpen(true)}
        className={cx(
          'tap hover:text-brand flex h-9 max-w-40 items-center gap-1.5 text-sm transition-colors max-md:size-9 max-md:justify-center',
          shop ? 'text-brand' : 'text-text',
        )}
      >
        <Store className="size-4 shrink-0" aria-hidden />
        <span className="truncate max-lg:sr-only">{text}</span>
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="查看店铺" width={480}>
        <ShopChoice onChosen={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
