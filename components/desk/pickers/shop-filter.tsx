'use client'
import { Store, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { shopSource } from './shop-source'

// The list of a picker can open another picker: not a cycle of modules that are evaluated.
const ListPicker = lazy(() => import('./list-picker'))

export interface FilterShop {
  id: number
  name: string
}

/** Limits a choice to the products of one shop. */
export function ShopFilter({
  shop,
  onChange,
}: {
  shop: FilterShop | null
  onChange: (shop: FilterShop | null) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <span className="flex shrink-0 items-center gap-1">
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <Store className="size-4" aria-hidden />
        <span className="max-w-40 truncate">{shop?.name ?? '全部店铺'}</span>
      </Button>
      {shop && (
        <button
          type="button"
          aria-label="不限店铺"
          className="text-muted hover:text-ink flex size-8 items-center justify-center"
          onClick={() => {
            onChange(null)
          }}
        >
          <X className="size-4" aria-hidden />
        </button>
      )}
      {isOpen && (
        <Suspense>
          <ListPicker
            source={shopSource}
            max={1}
            onClose={close}
            onPick={([record]) => {
              close()
              if (record) onChange({ id: Number(record.distributor_id), name: String(record.name) })
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
