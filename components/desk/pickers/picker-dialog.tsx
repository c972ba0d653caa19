'use client'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

interface Props {
  title: string
  /** How many are chosen, and how many can be. */
  count: number
  max: number
  /** 确定 can be pressed without a choice, to choose nothing. */
  mayBeEmpty?: boolean
  onSubmit: () => void
  onClose: () => void
  width?: number
  children: ReactNode
}

/** The frame of all pickers: 确定 and 取消, with the number of selected records (spec 4 §B8). */
export const PickerDialog = (props: Props) => {
  const { title, count, max, mayBeEmpty = false, onSubmit, onClose, width = 830, children } = props
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={width}
      dismissable={false}
      footer={
        <>
          {max > 1 && (
            <p role="status" className="text-muted mr-auto self-center text-xs">
              已选择 <span className="nums text-ink">{count}</span>
              {Number.isFinite(max) && ` / ${max}`}
            </p>
          )}
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button disabled={count === 0 && !mayBeEmpty} onClick={onSubmit}>
            确定
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
