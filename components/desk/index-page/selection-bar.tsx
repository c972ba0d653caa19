import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** A shade at the edge behind which the buttons go on on phones: covered by a layer that scrolls with them. */
const edgeShade = `
  linear-gradient(to left, var(--color-card) 30%, transparent) right / 2.5rem 100% no-repeat local,
  linear-gradient(to left, var(--color-line), transparent) right / 0.75rem 100% no-repeat scroll,
  var(--color-card)`

interface SelectionBarProps {
  /** Accessible name; default 批量操作. */
  label?: string
  /** The number of selected rows in words: 已选 3 个商品. */
  text: ReactNode
  /** 取消选择. */
  onClear: () => void
  /** The buttons. */
  children: ReactNode
}

/** The bar below a list with selected rows: what can be done with all of them. */
export const SelectionBar = ({ label = '批量操作', text, onClear, children }: SelectionBarProps) => (
  <div
    role="region"
    aria-label={label}
    style={{ background: edgeShade }}
    className="border-line shadow-float rounded-card sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-3 border px-4 py-3 max-md:flex-nowrap max-md:overflow-x-auto max-md:[&>*]:shrink-0"
  >
    <p aria-live="polite" className="text-ink mr-auto text-sm">
      {text}
    </p>
    {children}
    <Button variant="text" className="max-md:order-first" onClick={onClear}>
      取消选择
    </Button>
  </div>
)
