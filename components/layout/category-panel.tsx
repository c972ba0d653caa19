'use client'
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { categoryPanelId } from './category-panel-id'

/** Its code is loaded when a menu opens for the first time; without a connection the next opening tries again. */
const fetchFlyouts = (panel: HTMLElement) =>
  void import('./fetch-flyouts').then(
    (module) => module.fetchFlyouts(panel),
    () => {},
  )

const close = (panel: HTMLElement) => {
  // After a click the pointer is still over the menu: it stays closed until the pointer leaves.
  panel.dataset.closed = ''
  if (document.activeElement instanceof HTMLElement && panel.contains(document.activeElement))
    document.activeElement.blur()
  if (panel.matches(':popover-open')) panel.hidePopover()
}

interface CategoryPanelProps {
  /** Its styles in wide windows. */
  className?: string
  id?: string
  children: ReactNode
}

/** Container of a category list; closes on link clicks and Esc. A popover on phones only, see category-menu.css. */
export function CategoryPanel({
  className = 'category-panel',
  id = categoryPanelId,
  children,
}: CategoryPanelProps) {
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) close(event.currentTarget)
  }
  // Opened before React was there.
  const attach = (panel: HTMLDivElement | null) => {
    if (panel?.matches(':popover-open, :hover, :focus-within')) fetchFlyouts(panel)
  }
  const enter = ({ currentTarget }: SyntheticEvent<HTMLDivElement>) => {
    delete currentTarget.dataset.closed
    fetchFlyouts(currentTarget)
  }
  return (
    <div
      ref={attach}
      id={id}
      popover="auto"
      className={cx('category-sheet', className)}
      onClick={onClick}
      onKeyDown={(event) => event.key === 'Escape' && close(event.currentTarget)}
      onPointerLeave={(event) => delete event.currentTarget.dataset.closed}
      onPointerEnter={enter}
      onFocus={enter}
      onBeforeToggle={enter}
    >
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="关闭"
        className="category-close"
      >
        <span aria-hidden>✕</span>
      </button>
      {children}
    </div>
  )
}
