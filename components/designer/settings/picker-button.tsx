'use client'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Settings } from './field-props'

const GoodsPicker = lazy(() => import('./goods-picker'))
const CategoryPicker = lazy(() => import('./category-picker'))

/** Opens the picker of a kind and gives the chosen record. */
export function PickerButton({
  kind,
  name,
  onPick,
}: {
  kind: 'goods' | 'category'
  /** What is chosen now. */
  name: string
  onPick: (record: Settings) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  const pick = ([record]: readonly Settings[]) => {
    close()
    if (record) onPick(record)
  }
  return (
    <>
      <Button variant="ghost" size="small" block className="justify-start!" onClick={() => setOpen(true)}>
        <span className="truncate">{name || '设置路径'}</span>
      </Button>
      {isOpen && (
        <Suspense>
          {kind === 'goods' ? (
            <GoodsPicker max={1} onPick={pick} onClose={close} />
          ) : (
            <CategoryPicker onPick={pick} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}
